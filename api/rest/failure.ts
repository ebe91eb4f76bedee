import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { UserError } from '../graphql/generated/schema';

/** A refusal of a REST call. `field` is the field's name in the body. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field: string | null = null,
    /** Seconds to wait; only for limits, and while the database is away. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

export const invalid = (field: string, message: string) => new RestFailure(400, 'INVALID_INPUT', message, field);
export const notFound = (what: string) => new RestFailure(404, 'NOT_FOUND', `${what} not found.`);

/** Returns a value that is there. @throws RestFailure 404 for null */
export function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value == null) throw notFound(what);
  return value;
}

/** Every error code of the contract whose status is not 400. */
const statuses = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TWO_STEP_REQUIRED: 403,
  PROOF_REQUIRED: 403,
  SELLER_CANNOT_PURCHASE: 403,
  OPERATION_NOT_ALLOWED: 403,
  USER_DISABLED: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  INVALID_STATE: 409,
  CONFLICT: 409,
  IN_USE: 409,
  LAST_ADMIN: 409,
  LIMIT_REACHED: 409,
  INSUFFICIENT_CREDITS: 409,
  CREDIT_NOT_TAKEN: 409,
  PAYMENT_PENDING: 409,
  PAYMENT_NOT_CONFIRMED: 409,
  PAYMENT_DECLINED: 409,
  PAYMENT_FAILED: 409,
  EMAIL_ALREADY_IN_USE: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  PROVIDER_ERROR: 503,
  PAYMENT_UNAVAILABLE: 503,
  TEST_MODE_ONLY: 403,
  NO_API_KEYS: 503,
  SERVICE_UNAVAILABLE: 503,
} as const;

/** A code that the description of a row names. */
export type RefusalCode = keyof typeof statuses;

export const statusOf = (code: string): number => (statuses as Readonly<Record<string, number>>)[code] ?? 400;

/** Every failure of a REST path. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'A sentence for people.', examples: ['The request was refused.'] }),
  error: z.string().meta({ description: 'The same sentence.', examples: ['The request was refused.'] }),
  code: z
    .string()
    .regex(/^[A-Z_]+$/)
    .meta({ description: 'For programs.', examples: ['INVALID_INPUT'] }),
  field: z.string().optional().meta({ description: 'The field of the body or the parameter that is wrong.' }),
  requestId: z.string().optional().meta({ description: 'To quote to support.' }),
  matchedCount: z.literal(0).optional().meta({ description: 'With 404 of a PUT only.' }),
  modifiedCount: z.literal(0).optional().meta({ description: 'With 404 of a PUT only.' }),
});

/** Seconds after which a call may be repeated when the contract names none. */
const usualWait = 5;

const failureOf = (code: string, message: string, field: string | null, wait?: unknown) => {
  const status = statusOf(code);
  const retryAfter = status === 429 || status === 503 ? Number(wait ?? usualWait) : null;
  return new RestFailure(status, code, message, field, retryAfter);
};

/**
 * Names of the contract's input fields in the body, such as `customerName` for `billing.customerName`, or `src` for
 * `logo.url` at the end of any path.
 */
export type FieldNames = Readonly<Record<string, string>>;

const nameOf = (path: readonly (string | number)[] | null | undefined, given: FieldNames): string | null => {
  if (!path?.length) return null;
  const names: FieldNames = { requestId: 'Idempotency-Key', ...given };
  const inner = path.filter((part) => part !== 'input').map(String);
  // a row of a list is named by its list
  const words = inner.filter((part) => !/^\d+$/.test(part)).toReversed();
  const ends = words.map((_word, index) =>
    words
      .slice(0, words.length - index)
      .toReversed()
      .join('.'),
  );
  const renamed = [...ends, ...words].map((part) => names[part]).find((name) => name !== undefined);
  const name = names[inner.join('.')] ?? renamed ?? words[0] ?? null;
  return name === 'requestId' ? 'Idempotency-Key' : name;
};

/** Returns a sentence without the path to its field, which old clients do not know. */
function withoutPath(message: string, path: readonly (string | number)[] | null | undefined): string {
  const places = (path ?? []).map((part) => (/^\d+$/.test(String(part)) ? String(Number(part) + 1) : String(part)));
  const prefixes = places.map((_place, index) => `${places.slice(index).join(' ')}: `);
  return message.slice(prefixes.find((prefix) => message.startsWith(prefix))?.length ?? 0);
}

/** Returns the failure for an error of the operation itself. */
export function failureOfError({ message, extensions }: GraphQLError, names: FieldNames): RestFailure {
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : 'INVALID_INPUT';
  const field = nameOf(extensions['field'] as string[] | undefined, names);
  return failureOf(code === 'BAD_USER_INPUT' ? 'INVALID_INPUT' : code, message, field, extensions['retryAfterSeconds']);
}

type PayloadError = Pick<UserError, 'code' | 'message'> & {
  field?: readonly string[] | null;
  retryAfterSeconds?: number | null;
};

/** @throws RestFailure for the first error in the payloads of mutations. */
export function refuseErrors(data: object, names: FieldNames): void {
  const payloads = Object.values(data) as ({ errors?: readonly PayloadError[] } | null)[];
  const first = payloads.flatMap((payload) => payload?.errors ?? [])[0];
  if (!first) return;
  const { code, message, field, retryAfterSeconds } = first;
  throw failureOf(code, withoutPath(message, field), nameOf(field, names), retryAfterSeconds);
}
