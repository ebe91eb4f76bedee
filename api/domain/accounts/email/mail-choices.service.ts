import { IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { MailKind } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { UserEntity } from '../user.entity';
import { freshUser } from '../user.service';

/** Every email that can be switched off. Receipts and security notices are always sent. */
const kinds: readonly MailKind[] = ['NEW_DEVICES', 'SUPPORT_ANSWERS', 'POST_REMINDERS', 'NEWS'];

type Choices = Pick<UserEntity, 'unwantedMails' | 'unsubscribedAt'>;

/**
 * Whether an account has this kind switched on. The kind NEWS has a column of its own, which releases before it do not
 * reset.
 */
export const wantsMailOf = ({ unwantedMails, unsubscribedAt }: Choices, kind: MailKind): boolean =>
  kind === 'NEWS' ? unsubscribedAt === null : !unwantedMails.includes(kind);

export const wantedMails = (user: Choices): MailKind[] => kinds.filter((kind) => wantsMailOf(user, kind));

/**
 * Whether an account gets an email of this kind; checked where the email is queued. A deleted or disabled account gets
 * none.
 */
export async function wantsMail(tx: RequestContext, userId: string, kind: MailKind): Promise<boolean> {
  const user = await tx.db.findOneBy(UserEntity, { id: userId });
  return user !== null && user.disabledAt === null && wantsMailOf(user, kind);
}

/**
 * Unsubscribes an account from the newsletter, or subscribes it again; the time of an earlier end stays. A deleted
 * account has none.
 */
export async function setUnsubscribed(ctx: RequestContext, id: string, isUnsubscribed: boolean): Promise<void> {
  await ctx.db.update(
    UserEntity,
    { id, unsubscribedAt: isUnsubscribed ? IsNull() : Not(IsNull()), deletedAt: IsNull() },
    { unsubscribedAt: isUnsubscribed ? new Date() : null },
  );
}

/** Switches a kind of email of an account on or off, by the link in such an email. */
export async function setMailWanted(
  ctx: RequestContext,
  id: string,
  kind: Exclude<MailKind, 'NEWS'>,
  isWanted: boolean,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const user = await tx.db.findOne(UserEntity, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!user) return;
    const others = user.unwantedMails.filter((other) => other !== kind);
    await tx.db.update(UserEntity, { id }, { unwantedMails: isWanted ? others : [...others, kind] });
    await publish(tx.db, { type: 'account', id });
  });
}

/** Sets which emails of choice the caller's account gets. @throws UserError TOO_MANY_REQUESTS. */
export async function setWantedMails(ctx: RequestContext, wanted: readonly MailKind[]): Promise<UserEntity | null> {
  const { userId: id } = signedIn(ctx);
  const wait = await ctx.limits.take('mailChoicesPerAccount', id);
  if (wait > 0) throw tooManyRequests('You have changed your email settings many times.', wait);
  const unwantedMails = kinds.filter((kind) => kind !== 'NEWS' && !wanted.includes(kind));
  await ctx.transaction(async (tx) => {
    const unsubscribedAt = () => (wanted.includes('NEWS') ? 'null' : 'coalesce(unsubscribed_at, now())');
    await tx.db.update(UserEntity, { id }, { unwantedMails, unsubscribedAt });
    await publish(tx.db, { type: 'account', id });
  });
  return freshUser(ctx, id);
}
