import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What tokens begin with, so that secret scanners find them in code and logs: of the live world, and of test mode. */
export const tokenPrefixes = { LIVE: 'plm_', TEST: 'plt_' } as const;

/** Whether a text begins as a personal access token does. */
export const hasTokenPrefix = (text: string): boolean =>
  Object.values(tokenPrefixes).some((prefix) => text.startsWith(prefix));

const secretLength = 43;
const checksumLength = 6;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Writes bytes as a number with the digits 0-9, A-Z, a-z. */
function base62(bytes: Uint8Array, length: number): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text;
  return text.padStart(length, '0');
}

/** The CRC-32 of the text before it: scanners and the server distinguish a token from other text without a look-up. */
function checksumOf(text: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return base62(bytes, checksumLength);
}

/** Returns a new token: the prefix, 256 random bits and their checksum. */
export function newToken(mode: keyof typeof tokenPrefixes = 'LIVE'): string {
  const text = tokenPrefixes[mode] + base62(randomBytes(32), secretLength);
  return text + checksumOf(text);
}

/** Whether a text has the format of a token, checksum included. */
export function isTokenFormat(text: string): boolean {
  if (!/^pl[mt]_[0-9A-Za-z]{49}$/.test(text)) return false;
  return checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}
