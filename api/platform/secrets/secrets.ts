import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

const codeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Returns 8 characters of A-Z and 0-9 from a cryptographic source, for orders and payments. */
export const randomCode = () => Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** Returns 256 random bits, safe in addresses and cookies. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Returns the stored form of a random token: enough to recognize it, not to use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Returns a fingerprint that recognizes an equal secret without storing it; keyed, so a leaked table can't be searched.
 */
export const fingerprint = (key: Buffer, secret: string) =>
  createHmac('sha256', key).update(secret).digest('base64url');

/** Compares in constant time. */
export const sameSecret = (a: string, b: string) =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** Encrypts with AES-256-GCM; the result is version, nonce, tag and ciphertext, separated by dots. */
export function encrypt(key: Buffer, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [
    'v1',
    nonce.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
    sealed.toString('base64url'),
  ].join('.');
}

/**
 * Decrypts.
 * @throws Error when the text was encrypted with another key or changed.
 */
export function decrypt(key: Buffer, text: string): string {
  const [version, nonce, tag, sealed] = text.split('.');
  if (version !== 'v1' || !nonce || !tag || sealed === undefined) throw new Error('Not an encrypted value');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8');
}
