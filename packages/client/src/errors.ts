/** An error as GraphQL answers it, or an entry of a payload's `errors`. */
export interface AnswerError {
  message: string;
  code?: string;
  /** Path of the input's field: a payload's error. */
  field?: readonly string[] | null;
  retryAfterSeconds?: number | null;
  extensions?: { code?: string; requestId?: string; scope?: string | null; retryAfterSeconds?: number };
}

interface Facts {
  /** Status of the answer; null when none came. */
  status?: number | null;
  errors?: readonly AnswerError[];
  /** What the server has answered beside the errors. */
  data?: unknown;
  cause?: unknown;
}

/** A refused or failed request. */
export class PostloomError extends Error {
  override readonly name = 'PostloomError';
  /** Status of the answer; null when none came. */
  readonly status: number | null;
  /** Names of the input's fields that have to be corrected. */
  readonly fields: readonly string[];
  readonly errors: readonly AnswerError[];
  /** Names the request in the shop's log. */
  readonly requestId: string | null;
  /** The scope that the token lacks. */
  readonly scope: string | null;
  /** How long to wait before another try; null when that is not known. */
  readonly retryAfterSeconds: number | null;
  readonly data: unknown;

  constructor(
    /** `ErrorCode` of a payload, `extensions.code` of GraphQL, or NETWORK, HTTP and NO_WEBSOCKET of this client. */
    readonly code: string,
    message: string,
    { status = null, errors = [], data, cause }: Facts = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    const [first] = errors;
    this.status = status;
    this.errors = errors;
    this.fields = errors.flatMap(({ field }) => (field?.length ? [field.join('.')] : []));
    this.requestId = first?.extensions?.requestId ?? null;
    this.scope = first?.extensions?.scope ?? null;
    this.retryAfterSeconds = first?.retryAfterSeconds ?? first?.extensions?.retryAfterSeconds ?? null;
    this.data = data;
  }
}

/** Returns the error of an answer with errors. */
export function errorOf(errors: readonly AnswerError[], facts: Omit<Facts, 'errors'> = {}): PostloomError {
  const [first] = errors;
  const code = first?.code ?? first?.extensions?.code ?? 'HTTP';
  return new PostloomError(code, first?.message ?? 'The server rejected the request.', { ...facts, errors });
}

/**
 * Returns the payload of a mutation when it was done.
 * @throws PostloomError with the codes and fields of its `errors` otherwise
 */
export function done<Payload extends { errors: readonly AnswerError[] }>(payload: Payload): Payload {
  if (payload.errors.length > 0) throw errorOf(payload.errors, { status: 200, data: payload });
  return payload;
}
