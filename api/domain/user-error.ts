import type { ErrorCode } from '../graphql/generated/schema';

/** An expected failure: becomes an entry of a payload's `errors`, and the transaction is rolled back. */
export class UserError extends Error {
  override readonly name = 'UserError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly field: string[] | null = null,
    /** Whole seconds until a retry is possible; only set by a rate limit. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

const minute = 60;

/** Formats a wait, never shorter than the wait itself: '40 seconds', '1 minute', '15 minutes', '2 hours'. */
export function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < minute
      ? [seconds, 'second']
      : seconds <= 90 * minute
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / minute / minute), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Returns the error of a rate limit.
 * @param sentence says what was too much; when to try again follows it
 */
export const tooManyRequests = (sentence: string, waitSeconds: number): UserError =>
  new UserError('TOO_MANY_REQUESTS', `${sentence} You can try again in ${formatWait(waitSeconds)}.`, null, waitSeconds);

/** Returns the error for too many emails: an unproven address gets a few an hour, from all callers together. */
export const tooManyEmails = (): UserError =>
  tooManyRequests('We have sent several emails to this address.', 60 * minute);

/** Access problems outside a payload's errors: GraphQL errors with this code. */
export type AccessCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  /** An Admin without the two-step sign-in that the shop demands. */
  | 'TWO_STEP_REQUIRED'
  | 'NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_USER_INPUT';

export class AccessError extends Error {
  override readonly name = 'AccessError';
  constructor(
    readonly code: AccessCode,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Returns the same error for 'does not exist' and 'belongs to another account'. */
export const notFound = (what: string) => new AccessError('NOT_FOUND', `${what} not found.`);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a well-formed id. */
export const isId = (text: string): boolean => uuid.test(text);

/** Returns the id in lower case, as the database has it. @throws AccessError NOT_FOUND for a text that is not a well-formed id. */
export function checkId(id: string, what: string): string {
  if (!isId(id)) throw notFound(what);
  return id.toLowerCase();
}
