import { AccessError, UserError } from './user-error';

interface PayloadError {
  code: UserError['code'];
  message: string;
  field: string[] | null;
  retryAfterSeconds: number | null;
}

/**
 * The one edge where expected failures become data: a UserError thrown by a service has rolled back its transaction
 * and is answered as an entry of `errors`, and so is an id that is malformed, unknown or somebody else's; anything
 * else stays an error.
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

/** The payload of a mutation that answers nothing but its errors. */
export const done = (work: () => Promise<void>) =>
  payload(async () => {
    await work();
    return {};
  }, {});
