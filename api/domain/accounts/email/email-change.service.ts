import type { RequestContext } from '../../../context';
import type { RequestEmailChangeInput } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { emailHtml } from '../../../platform/mail/email-html';
import { linkPlaceholder, sealLink } from '../../../platform/mail/email-link';
import { attachEmailsTo, queueMail } from '../../../platform/mail/mail';
import { UserError, tooManyEmails, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { checkedEmail, emailInUse, isDuplicate } from './address';
import { withProof } from '../sign-in/confirmation.service';
import { attachProvenAddress } from './proof.service';
import { lockCaller } from '../sessions/session.service';
import { addressIsReserved, issueToken, ownerOfToken, redeemed, spendTokens } from '../single-use-token.service';
import { UserEntity } from '../user.entity';
import { freshUser, loadUser } from '../user.service';
import { readEmailBrand } from '../../settings/appearance';

const sentences = {
  same: 'This is already your address.',
  tooMany: 'You have requested several address changes.',
  otherAccount: 'This link was sent for another account.',
  spent: 'This link has already been used or has expired.',
};

/**
 * Sends a link to a new address; the account keeps its current one until that link is opened. An earlier pending link
 * becomes invalid.
 * @throws UserError INVALID_EMAIL, EMAIL_ALREADY_IN_USE, INVALID_INPUT, TOO_MANY_REQUESTS, and as for `confirmPerson`.
 */
export async function requestEmailChange(ctx: RequestContext, input: RequestEmailChangeInput): Promise<UserEntity> {
  const email = checkedEmail(input.email);
  return withProof(ctx, input.proof, (user) => sendLink(ctx, user, email));
}

async function sendLink(ctx: RequestContext, user: UserEntity, email: string): Promise<UserEntity> {
  if (email === user.email.toLowerCase()) throw new UserError('INVALID_INPUT', sentences.same, ['email']);
  const wait = await ctx.limits.take('emailChangePerAccount', user.id);
  if (wait > 0) throw tooManyRequests(sentences.tooMany, wait);
  if ((await ctx.db.existsBy(UserEntity, { email })) || (await addressIsReserved(ctx, email, user.id)))
    throw emailInUse();
  return ctx.transaction(async (tx) => {
    await lockCaller(tx);
    await spendTokens(tx, user.id, 'EMAIL');
    const token = await issueToken(tx, user.id, 'EMAIL', { email });
    const brand = await readEmailBrand(tx);
    const queued = await queueMail(tx, {
      to: email,
      subject: 'Please confirm your new email address',
      html: emailHtml(brand, {
        greeting: 'Your new address',
        text: `Someone, hopefully you, wants to use this address for their ${brand.name} account. Please confirm it in the browser where you are signed in. The link works for one day, and nothing changes until you confirm. If this was not you, you can ignore this email.`,
        action: { text: 'Use this address', href: linkPlaceholder },
      }),
      sealedLink: sealLink(tx.config.encryptionKey, `${tx.config.appUrl}/confirm-email?token=${token}`),
    });
    if (!queued) throw tooManyEmails();
    await publish(tx.db, { type: 'account', id: user.id });
    return user;
  });
}

/** Invalidates the pending link. Succeeds when there is none. */
export async function cancelEmailChange(ctx: RequestContext): Promise<UserEntity | null> {
  const { userId: id } = signedIn(ctx);
  await ctx.transaction(async (tx) => {
    await lockCaller(tx);
    await spendTokens(tx, id, 'EMAIL');
    await publish(tx.db, { type: 'account', id });
  });
  return loadUser(ctx, id);
}

/**
 * Sets the new address, within a session of the account that requested it. A proven earlier address is notified and can
 * revert the change; an unproven one may belong to someone else and gets no email.
 * @throws UserError INVALID_INPUT for a link that was used or has expired, INVALID_STATE for another account's,
 * EMAIL_ALREADY_IN_USE when another account took the address first, TOO_MANY_REQUESTS.
 */
export async function confirmEmailChange(ctx: RequestContext, token: string): Promise<UserEntity | null> {
  const { userId: id } = signedIn(ctx);
  const wait = await ctx.limits.take('tokenPerAccount', id);
  if (wait > 0) throw tooManyRequests('You have tried this many times.', wait);
  try {
    await ctx.transaction(async (tx) => {
      const user = await lockCaller(tx);
      const change = await redeemed(tx, token, 'EMAIL', id);
      if (!change?.email) {
        if (await ownerOfToken(tx, token, 'EMAIL'))
          throw new UserError('INVALID_STATE', sentences.otherAccount, ['token']);
        throw new UserError('INVALID_INPUT', sentences.spent, ['token']);
      }
      await tx.db.update(UserEntity, { id }, { email: change.email, emailVerifiedAt: new Date() });
      // checked after the write, which has waited for any account that is giving this address up
      if (await addressIsReserved(tx, change.email, id)) throw emailInUse();
      // tokens in the earlier mailbox must not prove anything about this account any more
      await spendTokens(tx, id, 'RESET', 'VERIFY', 'PROOF', 'EMAIL');
      if (user.emailVerifiedAt) await notifyEarlierAddress(tx, user);
      await attachEmailsTo(tx.db, user);
      await attachProvenAddress(tx, id);
    });
  } catch (error) {
    if (isDuplicate(error)) throw emailInUse();
    throw error;
  }
  return freshUser(ctx, id);
}

async function notifyEarlierAddress(tx: RequestContext, { id, email, name }: UserEntity): Promise<void> {
  const token = await issueToken(tx, id, 'UNDO_EMAIL', { email });
  const brand = await readEmailBrand(tx);
  await queueMail(tx, {
    to: email,
    toProvenAddress: true,
    subject: `Your ${brand.name} account has a new email address`,
    html: emailHtml(brand, {
      greeting: `Hello ${name}`,
      text: 'Your account now uses another email address. If you changed it, there is nothing to do. If you did not, take your account back within seven days: it gets this address again, every device is signed out, and you set a new password.',
      action: { text: 'It was not me: undo it', href: linkPlaceholder },
    }),
    sealedLink: sealLink(tx.config.encryptionKey, `${tx.config.appUrl}/undo-email-change?token=${token}`),
  });
}
