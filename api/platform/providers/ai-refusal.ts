/**
 * The cause of an error, which determines the remedy: another key (`key`: invalid or not allowed; `billing`: its
 * project has no billing; `quota`: used up for now), another model (`model`: switched off, or unavailable to this key),
 * time (`service`), or none (`request`).
 */
export type AiFault = 'key' | 'billing' | 'quota' | 'model' | 'service' | 'request';

interface ErrorDetails {
  status: string;
  message: string;
  /** google.rpc.ErrorInfo. */
  reason: string | null;
  /** google.rpc.RetryInfo, milliseconds. */
  retryAfterMs: number | null;
  /** Whether the quota is zero: google.rpc.QuotaFailure. */
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

/** Parses a google.rpc.Status in JSON. The library wraps it in a second one when the answer's type was not JSON. */
function statusIn(text: string): Status {
  try {
    const error = (JSON.parse(text) as { error?: Status }).error ?? {};
    return error.message?.trimStart().startsWith('{') ? { ...error, ...statusIn(error.message) } : error;
  } catch {
    // A plain sentence: a proxy's page, or a connection error.
    return {};
  }
}

function read(text: string): ErrorDetails {
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
  private readonly details: ErrorDetails;

  constructor(
    /** HTTP status; null when no answer came. */
    readonly status: number | null,
    text: string,
    cause?: unknown,
    /** Whether this side ended the call before it was answered: the service completes it, and charges for it. */
    readonly isAbandoned = false,
  ) {
    const details = read(text);
    super(details.message, { cause });
    this.details = details;
  }

  /** The delay that the service asks for, in milliseconds. */
  get retryAfterMs(): number | null {
    return this.details.retryAfterMs;
  }

  /** Whether the model rejects this part of the request; without it the same request may succeed. */
  complainsOf(part: RegExp): boolean {
    return this.status === 400 && part.test(this.message);
  }

  /** Source: ai.google.dev/gemini-api/docs/troubleshooting and docs/api-key. */
  get fault(): AiFault {
    const { status, reason, nothingAllowed } = this.details;
    if (this.status === null || this.status >= 500 || this.status === 408) return 'service';
    if (this.status === 401 || this.status === 403) return 'key';
    if (this.status === 404) return 'model';
    if (this.status === 429) return nothingAllowed ? 'billing' : 'quota';
    if (reason === 'API_KEY_INVALID' || /API[_ ]key/i.test(this.message)) return 'key';
    // Free use is unavailable in some countries: the key's project needs billing.
    if (status === 'FAILED_PRECONDITION') return 'billing';
    return 'request';
  }
}
