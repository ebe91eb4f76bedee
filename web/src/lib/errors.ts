import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** An entry of a payload's `errors`. */
export interface PayloadError {
  code: string;
  message: string;
  field: string[] | null;
}

export const sessionEnded = 'Your session has ended. Please sign in again.';

const sentences: Record<string, string> = {
  UNAUTHENTICATED: sessionEnded,
  FORBIDDEN: 'You have no access to this.',
  TOO_MANY_REQUESTS: 'That was a little fast. Please wait a moment and try again.',
};

/** What to do where the browser stores no session. */
export const cookiesNeeded =
  'Your browser blocks cookies for this site, and you cannot stay signed in without them. Allow them in its settings, then load this page again.';

/** The server has signed the user in, but the browser did not store the session's cookies. */
export class SessionNotStored extends Error {
  override readonly name = 'SessionNotStored';
  constructor() {
    super(cookiesNeeded);
  }
}

const networkError = 'Network error. Please check your connection and try again.';

/** A change may have arrived, and only its answer be lost. */
const timeoutMessages = {
  query: networkError,
  change: 'No answer came within a minute. Your request may still have arrived: please check before you send it again.',
  repeatable:
    'No answer came within a minute. Your request may still have arrived. You can safely send it again: it counts only once.',
};

/** A request that had no answer within its time limit; like other failures of the network a TypeError. */
export class RequestTimedOut extends TypeError {
  override readonly name = 'RequestTimedOut';
  /** @param of 'repeatable': a change with a request id, which counts once however often it is sent */
  constructor(of: keyof typeof timeoutMessages) {
    super(timeoutMessages[of]);
  }
}

/** Returns the code of the first GraphQL error, such as UNAUTHENTICATED or NOT_FOUND; null for anything else. */
export function errorCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : null;
}

/** Returns a user-facing message for any error of a query or mutation. */
export function errorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = errorCode(error);
    if (code === 'INTERNAL_SERVER_ERROR') {
      const id = first?.extensions?.['requestId'];
      return typeof id === 'string'
        ? `Something went wrong on our side. If it happens again, tell support this code: ${id}.`
        : 'Something went wrong on our side. Please try again.';
    }
    // the server's own message says how long to wait
    if (code === 'TOO_MANY_REQUESTS' && typeof first?.extensions?.['retryAfterSeconds'] === 'number')
      return first.message;
    return (code && sentences[code]) ?? first?.message ?? 'Something went wrong. Please try again.';
  }
  if (ServerError.is(error))
    return error.statusCode === 429
      ? (sentences['TOO_MANY_REQUESTS'] ?? '')
      : 'Our server did not answer as it should. Please try again in a moment.';
  if (error instanceof SessionNotStored || error instanceof RequestTimedOut) return error.message;
  if (error instanceof TypeError) return networkError;
  return 'Something went wrong. Please try again.';
}

/** Returns whether the server answered a failed request at all. */
export const isAnswer = (error: unknown): boolean => CombinedGraphQLErrors.is(error) || ServerError.is(error);

/** Returns whether it is unknown if a failed request has arrived: its answer was lost, or came from a proxy. */
export const isAnswerLost = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) && !(ServerError.is(error) && error.statusCode < 500);

/** Returns the API's own message for a failed request, or the given sentence when there is none. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!CombinedGraphQLErrors.is(error) || errorCode(error) === 'INTERNAL_SERVER_ERROR') return fallback;
  return error.errors[0]?.message ?? fallback;
}
