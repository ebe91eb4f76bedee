import { Secret, TOTP } from 'otpauth';

/** Validity of a code of an authenticator app, in seconds. */
const period = 30;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period, algorithm: 'SHA1' });

/** Creates a secret of 160 random bits in base 32, as authenticator apps accept it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * Returns the URI that an app reads from a QR code.
 * @param shop name that the app shows with its codes
 */
export const uriOf = (secret: string, shop: string, email: string): string => totpOf(secret, shop, email).toString();

/**
 * Returns the time step of a code: the current one, or the one before or after, because clocks differ.
 * @returns null for a code of none of them
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  // otpauth throws for six characters that take more than six bytes.
  if (!/^\d+$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
