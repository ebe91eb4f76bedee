import { testCredits, testDays } from '../../../contract/limits';
import type { RequestContext } from '../../context';
import { deleteTransitions, emptyingHistory } from '../../platform/database/deletion';
import { publish } from '../../platform/events/events';
import { enqueue } from '../../platform/jobs/jobs';
import { deleteTestAccount, endTestMembership, findTestAccount } from '../accounts/test-account.service';
import { lockUser } from '../accounts/user.service';
import { deleteOldDesignsOf } from '../designs/account-designs.service';
import { deleteOldTicketsOf } from '../tickets/account-tickets.service';
import { beginTestLedger, deleteTestLedger } from '../credits/test-ledger';
import { deleteTestOrders } from '../orders/deleted-orders';
import { UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { forgetPerson } from './person-content';
import { databaseTime } from '../../platform/database/database-time';

/** Tables of what a test account makes, besides orders, ledger, and what has files. */
const sweptTables = ['brands', 'favorite_prompts', 'month_plans', 'events'] as const;
/** Accounts that are looked at together. */
const accountsAtOnce = 200;

/** Tables of objects with a history. */
const tablesWithHistory = ['designs', 'orders', 'tickets'] as const;

/** Returns the ids of a test account's objects with a history. */
async function subjectsOf(tx: RequestContext, userId: string, before: Date | null): Promise<string[]> {
  const ids = tablesWithHistory.map(
    (table) => `select id from ${table} where user_id = $1 and ($2::timestamptz is null or created_at < $2)`,
  );
  const subjects: { id: string }[] = await tx.db.query(ids.join(' union all '), [userId, before]);
  return subjects.map(({ id }) => id);
}

/** Deletes everything of a locked test account, in the caller's transaction. Its files are deleted later by a job. */
async function empty(tx: RequestContext, id: string): Promise<void> {
  await emptyingHistory(tx.db, async () => {
    const subjects = await subjectsOf(tx, id, null);
    // unfinished designs end first
    await forgetPerson(tx, id);
    await deleteTransitions(tx.db, subjects);
    await deleteTestLedger(tx, id, null);
    await deleteTestOrders(tx, id, null);
  });
}

/** Deletes the test account of an account, if it has one, in the caller's transaction. */
export async function removeTestAccount(tx: RequestContext, ownerId: string): Promise<void> {
  const id = await findTestAccount(tx, ownerId);
  if (!id || !(await lockUser(tx, id))) return;
  await empty(tx, id);
  await deleteTestAccount(tx, id);
}

/** Returns the test account of a caller: of a test token, or of a session's account. */
async function testAccountOfCaller(ctx: RequestContext): Promise<string | null> {
  const { kind, userId, testOf } = signedIn(ctx);
  if (testOf) return userId;
  if (kind === 'token') throw new UserError('TEST_MODE_ONLY', 'A live token cannot do this. Please use a test token.');
  return findTestAccount(ctx, userId);
}

/**
 * Deletes everything in the caller's test mode and gives it its first credits.
 * @returns its credits
 * @throws UserError TEST_MODE_ONLY, INVALID_STATE, TOO_MANY_REQUESTS
 */
export async function emptyTestMode(ctx: RequestContext): Promise<number> {
  const id = await testAccountOfCaller(ctx);
  if (!id) throw new UserError('INVALID_STATE', 'You have made no test token yet, so there is nothing to empty.');
  const wait = await ctx.limits.take('emptyTestModePerAccount', id);
  if (wait > 0) throw tooManyRequests('You have emptied test mode several times.', wait);
  await ctx.transaction(async (tx) => {
    if (!(await lockUser(tx, id))) throw new UserError('INVALID_STATE', 'There is nothing to empty.');
    await empty(tx, id);
    await endTestMembership(tx, id);
    await beginTestLedger(tx, id, testCredits);
    await publish(tx.db, { type: 'account', id });
  });
  return testCredits;
}

/** Deletes what a test account made before a moment; its files are deleted later by a job. @returns how many objects */
async function sweep(ctx: RequestContext, id: string, before: Date): Promise<number> {
  return ctx.transaction(async (tx) => {
    // calls that spend its credits wait
    if (!(await lockUser(tx, id))) return 0;
    return emptyingHistory(tx.db, async () => {
      await deleteTransitions(tx.db, await subjectsOf(tx, id, before));
      const designs = await deleteOldDesignsOf(tx, id, before);
      const tickets = await deleteOldTicketsOf(tx, id, before);
      if (designs.keys.length + tickets.keys.length > 0)
        await enqueue(tx.db, 'drop_files', { designKeys: designs.keys, ticketKeys: tickets.keys, uploads: [] });
      let swept = designs.count + tickets.count;
      for (const table of sweptTables) {
        const [, deleted]: [unknown, number] = await tx.db.query(
          `delete from ${table} where user_id = $1 and created_at < $2`,
          [id, before],
        );
        swept += deleted;
      }
      await deleteTestLedger(tx, id, before);
      return swept + (await deleteTestOrders(tx, id, before));
    });
  });
}

/** Whether the last test token of a test account ended before $1. */
const isLeft = `not exists (select 1 from api_tokens where user_id = account.test_of and is_test
  and coalesce(least(revoked_at, expires_at), now()) > $1)`;

/** Deletes a test account, unless its owner has a token for it again. @returns whether it was deleted */
async function removeIfLeft(tx: RequestContext, owner: string, before: Date): Promise<boolean> {
  // as where a token is made
  await lockUser(tx, owner);
  const rows: unknown[] = await tx.db.query(`select from users account where test_of = $2 and ${isLeft}`, [
    before,
    owner,
  ]);
  if (rows.length === 0) return false;
  await removeTestAccount(tx, owner);
  return true;
}

/**
 * Deletes what test accounts made a week ago or earlier, and test accounts without a token for a week. Run by a job. An
 * account's objects are bounded by its limits, so each account is one transaction.
 */
export async function sweepTestMode(ctx: RequestContext, at?: number): Promise<void> {
  const now = at ?? (await databaseTime(ctx.pool)).getTime();
  const before = new Date(now - testDays * 24 * 60 * 60 * 1000);
  let after = '00000000-0000-0000-0000-000000000000';
  let [objects, accounts] = [0, 0];
  for (let read = accountsAtOnce; read === accountsAtOnce;) {
    const found: { id: string; testOf: string; isLeft: boolean }[] = await ctx.db.query(
      `select id, test_of as "testOf", created_at < $1 and ${isLeft} as "isLeft" from users account
       where test_of is not null and id > $2 order by id limit $3`,
      [before, after, accountsAtOnce],
    );
    for (const { id, testOf, isLeft: isOver } of found) {
      after = id;
      if (!isOver) objects += await sweep(ctx, id, before);
      else if (await ctx.transaction((tx) => removeIfLeft(tx, testOf, before))) accounts += 1;
    }
    read = found.length;
  }
  ctx.metrics.testModeSwept.inc({ kind: 'object' }, objects);
  ctx.metrics.testModeSwept.inc({ kind: 'account' }, accounts);
  if (objects + accounts > 0) ctx.logger.info({ objects, accounts }, 'test mode was swept');
}
