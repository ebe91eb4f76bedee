import type { RequestContext } from '../../context';
import { publish } from '../../platform/events/events';
import { queueMail } from '../../platform/mail/mail';
import { letter } from '../../platform/mail/letter';
import { AccessError, UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { issueToken, redeemToken } from './single-use-token.service';
import type { UserEntity } from './user.entity';
import { loadUser } from './user.service';

/** Queues the e-mail whose link proves the address. */
export async function queueVerification(tx: RequestContext, user: Pick<UserEntity, 'id' | 'email' | 'name'>): Promise<void> {
  const token = await issueToken(tx, user.id, 'VERIFY');
  await queueMail(tx.db, {
    to: user.email,
    subject: 'Please confirm your e-mail address',
    html: letter({
      greeting: `Welcome, ${user.name}`,
      text: 'Please confirm that this address is yours. Messages that you sent us from it before will then appear in your account. The link works for three days.',
      action: { text: 'Confirm my address', href: `${tx.config.appUrl}/verify-email?token=${token}` },
    }),
  });
}

/** What belongs to a proven address: messages that its owner sent before they had an account. */
export async function attachProvenAddress(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query('update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [userId]);
  await tx.db.query('update tickets set user_id = $1 where user_id is null and user_email = (select email from users where id = $1)', [userId]);
  await publish(tx.db, { type: 'account', id: userId });
}

/** @throws UserError INVALID_INPUT for a token that is unknown, was used, or has run out. */
export async function verifyEmail(ctx: RequestContext, token: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const userId = await redeemToken(tx, token, 'VERIFY');
    if (!userId) throw new UserError('INVALID_INPUT', 'This link has already been used or has expired.', ['token']);
    await attachProvenAddress(tx, userId);
  });
}

/** Sends the e-mail again to an address that is not proven yet. @throws UserError TOO_MANY_REQUESTS. */
export async function sendVerification(ctx: RequestContext): Promise<void> {
  const { id } = signedIn(ctx);
  const user = await loadUser(ctx, id);
  if (!user) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  if (user.emailVerifiedAt) return;
  const wait = await ctx.limits.take('verifyPerAccount', id);
  if (wait > 0) throw tooManyRequests('We have sent that e-mail several times. Please look into your spam folder, or try again later.', wait);
  await ctx.transaction((tx) => queueVerification(tx, user));
}
