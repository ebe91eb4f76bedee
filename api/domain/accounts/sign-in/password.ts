import bcrypt from 'bcrypt';
import type { RequestContext } from '../../../context';
import { UserError } from '../../user-error';
import { isGuessable } from './guessable-password';

/** bcrypt reads 72 bytes; it would silently truncate a longer password. */
const longestPasswordBytes = 72;

/**
 * Checks a new password.
 * @throws UserError WEAK_PASSWORD for fewer than 6 characters or nothing but spaces, more than 72 bytes, a NUL, or one
 * that is easy to guess.
 */
export function checkPassword(password: string): void {
  // a password may contain spaces, but not only spaces
  if (password.length < 6 || !password.trim())
    throw new UserError('WEAK_PASSWORD', 'Password must be at least 6 characters', ['password']);
  if (Buffer.byteLength(password) > longestPasswordBytes)
    throw new UserError('WEAK_PASSWORD', 'Password must be at most 72 bytes long.', ['password']);
  if (password.includes('\0') || isGuessable(password))
    throw new UserError('WEAK_PASSWORD', 'Password is too weak. Please use a stronger password.', ['password']);
}

export const hashPassword = (ctx: RequestContext, password: string): Promise<string> =>
  bcrypt.hash(password, ctx.config.bcryptCost);

/**
 * Whether the password matches. False also for an account without a password, and for one that bcrypt would truncate.
 */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> =>
  hash !== null && Buffer.byteLength(password) <= longestPasswordBytes && (await bcrypt.compare(password, hash));
