import { z } from 'zod';
import type { RequestContext } from '../../context';
import type { ResetPasswordInput } from '../../graphql/generated/schema';
import { queueMail } from '../../platform/mail/mail';
import { letter } from '../../platform/mail/letter';
import { UserError, tooManyRequests } from '../user-error';
import { checkPassword, hashPassword } from './password';
import { issueToken, redeemToken } from './single-use-token.service';
import { UserEntity } from './user.entity';
import { attachProvenAddress } from './verification.service';

const emailSchema = z.string().trim().max(254).pipe(z.email());

/**
 * Sends the link that sets a new password.
 * @throws UserError INVALID_INPUT, INVALID_EMAIL, USER_NOT_FOUND, USER_DISABLED, TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(ctx: RequestContext, address: string): Promise<void> {
  if (!address.trim()) throw new UserError('INVALID_INPUT', 'Please enter your email address', ['email']);
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new UserError('INVALID_EMAIL', 'Please enter a valid email address.', ['email']);
  // the answer tells whether an account exists, so asking is limited before it is answered
  const waits = [await ctx.limits.take('resetPerAddress', ctx.address), await ctx.limits.take('resetPerAccount', email.data.toLowerCase())];
  if (Math.max(...waits) > 0) throw tooManyRequests('Too many reset requests. Please try again later.', Math.max(...waits));

  const user = await ctx.db.findOneBy(UserEntity, { email: email.data });
  if (!user) throw new UserError('USER_NOT_FOUND', 'No user found with this email address.', ['email']);
  if (user.disabledAt) throw new UserError('USER_DISABLED', 'This account has been disabled.');
  await ctx.transaction(async (tx) => {
    const token = await issueToken(tx, user.id, 'RESET');
    await queueMail(tx.db, {
      to: user.email,
      subject: 'Set a new Postloom password',
      html: letter({
        greeting: `Hello ${user.name}`,
        text: 'Somebody, hopefully you, asked for a new password. The link works once, within 30 minutes. If it was not you, nothing has changed and you can ignore this e-mail.',
        action: { text: 'Set a new password', href: `${tx.config.appUrl}/reset-password/confirm?token=${token}` },
      }),
    });
  });
}

/**
 * Sets a new password with a token from the e-mail, ends every session of the account, and takes the
 * address for proven, as its owner has read the e-mail.
 * @throws UserError INVALID_INPUT for a token that is unknown, was used or has run out; WEAK_PASSWORD.
 */
export async function resetPassword(ctx: RequestContext, { token, password }: ResetPasswordInput): Promise<void> {
  checkPassword(password);
  const passwordHash = await hashPassword(ctx, password);
  await ctx.transaction(async (tx) => {
    const userId = await redeemToken(tx, token, 'RESET');
    if (!userId) throw new UserError('INVALID_INPUT', 'This link has already been used or has expired. Please ask for a new one.', ['token']);
    await tx.db.update(UserEntity, { id: userId }, { passwordHash });
    await tx.db.query('update sessions set revoked_at = now() where user_id = $1 and revoked_at is null', [userId]);
    // older links to the same mailbox are worth nothing any more
    await tx.db.query(`update single_use_tokens set used_at = now() where user_id = $1 and purpose = 'RESET' and used_at is null`, [userId]);
    await attachProvenAddress(tx, userId);
  });
}
