import type { AccessError } from '../domain/user-error';

const statuses: Record<AccessError['code'], number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  BAD_USER_INPUT: 400,
};

/** The HTTP status that says what a refusal says. */
export const statusOf = ({ code }: AccessError): number => statuses[code];
