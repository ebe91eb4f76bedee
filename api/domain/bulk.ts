import type { ErrorCode } from '../graphql/generated/schema';

/** Result of an operation on many objects, as `interface BulkPayload` of the contract describes it. */
export interface BulkResult {
  /** Objects that it is done to, by this call or an earlier one. */
  done: number;
  /** Objects of a filter that this call has not processed. */
  left: number;
  refused: number;
  /** The refused objects that were named by id. */
  refusals: { id: string; code: ErrorCode; message: string }[];
}

export const nothingDone: BulkResult = { done: 0, left: 0, refused: 0, refusals: [] };
