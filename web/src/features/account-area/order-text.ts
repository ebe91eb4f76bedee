import { ServerError } from '@apollo/client/errors';
import { errorCode, errorSentence } from '../../lib/errors';

const dayMs = 24 * 60 * 60 * 1000;
export const packageNameOr = (name: string | null | undefined): string => name?.trim() || 'Unnamed Package';

/** Whole days until a membership ends, rounded up; 'Expired' when not positive, 'N/A' without a date. */
export function daysLeft(until: string | null | undefined, now = Date.now()): string {
  if (!until) return 'N/A';
  const days = Math.ceil((new Date(until).getTime() - now) / dayMs);
  if (days <= 0) return 'Expired';
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}

/** Why orders could not be loaded, in the words of the specification (user area, section 8). */
export function ordersSentence(error: unknown): string {
  if (ServerError.is(error)) return `HTTP error! Status: ${error.statusCode}`;
  if (errorCode(error) === 'UNAUTHENTICATED') return 'User email not found';
  return `Failed to fetch data: ${errorSentence(error)}`;
}
