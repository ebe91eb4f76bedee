import { IsNull } from 'typeorm';
import type { RequestContext } from '../../context';
import type { CreditDeductionInput } from '../../graphql/generated/schema';
import { knownAccountOfEmail } from '../accounts/account-by-email.service';
import { accountOfCall } from '../accounts/admin/managed-user';
import type { UserEntity } from '../accounts/user.entity';
import { freshUser } from '../accounts/user.service';
import { audited } from '../audit/audit.service';
import { checked, requestId } from '../input';
import { otherRequest } from '../idempotency/repeated-request';
import { UserError, notFound, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { CreditDeductionEntity } from './credit-deduction.entity';
import { CreditEntryEntity } from './credit-entry.entity';
import { lockedCredits } from './credit.service';
import { book } from './ledger';

/** A changed balance: the row of the ledger, and its account. */
interface Deducted {
  entry: CreditEntryEntity;
  user: UserEntity;
}

const sentences = {
  noCredit: 'Insufficient credits. The account has none left.',
  nothing: 'There is no deduction whose credit can be returned.',
};

type Reason = 'DEDUCTION' | 'DEDUCTION_RETURNED';

/**
 * Returns the entry that an earlier call with the same request id has written.
 * @throws UserError CONFLICT for one of something else or by another caller
 */
async function repeated(ctx: RequestContext, userId: string, request: string, reason: Reason) {
  const entry = await ctx.db.findOneBy(CreditEntryEntity, { userId, requestId: request });
  if (entry && (entry.reason !== reason || entry.actor !== signedIn(ctx).userId)) throw otherRequest();
  return entry;
}

/** Books a change of the account, once for a request id. Admins' changes of other accounts are audited. */
async function changeOnce(
  ctx: RequestContext,
  { userId: named, email, requestId: given }: CreditDeductionInput,
  reason: Reason,
  change: (tx: RequestContext, account: { userId: string; balance: number; request: string }) => Promise<number>,
): Promise<Deducted> {
  const request = checked(requestId, given);
  const userId =
    email == null
      ? await accountOfCall(ctx, named)
      : (await knownAccountOfEmail(ctx, { email, scope: 'ADMIN_PEOPLE_WRITE' })).id;
  const isKnown = (await repeated(ctx, userId, request, reason)) !== null;
  if (!isKnown && reason === 'DEDUCTION') {
    const wait = await ctx.limits.take('deductionPerAccount', userId);
    if (wait > 0) throw tooManyRequests('You have deducted many credits.', wait);
  }
  await ctx.transaction(async (tx) => {
    // the lock makes a second request wait for the first, and then see its row
    const balance = await lockedCredits(tx, userId);
    if (balance === null) throw notFound('User');
    if (await repeated(tx, userId, request, reason)) return;
    const work = () => change(tx, { userId, balance, request });
    if (userId === signedIn(ctx).userId) return void (await work());
    const action = reason === 'DEDUCTION' ? 'deduct-credit' : 'return-deducted-credit';
    await audited(tx, { action, subject: `users/${userId}` }, async () => ({
      before: { credits: balance },
      after: { credits: await work() },
      result: undefined,
    }));
  });
  const [entry, user] = [await repeated(ctx, userId, request, reason), await freshUser(ctx, userId)];
  if (!entry || !user) throw notFound('User');
  return { entry, user };
}

/**
 * Deducts one credit for work that is done elsewhere, from the caller's account or from the one that an Admin names.
 * A repeated request id is the same deduction.
 * @throws UserError INSUFFICIENT_CREDITS, TOO_MANY_REQUESTS, CONFLICT for a request id of something else; AccessError
 *   NOT_FOUND
 */
export const deductCredit = (ctx: RequestContext, input: CreditDeductionInput): Promise<Deducted> =>
  changeOnce(ctx, input, 'DEDUCTION', async (tx, { userId, request }) => {
    const { identifiers } = await tx.db.insert(CreditDeductionEntity, { userId });
    const id = identifiers[0]?.['id'] as string;
    const subject = { type: 'DEDUCTION', id } as const;
    const after = await book(tx, { userId, change: -1, reason: 'DEDUCTION', subject, requestId: request });
    if (after === null) throw new UserError('INSUFFICIENT_CREDITS', sentences.noCredit);
    return after;
  });

/**
 * Returns the credit of the newest deduction that was not returned yet and that no refunded order claims; once, under
 * the account's lock. A repeated request id is the same return.
 * @throws UserError INVALID_STATE when there is none; CONFLICT for a request id of something else; AccessError NOT_FOUND
 */
export const returnDeductedCredit = (ctx: RequestContext, input: CreditDeductionInput): Promise<Deducted> =>
  changeOnce(ctx, input, 'DEDUCTION_RETURNED', async (tx, { userId, balance, request }) => {
    const open = await tx.db.findOne(CreditDeductionEntity, {
      // the account's lock keeps refunds from claiming it at the same time
      where: { userId, returnedAt: IsNull(), claimedBy: IsNull() },
      order: { id: 'DESC' },
    });
    if (!open) throw new UserError('INVALID_STATE', sentences.nothing);
    await tx.db.update(CreditDeductionEntity, { id: open.id }, { returnedAt: new Date() });
    const subject = { type: 'DEDUCTION', id: open.id } as const;
    const after = await book(tx, { userId, change: 1, reason: 'DEDUCTION_RETURNED', subject, requestId: request });
    return after ?? balance;
  });
