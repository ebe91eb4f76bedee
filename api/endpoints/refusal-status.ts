import { AccessError, UserError } from '../domain/user-error';
import { BadListRequest } from '../platform/lists/bad-list-request';

const statuses: Record<AccessError['code'], number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TWO_STEP_REQUIRED: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  BAD_USER_INPUT: 400,
};

/** Returns the HTTP status of a refusal. */
export const statusOf = ({ code }: Pick<AccessError, 'code'>): number => statuses[code];

/** A refusal as an HTTP answer. */
export interface HttpRefusal {
  status: number;
  body: { success: false; message: string; field?: readonly string[] };
  /** Seconds to wait; only for rate limits. */
  wait?: number;
}

/** Returns the answer for a refused download; null for an error that is a bug, not a refusal. */
export function refusalOf(error: unknown): HttpRefusal | null {
  if (error instanceof AccessError)
    return { status: statusOf(error), body: { success: false, message: error.message } };
  if (!(error instanceof BadListRequest) && !(error instanceof UserError)) return null;
  const { message, field } = error;
  const body = { success: false as const, message, ...(field && { field }) };
  if (error instanceof BadListRequest) return { status: 400, body };
  if (error.retryAfterSeconds) return { status: 429, body, wait: error.retryAfterSeconds };
  return { status: error.code === 'NOT_FOUND' ? 404 : 400, body };
}
