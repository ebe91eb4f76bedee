import type { RequestContext } from '../context';
import type { BulkRefusal } from '../graphql/generated/schema';
import type { ListDefinition } from '../platform/lists/definition';
import { countOf, idBatches, isNarrowed } from '../platform/lists/walk';
import { UserError } from './user-error';

/** Result of an operation on many objects, as `interface BulkPayload` of the contract describes it. */
export interface BulkResult {
  /** Objects that were processed, by this call or an earlier one. */
  done: number;
  /** Objects of a filter that this call has not processed. */
  left: number;
  refused: number;
  /** The refused objects that were named by id. */
  refusals: BulkRefusal[];
}

/**
 * Returns the result of an operation on objects that were named by id; an id that is named twice is one object.
 * @param refusalOf receives an id in lower case; null when its object was processed
 */
export function resultByIds(
  given: readonly string[],
  refusalOf: (id: string) => Pick<BulkRefusal, 'code' | 'message'> | null,
): BulkResult {
  const named = new Map(given.map((id) => [id.toLowerCase(), id]));
  const refusals = [...named].flatMap(([known, id]) => {
    const refusal = refusalOf(known);
    return refusal ? [{ id, ...refusal }] : [];
  });
  return { done: named.size - refusals.length, left: 0, refused: refusals.length, refusals };
}

/**
 * Refuses an operation on more objects than its caller was shown.
 * @param what the objects in a sentence, such as 'orders'
 * @throws UserError CONFLICT.
 */
export function refuseMoreThan(expected: number, count: number, what: string): void {
  if (count > expected)
    throw new UserError('CONFLICT', `More ${what} match now than when you looked. Please check again.`, ['expected']);
}

/**
 * Refuses a filter that every object meets.
 * @param doWhat such as 'which orders to delete'
 * @throws UserError INVALID_INPUT; BadListRequest for an invalid filter
 */
export function refuseEverything<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: RequestContext,
  list: ListDefinition<Row, Filter, Field>,
  filter: Filter,
  { doWhat, field = ['filter'] }: { doWhat: string; field?: string[] },
): void {
  if (!isNarrowed(ctx, list, filter)) throw new UserError('INVALID_INPUT', `Please choose ${doWhat}.`, field);
}

interface Bounds {
  /** Number of objects that the caller was shown. */
  expected: number;
  /** The objects in a sentence, such as 'orders'. */
  what: string;
  /** Objects that one call may process. */
  most: number;
  /** Objects processed together. */
  batch: number;
  /** Runs before each batch but the first; its error ends the work. */
  beforeNext: () => Promise<void>;
}

/** After this time a call begins no further batch. */
const longestMs = 20_000;

/**
 * Processes the objects that match a filter, oldest first. Refused objects still match, so the walk continues behind them
 * until `most` objects or all are processed: a caller who repeats the call reaches every object.
 * @param act processes some objects, and returns how many, and the refused ones; an object that another call has
 * processed is neither
 * @throws UserError CONFLICT when more objects match than `expected`; BadListRequest for an invalid filter
 */
export async function doToMatching<Row extends { id: string }, Filter extends object, Field extends string>(
  ctx: RequestContext,
  list: ListDefinition<Row, Filter, Field>,
  filter: Filter,
  { expected, what, most, batch, beforeNext }: Bounds,
  act: (ids: string[]) => Promise<Pick<BulkResult, 'done' | 'refusals'>>,
): Promise<BulkResult> {
  const count = await countOf(ctx, list, { filter });
  refuseMoreThan(expected, count, what);
  const end = performance.now() + longestMs;
  const refusals: BulkRefusal[] = [];
  let processed = 0;
  let done = 0;
  const result = (left: number) => ({ done, left, refused: refusals.length, refusals });
  for await (const ids of idBatches(ctx, list, { filter }, Math.min(batch, most))) {
    if (processed > 0) await beforeNext();
    const chosen = ids.slice(0, most - done);
    const part = await act(chosen);
    done += part.done;
    refusals.push(...part.refusals);
    processed += chosen.length;
    if (done >= most || performance.now() > end) return result(Math.max(0, count - processed));
  }
  return result(0);
}

export const nothingDone: BulkResult = { done: 0, left: 0, refused: 0, refusals: [] };
