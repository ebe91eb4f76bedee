import type { RequestContext } from '../../../context';
import type { MailingKind } from '../../../graphql/generated/schema';
import { wantsMailOf } from '../../accounts/email/mail-choices.service';
import { isSuppressed } from '../../../platform/mail/suppression';
import type { UserEntity } from '../../accounts/user.entity';
import { freshUser } from '../../accounts/user.service';

/** Why an account does not get a mailing. */
export type NotReached = 'unproven' | 'unsubscribed' | 'suppressed';

/** The same rule as SQL on a row of users: its first condition that holds is the reason. */
export const notReachedWhen = (kind: MailingKind): Record<NotReached, string> => ({
  unproven: 'deleted_at is not null or disabled_at is not null or email_verified_at is null',
  suppressed: isSuppressed('users.email'),
  unsubscribed: kind === 'NEWS' ? 'unsubscribed_at is not null' : 'false',
});

/** Columns of an account that decide whether it gets a mailing. */
export type Reachable = Pick<
  UserEntity,
  'email' | 'emailVerifiedAt' | 'disabledAt' | 'deletedAt' | 'unwantedMails' | 'unsubscribedAt'
>;

/** Whether a mailing, or the newsletter, reaches an account at this moment. */
export async function mayReach(ctx: RequestContext, userId: string, isNewsletter: boolean): Promise<boolean> {
  const account = await freshUser(ctx, userId);
  return account !== null && whyNotReached(account, isNewsletter ? 'NEWS' : 'SERVICE', new Map()) === null;
}

/**
 * Returns why an account does not get a mailing of this kind; null when it does. An unproven address may belong to
 * another person, who never asked for it.
 * @param suppressed suppressed addresses in lower case
 */
export function whyNotReached(
  account: Reachable,
  kind: MailingKind,
  suppressed: ReadonlyMap<string, string>,
): NotReached | null {
  if (account.deletedAt || account.disabledAt || !account.emailVerifiedAt) return 'unproven';
  if (suppressed.has(account.email.toLowerCase())) return 'suppressed';
  return kind === 'NEWS' && !wantsMailOf(account, 'NEWS') ? 'unsubscribed' : null;
}
