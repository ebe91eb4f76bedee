import { z } from 'zod';
import { UserError } from '../../user-error';

/**
 * An address as it is stored. No mailbox is under `.invalid` (RFC 2606): the addresses of deleted accounts and of
 * test accounts are, and a person's account with one of them would prevent a deletion.
 */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email().refine((address) => !address.endsWith('.invalid')));

/** Returns an address as it is stored: trimmed, in lower case. @throws UserError INVALID_EMAIL. */
export function checkedEmail(email: string): string {
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw new UserError('INVALID_EMAIL', 'Invalid email address format.', ['email']);
  return parsed.data;
}

export const emailInUse = () =>
  new UserError('EMAIL_ALREADY_IN_USE', 'This email is already in use. Please try another one.', ['email']);

/** Whether the database refused a concurrent duplicate. */
export const isDuplicate = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } }).driverError?.code === '23505';
