import type { ErrorCode } from '../graphql/generated/schema';

/** An expected failure: becomes an entry of a payload's `errors`, and the transaction is rolled back. */
export class UserError extends Error {
  override readonly name = 'UserError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly field: string[] | null = null,
  ) {
    super(message);
  }
}

/** Access problems that are not a payload's business: GraphQL errors with this code. */
export type AccessCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'BAD_USER_INPUT';

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

/** The same answer for 'does not exist' and 'is not yours'. */
export const notFound = (what: string) => new AccessError('NOT_FOUND', `${what} not found.`);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** @throws AccessError NOT_FOUND for a text that can't be an id. */
export function checkId(id: string, what: string): string {
  if (!uuid.test(id)) throw notFound(what);
  return id;
}
