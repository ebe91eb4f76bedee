import type { RequestContext } from '../../../context';
import { queueMail } from '../../../platform/mail/mail';
import { emailHtml } from '../../../platform/mail/email-html';
import { linkPlaceholder, sealLink } from '../../../platform/mail/email-link';
import { AccessError, UserError, tooManyEmails, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { attachProvenAddress } from './proof.service';
import { lockCaller } from '../sessions/session.service';
import { issueToken, ownerOfToken, redeemToken, spendTokens } from '../single-use-token.service';
import type { UserEntity } from '../user.entity';
import { loadUser } from '../user.service';
import { readEmailBrand } from '../../settings/appearance';

/**
 * Queues the email whose link proves the address. It contains no text by the person who entered the address, because
 * that may be someone else.
 * @returns as `queueMail`
 */
export async function queueVerification(tx: RequestContext, user: Pick<UserEntity, 'id' | 'email'>): Promise<boolean> {
  const token = await issueToken(tx, user.id, 'VERIFY');
  const brand = await readEmailBrand(tx);
  return queueMail(tx, {
    to: user.email,
    subject: 'Please confirm your email address',
    html: emailHtml(brand, {
      greeting: `Welcome to ${brand.name}`,
      text: 'Please sign in and confirm that this address is yours. Messages that you sent us from it before will then appear in your account. The link works for three days. If you have not made an account with us, please ignore this email.',
      action: { text: 'Confirm my address', href: linkPlaceholder },
    }),
    sealedLink: sealLink(tx.config.encryptionKey, `${tx.config.appUrl}/verify-email?token=${token}`),
  });
}

/**
 * Proves the address of the caller's account. The link alone is not enough: the reader of the email may not be the
 * person who created the account, so it counts only within a session of that account.
 * @throws UserError INVALID_INPUT for a token that is unknown, was used, or has expired; INVALID_STATE for another
 * account's; TOO_MANY_REQUESTS.
 */
export async function verifyEmail(ctx: RequestContext, token: string): Promise<void> {
  const { userId: id } = signedIn(ctx);
  const wait = await ctx.limits.take('tokenPerAccount', id);
  if (wait > 0) throw tooManyRequests('You have tried this many times.', wait);
  await ctx.transaction(async (tx) => {
    await lockCaller(tx);
    if (!(await redeemToken(tx, token, 'VERIFY', id))) {
      if (await ownerOfToken(tx, token, 'VERIFY'))
        throw new UserError('INVALID_STATE', 'This link was sent for another account.', ['token']);
      throw new UserError('INVALID_INPUT', 'This link has already been used or has expired.', ['token']);
    }
    await spendTokens(tx, id, 'VERIFY');
    await attachProvenAddress(tx, id);
  });
}

/** Sends the email again to an address that is not proven yet. @throws UserError TOO_MANY_REQUESTS. */
export async function sendVerification(ctx: RequestContext): Promise<void> {
  const { userId: id } = signedIn(ctx);
  const user = await loadUser(ctx, id);
  if (!user) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  if (user.emailVerifiedAt) return;
  const wait = await ctx.limits.take('verifyPerAccount', id);
  if (wait > 0) throw tooManyRequests('We have sent that email several times: please check your spam folder.', wait);
  await ctx.transaction(async (tx) => {
    // its address may have changed since, and is proven then
    const now = await lockCaller(tx);
    if (!now.emailVerifiedAt && !(await queueVerification(tx, now))) throw tooManyEmails();
  });
}
