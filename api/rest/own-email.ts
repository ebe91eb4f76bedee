import { forbidden, invalid } from './failure';
import type { RestCall } from './row';

/**
 * Returns the address that a call asks about; null when it names none.
 * @throws RestFailure 400 for an empty, repeated or structured parameter; 403 when a list of everybody is asked for by
 *   somebody else than an Admin
 */
export function emailIn({ query, isAdmin }: RestCall): string | null {
  const structured = Object.keys(query).some((name) => name.startsWith('userEmail['));
  const given = query['userEmail'];
  if (structured || (given !== undefined && (typeof given !== 'string' || given.trim() === '')))
    throw invalid('userEmail', 'userEmail must be one e-mail address.');
  if (typeof given === 'string') return given.trim();
  if (!isAdmin) throw forbidden();
  return null;
}

/** @throws RestFailure 403 unless the address is the caller's own */
export function onlyOwn(asked: string | null, own: string | undefined): void {
  if (asked === null || asked.toLowerCase() !== own?.toLowerCase()) throw forbidden();
}
