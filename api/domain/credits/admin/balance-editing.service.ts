import { balanceForm, giftForm } from '../../../../contract/admin-forms';
import { formatCredits } from '../../../../contract/format';
import { peopleLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { GrantCreditsInput, SetCreditsInput } from '../../../graphql/generated/schema';
import { requireProof } from '../../admin-proof';
import { findManagedUser } from '../../accounts/admin/managed-user';
import { findTestAccount } from '../../accounts/test-account.service';
import type { UserEntity } from '../../accounts/user.entity';
import { freshUser } from '../../accounts/user.service';
import { audited } from '../../audit/audit.service';
import { checked, requestId } from '../../input';
import { refuseOtherInput } from '../../idempotency/repeated-request';
import { UserError, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { CreditEntryEntity } from '../credit-entry.entity';
import { lockedCredits } from '../credit.service';
import { book } from '../ledger';

/** A balance before and after an Admin has set it, and why. */
interface BalanceChange {
  from: number;
  to: number;
  reason: string;
}

const { unprovenCreditsPerDay, creditsPerDay } = peopleLimits;

/** Arbitrary but fixed, with the Admin: serialises what one Admin adds to balances, which is added up. */
const giftsLock = 7306427;

/** Returns the credits that an Admin has added to balances within 24 hours, other than that of one account. */
async function addedBy(tx: RequestContext, adminId: string, exceptId: string | null): Promise<number> {
  const [row]: { sum: string }[] = await tx.db.query(
    `select coalesce(sum(change), 0) as sum from credit_entries
     where id > uuidv7(interval '-24 hours') and actor = $1 and reason in ('GRANT', 'ADMIN') and change > 0
       and user_id is distinct from $2`,
    [adminId, exceptId],
  );
  return Number(row?.sum ?? 0);
}

/**
 * Bounds the credits that one Admin adds to balances within 24 hours, other than to the Admin's own test account: beyond
 * a part of them with a proof only, which no access token has.
 * @throws UserError PROOF_REQUIRED, LIMIT_REACHED.
 */
async function approveGift(tx: RequestContext, credits: number): Promise<void> {
  const { userId } = signedIn(tx);
  await tx.db.query('select pg_advisory_xact_lock($1, hashtext($2))', [giftsLock, userId]);
  if ((await addedBy(tx, userId, null)) + credits <= unprovenCreditsPerDay) return;
  const testAccount = await findTestAccount(tx, userId);
  const sum = (await addedBy(tx, userId, testAccount)) + credits;
  if (sum > creditsPerDay)
    throw new UserError('LIMIT_REACHED', `An Admin can add at most ${formatCredits(creditsPerDay)} within 24 hours.`, [
      'credits',
    ]);
  if (sum > unprovenCreditsPerDay) requireProof(tx);
}

/** Whether the newest change of a balance is this one, made by this Admin: its answer may have been lost. */
async function isMade(tx: RequestContext, userId: string, { from, to }: Omit<BalanceChange, 'reason'>) {
  const newest = await tx.db.findOne(CreditEntryEntity, { where: { userId }, order: { id: 'DESC' } });
  const isOwn = newest?.reason === 'ADMIN' && newest.actor === signedIn(tx).userId;
  return isOwn && newest.change === to - from && newest.balanceAfter === to;
}

/**
 * Sets a balance to what an Admin decided, as one row of the ledger, in the caller's transaction. The repetition of the
 * Admin's own last change changes nothing.
 * @returns the balance before and after, and the reason
 * @throws UserError INVALID_INPUT, PROOF_REQUIRED, LIMIT_REACHED; CONFLICT when the balance is not the one that the Admin saw.
 */
export async function setCredits(tx: RequestContext, userId: string, input: SetCreditsInput): Promise<BalanceChange> {
  const balance = await lockedCredits(tx, userId);
  const { from, to, reason } = checked(balanceForm, { ...input, from: input.from ?? balance });
  if (balance === to && balance !== from && (await isMade(tx, userId, { from, to }))) return { from: to, to, reason };
  if (balance !== from)
    throw new UserError('CONFLICT', `The balance is now ${balance ?? 0}. Please review it.`, ['credits']);
  if (to > from) await approveGift(tx, to - from);
  if (to !== from) await book(tx, { userId, change: to - from, reason: 'ADMIN', subject: null, note: reason });
  return { from, to, reason };
}

/**
 * Gives credits to an account as a gift. A repeated request id of the same Admin is the same gift.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, CONFLICT, PROOF_REQUIRED, LIMIT_REACHED.
 */
export async function giveCredits(ctx: RequestContext, id: string, input: GrantCreditsInput): Promise<UserEntity> {
  const { credits, reason } = checked(giftForm, { credits: input.credits, reason: input.reason });
  const request = checked(requestId, input.requestId);
  const { id: userId } = await findManagedUser(ctx, id);
  await ctx.transaction(async (tx) => {
    // The lock makes a second request wait for the first, and then see its row.
    const balance = await lockedCredits(tx, userId);
    if (balance === null) throw notFound('User');
    const given = await tx.db.findOneBy(CreditEntryEntity, { userId, requestId: request });
    if (given) {
      refuseOtherInput(given, { change: credits, note: reason, reason: 'GRANT', actor: signedIn(tx).userId });
      return;
    }
    await approveGift(tx, credits);
    await audited(tx, { action: 'grant-credits', subject: `users/${userId}`, reason }, async () => {
      const gift = {
        userId,
        change: credits,
        reason: 'GRANT',
        subject: null,
        note: reason,
        requestId: request,
      } as const;
      const after = await book(tx, gift);
      return { before: { credits: balance }, after: { credits: after }, result: undefined };
    });
  });
  const user = await freshUser(ctx, userId);
  if (!user) throw notFound('User');
  return user;
}
