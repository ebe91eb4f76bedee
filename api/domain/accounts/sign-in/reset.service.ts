import type { RequestContext } from '../../../context';
import type { ResetPasswordInput } from '../../../graphql/generated/schema';
import { queueMail } from '../../../platform/mail/mail';
import { emailHtml } from '../../../platform/mail/email-html';
import { linkPlaceholder, sealLink } from '../../../platform/mail/email-link';
import { loggedAttempt } from '../../security-log';
import { UserError, tooManyEmails, tooManyRequests } from '../../user-error';
import { forgetAttempts } from './sign-in-attempts';
import { checkPassword, hashPassword } from './password';
import { emailSchema } from '../email/address';
import { queueNotice } from '../notices';
import { attachProvenAddress, reclaimAccount } from '../email/proof.service';
import { endAllSessions } from '../sessions/session.service';
import { issueToken, ownerOfToken, redeemToken, spendTokens } from '../single-use-token.service';
import { UserEntity } from '../user.entity';
import { readEmailBrand } from '../../settings/appearance';

const tooManyResets = 'Too many reset requests.';

/**
 * Sends the link that sets a new password.
 * @throws UserError INVALID_INPUT, INVALID_EMAIL, USER_NOT_FOUND, USER_DISABLED, TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(ctx: RequestContext, address: string): Promise<void> {
  if (!address.trim()) throw new UserError('INVALID_INPUT', 'Please enter your email address', ['email']);
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new UserError('INVALID_EMAIL', 'Please enter a valid email address.', ['email']);
  // the answer reveals whether an account exists, so requests are limited before it is given
  const waits = [
    await ctx.limits.take('resetPerAddress', ctx.address),
    await ctx.limits.take('resetPerAccount', email.data),
  ];
  if (Math.max(...waits) > 0) throw tooManyRequests(tooManyResets, Math.max(...waits));

  await ctx.transaction(async (tx) => {
    // under its lock: an account that is changing its address must not get a link at the earlier one afterwards
    const user = await tx.db.findOne(UserEntity, {
      where: { email: email.data },
      lock: { mode: 'pessimistic_write' },
    });
    if (!user) throw new UserError('USER_NOT_FOUND', 'No user found with this email address.', ['email']);
    if (user.disabledAt) throw new UserError('USER_DISABLED', 'This account has been disabled.');
    const token = await issueToken(tx, user.id, 'RESET');
    const brand = await readEmailBrand(tx);
    const queued = await queueMail(tx, {
      to: user.email,
      subject: `Set a new ${brand.name} password`,
      html: emailHtml(brand, {
        // before the address is proven, the name may be text by someone else
        greeting: user.emailVerifiedAt ? `Hello ${user.name}` : 'Hello',
        text: 'Someone, hopefully you, asked for a new password. The link works once, within 30 minutes. If it was not you, nothing has changed and you can ignore this email.',
        action: { text: 'Set a new password', href: linkPlaceholder },
      }),
      sealedLink: sealLink(tx.config.encryptionKey, `${tx.config.appUrl}/reset-password/confirm?token=${token}`),
    });
    if (!queued) throw tooManyEmails();
  });
}

const linkIsSpent = () =>
  new UserError('INVALID_INPUT', 'This link has already been used or has expired. Please ask for a new one.', [
    'token',
  ]);

/**
 * Sets a new password with a token from the email, ends every session of the account, and marks the address as proven,
 * because its owner has read the email. The first proof of an address also removes what another person has added to its
 * account before. Failed sign-ins are reset.
 * @throws UserError INVALID_INPUT for a token that is unknown, was used or has expired; WEAK_PASSWORD;
 * TOO_MANY_REQUESTS.
 */
export const resetPassword = (ctx: RequestContext, input: ResetPasswordInput): Promise<void> =>
  loggedAttempt(ctx, 'reset', (isAccount) => setPassword(ctx, input, isAccount));

async function setPassword(
  ctx: RequestContext,
  { token, password }: ResetPasswordInput,
  isAccount: (userId: string) => void,
): Promise<void> {
  const wait = await ctx.limits.take('tokenPerAddress', ctx.address);
  if (wait > 0) throw tooManyRequests(tooManyResets, wait);
  checkPassword(password);
  // a hash is computed only for a caller with a valid token
  const userId = await ownerOfToken(ctx, token, 'RESET');
  if (!userId) throw linkIsSpent();
  isAccount(userId);
  const passwordHash = await hashPassword(ctx, password);
  const { email } = await ctx.transaction(async (tx) => {
    const user = await tx.db.findOneOrFail(UserEntity, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!(await redeemToken(tx, token, 'RESET', userId))) throw linkIsSpent();
    if (user.emailVerifiedAt) {
      await endAllSessions(tx, userId);
      await tx.accountHooks.accessEnded(tx, userId);
      // pending actions started with the earlier password end with it
      await spendTokens(tx, userId, 'RESET', 'SIGN_IN', 'PROOF', 'EMAIL');
    } else await reclaimAccount(tx, userId);
    await tx.db.update(UserEntity, { id: userId }, { passwordHash });
    await attachProvenAddress(tx, userId);
    await queueNotice(tx, { ...user, emailVerifiedAt: user.emailVerifiedAt ?? new Date() }, 'PASSWORD_RESET');
    return user;
  });
  await forgetAttempts(ctx, email);
}
