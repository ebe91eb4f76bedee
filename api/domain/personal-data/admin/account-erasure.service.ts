import { z } from 'zod';
import { adminReason } from '../../../../contract/admin-forms';
import { peopleLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { UserFilter, UserTarget } from '../../../graphql/generated/schema';
import { BadListRequest } from '../../../platform/lists/definition';
import { forgetLongLists } from '../../../platform/lists/long-lists';
import { countOf, idsOf } from '../../../platform/lists/walk';
import { requireProof } from '../../admin-proof';
import { findManagedUser } from '../../accounts/admin/managed-user';
import { requireStillAdmin } from '../../accounts/sessions/session.service';
import { userList } from '../../accounts/user.list';
import { freshUser } from '../../accounts/user.service';
import { audited } from '../../audit/audit.service';
import { doToMatching, refuseEverything, refuseMoreThan } from '../../bulk';
import type { BulkResult } from '../../bulk';
import { checked } from '../../input';
import { countBuyers } from '../../orders/buyer.service';
import { UserError, isId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { eraseAccount } from '../deletion.service';

const { atOnce } = peopleLimits;
const reasonInput = z.object({ reason: adminReason });

type Refusal = BulkResult['refusals'][number];

const ownAccount = 'You cannot delete your own account. Another Admin can.';
const unknown = 'The account does not exist.';

/**
 * Deletes one account.
 * @param before the result for one that is deleted already, also at the same moment
 * @returns why not; null when it is deleted
 */
async function eraseOne(
  ctx: RequestContext,
  id: string,
  reason: string,
  before: Omit<Refusal, 'id'> | null = null,
): Promise<Omit<Refusal, 'id'> | null> {
  if (!isId(id)) return { code: 'NOT_FOUND', message: unknown };
  if (id.toLowerCase() === signedIn(ctx).userId) return { code: 'INVALID_STATE', message: ownAccount };
  const user = await freshUser(ctx, id);
  if (!user) return { code: 'NOT_FOUND', message: unknown };
  if (user.deletedAt) return before;
  try {
    return await ctx.transaction(async (tx) => {
      const { role, credits, createdAt } = user;
      if (!(await eraseAccount(tx, user.id, 'our team'))) return before;
      return audited(tx, { action: 'erase-user', subject: `users/${user.id}`, reason }, () =>
        Promise.resolve({ before: { role, credits, createdAt }, after: { deleted: true }, result: null }),
      );
    });
  } catch (error) {
    if (error instanceof UserError) return { code: error.code, message: error.message };
    throw error;
  }
}

async function eraseAll(ctx: RequestContext, ids: readonly string[], reason: string): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  // One after the other, each in a transaction of its own: a deletion takes the locks of all that an account has.
  for (const [position, id] of ids.entries()) {
    if (position > 0) await requireStillAdmin(ctx);
    const refusal = await eraseOne(ctx, id, reason);
    if (refusal) refusals.push({ id, ...refusal });
  }
  return refusals;
}

async function eraseMatching(
  ctx: RequestContext,
  filter: UserFilter,
  expected: number,
  reason: string,
): Promise<BulkResult> {
  refuseEverything(ctx, userList, filter, { doWhat: 'which accounts to delete' });
  const bounds = { expected, what: 'accounts', most: atOnce, batch: atOnce, beforeNext: () => requireStillAdmin(ctx) };
  return doToMatching(ctx, userList, filter, bounds, async (ids) => {
    const refusals = await eraseAll(ctx, ids, reason);
    return { done: ids.length - refusals.length, refusals };
  });
}

async function eraseChosen(
  ctx: RequestContext,
  given: readonly string[],
  expected: number,
  reason: string,
): Promise<BulkResult> {
  const ids = [...new Set(given)];
  if (ids.length === 0) throw new UserError('INVALID_INPUT', 'Please choose an account.', ['ids']);
  if (ids.length > atOnce)
    throw new UserError('INVALID_INPUT', `Please choose at most ${atOnce} accounts at once.`, ['ids']);
  refuseMoreThan(expected, ids.length, 'accounts');
  const refusals = await eraseAll(ctx, ids, reason);
  if (refusals.length === ids.length && refusals.every(({ code }) => code === 'NOT_FOUND')) throw notFound('User');
  return { done: ids.length - refusals.length, left: 0, refused: refusals.length, refusals };
}

/**
 * Deletes accounts for an Admin, by ids or by a filter, at most 100 a call. The call can be repeated.
 * @throws UserError INVALID_INPUT, CONFLICT, PROOF_REQUIRED; AccessError NOT_FOUND when none of the ids names an account.
 */
export async function eraseUsers(
  ctx: RequestContext,
  { ids, filter }: UserTarget,
  expected: number,
  given: string,
): Promise<BulkResult> {
  const { reason } = checked(reasonInput, { reason: given });
  requireProof(ctx);
  try {
    return ids
      ? await eraseChosen(ctx, ids, expected, reason)
      : await eraseMatching(ctx, filter ?? {}, expected, reason);
  } catch (error) {
    throw error instanceof BadListRequest ? new UserError('INVALID_INPUT', error.message, error.field) : error;
  } finally {
    forgetLongLists(ctx.db.connection);
  }
}

/**
 * Deletes one account for an Admin.
 * @returns its id
 * @throws AccessError NOT_FOUND, also for an account that is deleted already; UserError as eraseUsers, and its refusal.
 */
export async function eraseUser(ctx: RequestContext, named: string, given: string): Promise<string> {
  const { id } = await findManagedUser(ctx, named);
  const { reason } = checked(reasonInput, { reason: given });
  requireProof(ctx);
  const refusal = await eraseOne(ctx, id, reason, { code: 'NOT_FOUND', message: unknown });
  forgetLongLists(ctx.db.connection);
  if (refusal?.code === 'NOT_FOUND') throw notFound('User');
  if (refusal) throw new UserError(refusal.code, refusal.message);
  return id;
}

/** Beyond this number a preview says 'more than'. */
const mostCounted = 10_000;

/**
 * Returns what a deletion would find: how many accounts, and how many of them have paid for something.
 * @throws BadListRequest
 */
export async function userDeletionPreview(
  ctx: RequestContext,
  { ids, filter }: UserTarget,
): Promise<{ accounts: number; buyers: number }> {
  const request = { filter: ids ? { ids: ids.filter(isId) } : filter };
  const matching = await idsOf(ctx, userList, request, mostCounted);
  const accounts = matching.isAll ? matching.ids.length : await countOf(ctx, userList, request);
  return { accounts, buyers: await countBuyers(ctx, matching.ids) };
}
