import type { BulkRefusal } from '../graphql/generated/schema';

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

export const nothingDone: BulkResult = { done: 0, left: 0, refused: 0, refusals: [] };
