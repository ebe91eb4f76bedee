import { Secret, TOTP } from 'otpauth';

/** Seconds that a code of an authenticator app stands. */
const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Postloom', label, secret: Secret.fromBase32(secret), digits: 6, period, algorithm: 'SHA1' });

/** 160 random bits in base 32, as authenticator apps take them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step that a code belongs to: the one of now, or the one before or after, as clocks differ.
 * @returns null for a code of none of them
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  // otpauth throws at six characters that take more than six bytes.
  if (!/^\d+$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
