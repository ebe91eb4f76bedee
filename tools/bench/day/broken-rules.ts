import type { TestProduct } from '../../../api/test/test-product';
import { reconcile } from './reconcile';
import type { Books } from './rules/rule';

/** Returns the rules that report differences. */
export const brokenRules = async (books: Books): Promise<string[]> =>
  (await reconcile(books)).filter(({ differences }) => differences.length > 0).map(({ rule }) => rule);

/** Runs changes without the triggers that prevent them, and undoes them after the reconciliation. */
export async function rulesBrokenBy(
  { services }: Pick<TestProduct, 'services'>,
  books: Books,
  changes: readonly string[],
): Promise<string[]> {
  const runner = services.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`set local session_replication_role = replica`);
    for (const change of changes) await runner.query(change);
    return await brokenRules({ ...books, query: (sql, parameters) => runner.query(sql, parameters) });
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
