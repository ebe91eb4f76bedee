import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { randomToken, sameSecret } from '../../../platform/secrets/secrets';

const daySeconds = 24 * 60 * 60;

/** Lifetime of a refresh token in seconds: how long a session may be unused. */
export const refreshSeconds = 60 * daySeconds;

/** Lifetime of a session in milliseconds, however much it is used: a stolen one ends as well. */
const longestSessionMs = 180 * daySeconds * 1_000;

/** Returns when a session ends that began then and is used now. */
export const sessionEnd = (beganAt: Date): Date =>
  new Date(Math.min(Date.now() + refreshSeconds * 1_000, beganAt.getTime() + longestSessionMs));

/** The session a token belongs to: a family of refresh tokens of one account. */
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

/** Says what an access token is for: the same secret signs the attempts of external sign-ins. */
const audience = 'session';

/** Signs an access token. @param seconds its lifetime */
export const signAccess = (secret: string, { userId, family }: SessionName, seconds: number): string =>
  jwt.sign({ fam: family }, keyOf(secret), { subject: userId, audience, expiresIn: seconds, algorithm: 'HS256' });

/** Returns the session of an access token; null for a token that is not ours or has expired. */
export function readAccess(secret: string, token: string): SessionName | null {
  try {
    const claims = jwt.verify(token, keyOf(secret), { audience, algorithms: ['HS256'] });
    return typeof claims === 'object' && claims.sub && typeof claims['fam'] === 'string'
      ? { userId: claims.sub, family: claims['fam'] }
      : null;
  } catch {
    return null;
  }
}

const mac = (secret: string, text: string): string =>
  createHmac('sha256', keyOf(secret)).update(text).digest('base64url');

/**
 * Returns a refresh token of a family. It names its family and is signed: one that came to light again after its row
 * was deleted is recognized as one of ours.
 */
export function refreshToken(secret: string, family: string, random = randomToken()): string {
  const name = `${family}.${random}`;
  return `${name}.${mac(secret, `family:${name}`)}`;
}

/** Returns the family that a refresh token names; null for one that is not ours, and for one of 0.1.0. */
export function familyOf(secret: string, token: string): string | null {
  const [family = '', random = '', signature = ''] = token.split('.');
  return sameSecret(token, `${family}.${random}.${signature}`) &&
    sameSecret(signature, mac(secret, `family:${family}.${random}`))
    ? family
    : null;
}

/**
 * Returns the successor of a refresh token. It is derived, so that it can be returned again when an answer was lost,
 * although only its hash is stored.
 */
export const successorOf = (secret: string, family: string, refresh: string): string =>
  refreshToken(secret, family, mac(secret, `refresh:${refresh}`));

/**
 * Time after a rotation in which the old token still returns the same successor: for parallel requests of a browser,
 * and for one that lost the answer.
 */
const rotationGraceMs = 2 * 60_000;

/** Whether the token was used before, and longer ago than a lost answer explains. */
export const isSpent = ({ rotatedAt }: { rotatedAt: Date | null }) =>
  rotatedAt !== null && Date.now() - rotatedAt.getTime() >= rotationGraceMs;
