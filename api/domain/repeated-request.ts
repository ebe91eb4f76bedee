import { isDeepStrictEqual } from 'node:util';
import { UserError } from './user-error';

/** The refusal of a request id that stands for something else. */
export const otherRequest = () =>
  new UserError('CONFLICT', 'This was sent before with other values. Please look at what it did, and start anew.', [
    'requestId',
  ]);

/**
 * Refuses a repeated request id with another input, which would get the answer to a call that it is not.
 * @param stored what the first call has stored
 * @param given the input of this one; null and undefined are the same
 * @throws UserError CONFLICT at `requestId`
 */
export function refuseOtherInput<Given extends object>(
  stored: { [Name in keyof Given]-?: unknown },
  given: Given,
): void {
  const first = stored as Record<string, unknown>;
  const isSame = Object.entries(given).every(([name, value]) => isDeepStrictEqual(first[name] ?? null, value ?? null));
  if (!isSame) throw otherRequest();
}
