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

/** 8 characters of A-Z and 0-9 from a cryptographic source, as orders and payments carry them. */
export const randomCode = () => Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** 256 random bits, safe in addresses and cookies. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** What is stored of a random token: enough to recognise it, not to use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Recognises an equal secret without storing it; keyed, so a leaked table can't be searched. */
export const fingerprint = (key: Buffer, secret: string) =>
  createHmac('sha256', key).update(secret).digest('base64url');

/** Compares in constant time. */
export const sameSecret = (a: string, b: string) =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** AES-256-GCM; the answer holds version, nonce, tag and ciphertext, parted by dots. */
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

/** @throws Error when the text was made with another key or was changed. */
export function decrypt(key: Buffer, text: string): string {
  const [version, nonce, tag, sealed] = text.split('.');
  if (version !== 'v1' || !nonce || !tag || sealed === undefined) throw new Error('Not an encrypted value');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8');
}
