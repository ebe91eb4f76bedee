import type { RequestContext } from '../../context';

/** Returns an account's credits and locks them until the transaction ends; null when the account no longer exists. */
export async function lockBalance(tx: RequestContext, userId: string): Promise<number | null> {
  const [row]: { credits: number }[] = await tx.db.query('select credits from users where id = $1 for update', [
    userId,
  ]);
  return row?.credits ?? null;
}

/** Sets the credits of a test account whose ledger was emptied; nothing but the ledger changes other balances. */
export const setBalance = (tx: RequestContext, userId: string, credits: number): Promise<unknown> =>
  tx.db.query('update users set credits = $2 where id = $1 and test_of is not null', [userId, credits]);
