import type { RequestContext } from '../../context';

/**
 * Moves an account's credits, unless they would fall below zero. For the ledger alone, which writes its row in the same
 * transaction; an arrow of the house holds it to that.
 * @returns the balance after it, or null when there were too few.
 */
export async function changeBalance(tx: RequestContext, userId: string, change: number): Promise<number | null> {
  const [rows]: [{ credits: number }[], number] = await tx.db.query(
    'update users set credits = credits + $2 where id = $1 and credits + $2 >= 0 returning credits',
    [userId, change],
  );
  return rows[0]?.credits ?? null;
}

/** An account's credits, which nobody changes until the transaction ends; null when the account is gone. */
export async function lockBalance(tx: RequestContext, userId: string): Promise<number | null> {
  const [row]: { credits: number }[] = await tx.db.query('select credits from users where id = $1 for update', [
    userId,
  ]);
  return row?.credits ?? null;
}
