/**
 * Whose fault an error is, which says what may help: another key (`key`: not valid or not allowed; `billing`: its
 * project pays for nothing; `quota`: used up for now), another model (`model`: switched off, or closed to this key),
 * time (`service`), or nothing (`request`).
 */
export type AiFault = 'key' | 'billing' | 'quota' | 'model' | 'service' | 'request';

interface Told {
  status: string;
  message: string;
  /** google.rpc.ErrorInfo. */
  reason: string | null;
  /** google.rpc.RetryInfo, milliseconds. */
  retryAfterMs: number | null;
  /** A quota of nothing at all: google.rpc.QuotaFailure. */
  nothingAllowed: boolean;
}

interface Detail {
  '@type'?: string;
  reason?: string;
  retryDelay?: string;
  violations?: { quotaValue?: string }[];
}

interface Status {
  status?: string;
  message?: string;
  details?: Detail[];
}

/** A google.rpc.Status in JSON, which the library wraps in a second one where the answer was no JSON by its type. */
function statusIn(text: string): Status {
  try {
    const error = (JSON.parse(text) as { error?: Status }).error ?? {};
    return error.message?.trimStart().startsWith('{') ? { ...error, ...statusIn(error.message) } : error;
  } catch {
    // a proxy's page, or a connection's error: a sentence
    return {};
  }
}

function read(text: string): Told {
  const error = statusIn(text);
  const message = error.message ?? text;
  const detail = (type: string) => error.details?.find((one) => one['@type']?.endsWith(type));
  const seconds = /^([\d.]+)s$/.exec(detail('RetryInfo')?.retryDelay ?? '')?.[1];
  return {
    status: error.status ?? '',
    message,
    reason: detail('ErrorInfo')?.reason ?? null,
    retryAfterMs: seconds === undefined ? null : Number(seconds) * 1000,
    nothingAllowed:
      /\blimit: 0(?!\.?\d)/.test(message) ||
      (detail('QuotaFailure')?.violations ?? []).some(({ quotaValue }) => quotaValue === '0'),
  };
}

/** The AI service answered with an error, or did not answer in time. */
export class AiRefusal extends Error {
  override readonly name = 'AiRefusal';
  private readonly told: Told;

  constructor(
    /** HTTP status; null when no answer came. */
    readonly status: number | null,
    text: string,
    cause?: unknown,
  ) {
    const told = read(text);
    super(told.message, { cause });
    this.told = told;
  }

  /** How long the service asks to wait, in milliseconds. */
  get retryAfterMs(): number | null {
    return this.told.retryAfterMs;
  }

  /** The model does not take this part of the request; without it the same request may pass. */
  complainsOf(part: RegExp): boolean {
    return this.status === 400 && part.test(this.message);
  }

  /** Source: ai.google.dev/gemini-api/docs/troubleshooting and docs/api-key. */
  get fault(): AiFault {
    const { status, reason, nothingAllowed } = this.told;
    if (this.status === null || this.status >= 500 || this.status === 408) return 'service';
    if (this.status === 401 || this.status === 403) return 'key';
    if (this.status === 404) return 'model';
    if (this.status === 429) return nothingAllowed ? 'billing' : 'quota';
    if (reason === 'API_KEY_INVALID' || /API[_ ]key/i.test(this.message)) return 'key';
    // free use ends at some borders: the project behind the key needs billing
    if (status === 'FAILED_PRECONDITION') return 'billing';
    return 'request';
  }
}
