import type { RequestContext } from '../../context';
import { setBalance } from '../accounts/balance';
import { book } from './ledger';

/**
 * Deletes a test account's ledger, with what its orders claim; called within `emptyingHistory`, before its orders.
 * @param before only what was created before this moment, and all that refers to orders of then; null for everything
 */
export async function deleteTestLedger(tx: RequestContext, userId: string, before: Date | null): Promise<void> {
  const old = `user_id = $1 and ($2::timestamptz is null or created_at < $2)`;
  const ofOldOrders = (column: string) => `${column} in (select id from orders where ${old})`;
  await tx.db.query(`delete from owed_credits where user_id = $1 and ${ofOldOrders('order_id')}`, [userId, before]);
  await tx.db.query(`delete from credit_deductions where (${old}) or ${ofOldOrders('claimed_by')}`, [userId, before]);
  await tx.db.query(`delete from credit_entries where (${old}) or ${ofOldOrders('order_id')}`, [userId, before]);
}

/** Begins the empty ledger of a test account with this balance. */
export async function beginTestLedger(tx: RequestContext, userId: string, credits: number): Promise<void> {
  await setBalance(tx, userId, 0);
  await book(tx, { userId, change: credits, reason: 'GRANT', subject: null, note: 'Test mode' });
}
