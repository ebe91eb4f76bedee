import { AccessError, UserError } from '../domain/user-error';
import { BadListRequest } from '../platform/lists/definition';

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

/** The body of every refusal outside of GraphQL, as in `components/schemas/Failure` of /openapi.json. */
export interface RefusalBody {
  success: false;
  message: string;
  error: string;
  code: string;
  /** Name of the wrong parameter, with the parts of a path in it joined by dots. */
  field?: string;
}

export const refusalBody = (message: string, code: string, field?: readonly string[] | null): RefusalBody => ({
  success: false,
  message,
  error: message,
  code,
  ...(field && { field: field.join('.') }),
});

/** A refusal as an HTTP answer. */
export interface HttpRefusal {
  status: number;
  body: RefusalBody;
  /** Seconds to wait; only for rate limits. */
  wait?: number;
}

/** Returns the answer for a refused download; null for an error that is a bug, not a refusal. */
export function refusalOf(error: unknown): HttpRefusal | null {
  if (error instanceof AccessError) return { status: statusOf(error), body: refusalBody(error.message, error.code) };
  if (error instanceof BadListRequest)
    return { status: 400, body: refusalBody(error.message, 'INVALID_INPUT', error.field) };
  if (!(error instanceof UserError)) return null;
  const body = refusalBody(error.message, error.code, error.field);
  if (error.retryAfterSeconds) return { status: 429, body, wait: error.retryAfterSeconds };
  return { status: error.code === 'NOT_FOUND' ? 404 : 400, body };
}
