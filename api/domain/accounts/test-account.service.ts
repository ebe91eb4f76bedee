import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { IsNull, Not } from 'typeorm';
import type { Counter, LabelValues } from 'prom-client';
import type { RequestContext } from '../../context';
import { testDomain } from '../../platform/mail/mail';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { UserEntity } from './user.entity';

/**
 * Returns the account that the test tokens of a locked account act for, and adds it before the first one. It has no
 * password, no mailbox and no rights of Admins.
 */
export async function testAccountOf(tx: RequestContext, ownerId: string): Promise<{ id: string; isNew: boolean }> {
  const existing = await tx.db.findOneBy(UserEntity, { testOf: ownerId });
  if (existing) return { id: existing.id, isNew: false };
  const { identifiers } = await tx.db.insert(UserEntity, {
    testOf: ownerId,
    name: 'Test account',
    email: `${randomUUID()}@${testDomain}`,
  });
  return { id: identifiers[0]?.['id'] as string, isNew: true };
}

const mostKnown = 20_000;
const known = new LRUCache<string, boolean>({ max: mostKnown });

/** Whether an account is a test account. It never changes, so each process reads it once. */
export async function isTestAccount(ctx: RequestContext, userId: string): Promise<boolean> {
  const before = known.get(userId);
  if (before !== undefined) return before;
  // also in a transaction, which must not wait for a second connection
  const user = await ctx.db.findOne(UserEntity, { select: { id: true, testOf: true }, where: { id: userId } });
  const isTest = user?.testOf != null;
  if (user) known.set(userId, isTest);
  return isTest;
}

/** Counts work for an account. Work of test mode is not counted: operators watch what customers get. */
export async function countLiveWork<Label extends string>(
  ctx: RequestContext,
  userId: string,
  counter: Counter<Label>,
  labels: NoInfer<LabelValues<Label>>,
): Promise<void> {
  if (!(await isTestAccount(ctx, userId))) counter.inc(labels);
}

/** Refuses callers of the live world. @throws UserError TEST_MODE_ONLY. */
export function requireTestMode(ctx: RequestContext): void {
  if (!signedIn(ctx).testOf) throw new UserError('TEST_MODE_ONLY', 'This only works with a test token.');
}

/** Returns the id of the test account of an account; null for an account without test mode. */
export const findTestAccount = async (ctx: RequestContext, ownerId: string): Promise<string | null> =>
  (await ctx.db.findOne(UserEntity, { select: { id: true }, where: { testOf: ownerId } }))?.id ?? null;

/** Ends the membership of a test account, in the caller's transaction. */
export const endTestMembership = (tx: RequestContext, id: string): Promise<unknown> =>
  tx.db.update(UserEntity, { id, testOf: Not(IsNull()) }, { membership: 'FREE', membershipUntil: null });

/** Deletes a test account that owns nothing any more, in the caller's transaction. */
export const deleteTestAccount = (tx: RequestContext, id: string): Promise<unknown> =>
  tx.db.delete(UserEntity, { id, testOf: Not(IsNull()) });
