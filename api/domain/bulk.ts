import type { BulkRefusal } from '../graphql/generated/schema';
import { UserError } from './user-error';

/** Result of an operation on many objects, as `interface BulkPayload` of the contract describes it. */
export interface BulkResult {
  /** Objects that it is done to, by this call or an earlier one. */
  done: number;
  /** Objects of a filter that this call has not processed. */
  left: number;
  refused: number;
  /** The refused objects that were named by id. */
  refusals: BulkRefusal[];
}

/**
 * Returns the result of an operation on objects that were named by id; an id that is named twice is one object.
 * @param refusalOf receives an id in lower case; null when the operation is done to its object
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

/** Whether a filter has a condition. An empty one would mean everything that there is. */
export const hasCondition = (filter: object): boolean =>
  Object.values(filter).some(
    (value: unknown) => value != null && (typeof value !== 'object' || Object.keys(value).length > 0) && value !== '',
  );

/**
 * Refuses an operation on more objects than its caller was shown.
 * @param what the objects in a sentence, such as 'orders'
 * @throws UserError CONFLICT.
 */
export function refuseMoreThan(expected: number, count: number, what: string): void {
  if (count > expected)
    throw new UserError('CONFLICT', `More ${what} match than you have seen. Please look again.`, ['expected']);
}

export const nothingDone: BulkResult = { done: 0, left: 0, refused: 0, refusals: [] };
