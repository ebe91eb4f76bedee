import type { RequestContext } from '../../context';
import type { AddCreditsInput, SetMembershipInput } from '../../graphql/generated/schema';
import { knownAccountOfEmail } from '../accounts/account-by-email.service';
import type { UserEntity } from '../accounts/user.entity';
import { giveCredits } from '../credits/admin/balance-editing.service';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { updateUser } from './user-update.service';
import type { UpdatedUser } from './user-update.service';

/** Result of a change that an Admin makes to another account; nothing is changed at the caller's own. */
interface ReportedAccount {
  user: UserEntity;
  isOther: boolean;
  isChanged: boolean;
}

/** Why such a call has changed an account, for the audit and the credit history. */
const reason = 'Set by the email address';

async function atOther(
  ctx: RequestContext,
  email: string | null | undefined,
  change: (account: UserEntity) => Promise<UpdatedUser>,
): Promise<ReportedAccount> {
  const account = await knownAccountOfEmail(ctx, { email, scope: 'ADMIN_PEOPLE_WRITE' });
  const isOther = account.id !== signedIn(ctx).userId;
  return { ...(isOther ? await change(account) : { user: account, isChanged: false }), isOther };
}

/**
 * Sets the membership of another account, for an Admin. Pages that report a paid membership once more call it for
 * their own account: its payment has set the membership, so nothing changes.
 * @throws AccessError FORBIDDEN, NOT_FOUND; UserError INVALID_INPUT.
 */
export const setMembership = (
  ctx: RequestContext,
  { email, membership, membershipUntil }: SetMembershipInput,
): Promise<ReportedAccount> =>
  atOther(ctx, email, ({ id }) => {
    if (!membership) throw new UserError('INVALID_INPUT', 'Please name a membership.', ['membership']);
    const end = membership === 'PREMIUM' ? { membershipUntil: membershipUntil ?? null } : {};
    return updateUser(ctx, id, { membership, ...end }, null);
  });

/**
 * Adds credits to another account, for an Admin. Nothing changes at the caller's own, for the same reason.
 * @throws AccessError FORBIDDEN, NOT_FOUND; UserError INVALID_INPUT, CONFLICT.
 */
export const addCredits = (
  ctx: RequestContext,
  { email, requestId, credits }: AddCreditsInput,
): Promise<ReportedAccount> =>
  atOther(ctx, email, async ({ id }) => {
    if (!credits) throw new UserError('INVALID_INPUT', 'Please enter a whole number of credits above 0.', ['credits']);
    return { user: await giveCredits(ctx, id, { requestId, credits, reason }), isChanged: true };
  });
