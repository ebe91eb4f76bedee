import type { RequestContext } from '../../context';

/**
 * Deletes a test account's orders, which no payment and no invoice refers to; after its ledger.
 * @param before only the ones placed before this moment; null for all
 * @returns how many
 */
export async function deleteTestOrders(tx: RequestContext, userId: string, before: Date | null): Promise<number> {
  const [, deleted]: [unknown, number] = await tx.db.query(
    `delete from orders where user_id = $1 and ($2::timestamptz is null or created_at < $2)`,
    [userId, before],
  );
  return deleted;
}
