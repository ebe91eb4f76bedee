import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Lifetime in seconds. */
export const refreshSeconds = 60 * 24 * 60 * 60;

/** Which session a token belongs to: a family of refresh tokens, of one account. */
export interface SessionName {
  userId: string;
  family: string;
}

const keys = new Map<string, KeyObject>();

/** The secret as a key: jsonwebtoken would try to read a string as a public key first, on every request. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** @param seconds how long the token is good for */
export const signAccess = (secret: string, { userId, family }: SessionName, seconds: number): string =>
  jwt.sign({ fam: family }, keyOf(secret), { subject: userId, expiresIn: seconds, algorithm: 'HS256' });

/** Null for a token that is not ours or has run out. */
export function readAccess(secret: string, token: string): SessionName | null {
  try {
    const claims = jwt.verify(token, keyOf(secret), { algorithms: ['HS256'] });
    return typeof claims === 'object' && claims.sub && typeof claims['fam'] === 'string'
      ? { userId: claims.sub, family: claims['fam'] }
      : null;
  } catch {
    return null;
  }
}

/**
 * The refresh token that follows this one. Worked out, so that the same can be answered again when an answer was
 * lost, though nothing but its hash is stored.
 */
export const successorOf = (secret: string, refresh: string): string =>
  createHmac('sha256', keyOf(secret)).update(`refresh:${refresh}`).digest('base64url');
