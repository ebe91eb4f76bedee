import { networkCodes } from '../http/network';

/** The storage does not answer, is full, refuses us or reports a temporary failure: the same call may succeed later. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}

interface Suspect {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Whether an error means that, by Node's codes, the names of the S3 client's timeouts and the status of an answer. */
export function saysAway(error: unknown): boolean {
  const { name, message, code, errors, $metadata } = (error ?? {}) as Suspect;
  if (typeof code === 'string' && networkCodes.has(code)) return true;
  // The client's wrapper for errors of another realm has lost the code.
  const wrapped = /^AWS SDK error wrapper for .*?\b(E[A-Z_]+)\b/.exec(String(message))?.[1];
  if (wrapped && networkCodes.has(wrapped)) return true;
  if (name === 'TimeoutError' || name === 'SlowDown') return true;
  // Several addresses were tried.
  if (Array.isArray(errors)) return errors.some(saysAway);
  return ($metadata?.httpStatusCode ?? 0) >= 500 || $metadata?.httpStatusCode === 429;
}

/**
 * Whether the storage refuses this process, for a reason that an operator corrects: credentials, policy, clock or bucket.
 * What was to be stored waits until then, as behind a storage that is away.
 */
export function saysRefused(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as Suspect;
  return name === 'NoSuchBucket' || $metadata?.httpStatusCode === 401 || $metadata?.httpStatusCode === 403;
}
