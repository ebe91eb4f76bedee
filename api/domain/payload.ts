import { AccessError, UserError } from './user-error';

interface PayloadError {
  code: UserError['code'];
  message: string;
  field: string[] | null;
  retryAfterSeconds: number | null;
}

/**
 * Converts expected failures into data. A UserError thrown by a service has rolled back its transaction and becomes an
 * entry of `errors`; so does an id that is malformed, unknown or another account's. Anything else stays an error. No
 * other code does this conversion.
 */
export async function payload<Result extends object, Empty extends object>(
  work: () => Promise<Result>,
  empty: Empty,
): Promise<(Result | Empty) & { errors: PayloadError[] }> {
  try {
    return { ...(await work()), errors: [] };
  } catch (error) {
    if (error instanceof AccessError && error.code === 'NOT_FOUND')
      return {
        ...empty,
        errors: [{ code: 'NOT_FOUND', message: error.message, field: null, retryAfterSeconds: null }],
      };
    if (!(error instanceof UserError)) throw error;
    return {
      ...empty,
      errors: [
        { code: error.code, message: error.message, field: error.field, retryAfterSeconds: error.retryAfterSeconds },
      ],
    };
  }
}

/** Returns the payload of a mutation that only reports errors. */
export const done = (work: () => Promise<void>) =>
  payload(async () => {
    await work();
    return {};
  }, {});
