import { randomBytes, randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXY';

function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Returns an id in the format of PayPal's orders, captures and refunds: 17 characters of digits and capitals. */
export function transactionId(): string {
  return randomCode(17);
}

/** Returns an id in the format of PayPal's webhook events, e.g. `WH-<17>-<17>`. */
export function eventId(): string {
  return `WH-${randomCode(17)}-${randomCode(17)}`;
}

/** Returns an id in the format of PayPal's dispute cases, e.g. `PP-R-ABC-12345678`. */
export function disputeId(): string {
  return `PP-R-${randomCode(3)}-${randomInt(10_000_000, 99_999_999)}`;
}

/** Returns the correlation id for PayPal's `Paypal-Debug-Id` header and every error body. */
export function debugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}

/** Returns the time in PayPal's format: ISO 8601 without fractions. */
export function timestamp(at: number = Date.now()): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
