import type { RequestContext } from '../../context';

/**
 * Changes an account's credits, unless they would fall below zero. Only for the ledger, which writes its row in the
 * same transaction; a dependency rule enforces that.
 * @returns the new balance, or null when there were too few credits.
 */
export async function changeBalance(tx: RequestContext, userId: string, change: number): Promise<number | null> {
  const [rows]: [{ credits: number }[], number] = await tx.db.query(
    'update users set credits = credits + $2 where id = $1 and credits + $2 >= 0 returning credits',
    [userId, change],
  );
  return rows[0]?.credits ?? null;
}

/** Returns an account's credits and locks them until the transaction ends; null when the account no longer exists. */
export async function lockBalance(tx: RequestContext, userId: string): Promise<number | null> {
  const [row]: { credits: number }[] = await tx.db.query('select credits from users where id = $1 for update', [
    userId,
  ]);
  return row?.credits ?? null;
}
