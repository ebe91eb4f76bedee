import type { RequestContext } from '../../../context';
import { attachEmailsTo } from '../../../platform/mail/mail';
import { loggedAttempt } from '../../security-log';
import { UserError, tooManyRequests } from '../../user-error';
import { isDuplicate } from './address';
import { attachProvenAddress } from './proof.service';
import { endAllSessions } from '../sessions/session.service';
import { ownerOfToken, redeemed, spendTokensSince } from '../single-use-token.service';
import { forgetTwoStep } from '../two-step/two-step.service';
import { UserEntity } from '../user.entity';
import { lockAccount } from '../user.service';

const sentences = {
  spent: 'This link has already been used or has expired.',
  taken: 'This address now belongs to another account. Please contact support.',
  tooMany: 'You have tried this many times.',
};

/** Credentials added to the account within this time before the email are removed as well. */
const suspectDays = 7;

/**
 * Returns the account to the owner of the mailbox that an email went to. Sets that address and removes the password,
 * every session, every personal access token, and the two-step sign-in, recovery codes and linked identities of the
 * week before the email and later. Links that were sent before this one stay valid, so the oldest proven address wins.
 * @param purpose UNDO_EMAIL for a change of address, RECOVER for any other security notice
 * @returns the address of the account
 * @throws UserError INVALID_INPUT for a link that was used or has expired, EMAIL_ALREADY_IN_USE, TOO_MANY_REQUESTS.
 */
export const recoverAccount = (
  ctx: RequestContext,
  token: string,
  purpose: 'UNDO_EMAIL' | 'RECOVER',
): Promise<string> => loggedAttempt(ctx, 'recovery', (isAccount) => recover(ctx, { token, purpose, isAccount }));

interface Link {
  token: string;
  purpose: 'UNDO_EMAIL' | 'RECOVER';
  isAccount: (userId: string) => void;
}

async function recover(ctx: RequestContext, { token, purpose, isAccount }: Link): Promise<string> {
  const wait = await ctx.limits.take('tokenPerAddress', ctx.address);
  if (wait > 0) throw tooManyRequests(sentences.tooMany, wait);
  const spent = () => new UserError('INVALID_INPUT', sentences.spent, ['token']);
  const id = await ownerOfToken(ctx, token, purpose);
  if (!id) throw spent();
  isAccount(id);
  try {
    return await ctx.transaction(async (tx) => {
      const user = await lockAccount(tx, id);
      const link = await redeemed(tx, token, purpose, id);
      if (!link?.email) throw spent();
      await tx.db.update(UserEntity, { id }, { email: link.email, emailVerifiedAt: new Date(), passwordHash: null });
      if (link.email.toLowerCase() !== user.email.toLowerCase()) await attachEmailsTo(tx.db, user);
      await removeAdditions(tx, user, new Date(link.createdAt.getTime() - suspectDays * 24 * 60 * 60_000));
      await spendTokensSince(tx, id, link.createdAt);
      await tx.accountHooks.accountReclaimed(tx, id);
      await endAllSessions(tx, id);
      await attachProvenAddress(tx, id);
      return link.email;
    });
  } catch (error) {
    if (isDuplicate(error)) throw new UserError('EMAIL_ALREADY_IN_USE', sentences.taken);
    throw error;
  }
}

/** Removes the credentials that were added to an account since then. */
async function removeAdditions(tx: RequestContext, { id, twoStepAt }: UserEntity, since: Date): Promise<void> {
  if (!twoStepAt || twoStepAt >= since) await forgetTwoStep(tx, id);
  await tx.db.query(
    `with codes as (delete from recovery_codes where user_id = $1 and created_at >= $2)
     delete from identities where user_id = $1 and created_at >= $2`,
    [id, since],
  );
}
