import bcrypt from 'bcrypt';
import type { RequestContext } from '../../../context';
import { KeyedSemaphore } from '../../../platform/http/keyed-semaphore';
import { UserError } from '../../user-error';
import { isGuessable } from './guessable-password';

/** bcrypt reads 72 bytes; it would silently truncate a longer password. */
const longestPasswordBytes = 72;

/**
 * Hashes of one account that are computed at a time: a hash takes a whole core, and other accounts must be able to sign
 * in.
 */
const hashing = new KeyedSemaphore(2);

/** A letter with an accent is one character or two, depending on the device: a password is hashed in one form. */
const formOf = (password: string): string => password.normalize('NFC');

/**
 * Checks a new password.
 * @throws UserError WEAK_PASSWORD for fewer than 6 characters or nothing but spaces, more than 72 bytes, a NUL, or one
 * that is easy to guess.
 */
export function checkPassword(given: string): void {
  const password = formOf(given);
  // a password may contain spaces, but not only spaces
  if (password.length < 6 || !password.trim())
    throw new UserError('WEAK_PASSWORD', 'Password must be at least 6 characters', ['password']);
  if (Buffer.byteLength(password) > longestPasswordBytes)
    throw new UserError('WEAK_PASSWORD', 'Password must be at most 72 bytes long.', ['password']);
  if (password.includes('\0') || isGuessable(password))
    throw new UserError('WEAK_PASSWORD', 'Password is too weak. Please use a stronger password.', ['password']);
}

export const hashPassword = (ctx: RequestContext, password: string): Promise<string> =>
  bcrypt.hash(formOf(password), ctx.config.bcryptCost);

/**
 * Whether the password of an account matches. False also for an account without a password, and for one that bcrypt would
 * truncate. Passwords that were set before they had one form may be stored decomposed, as some devices write them.
 */
export async function isPassword(userId: string, given: string, hash: string | null): Promise<boolean> {
  const forms = new Set([formOf(given), given.normalize('NFD')]);
  const release = await hashing.acquire(userId);
  try {
    for (const password of forms)
      if (
        hash !== null &&
        Buffer.byteLength(password) <= longestPasswordBytes &&
        (await bcrypt.compare(password, hash))
      )
        return true;
    return false;
  } finally {
    release();
  }
}
