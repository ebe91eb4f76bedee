import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { Services } from '../context';

const transaction = new AsyncLocalStorage<true>();

/**
 * Refuses a second connection to what runs in a transaction: it would hold its locks while it waits for one, and callers
 * that wait for these locks may have them all. Such a read would not see what the transaction has changed, either.
 */
export function holdToOneConnection({ dataSource, pool }: Services): void {
  const begin = dataSource.transaction.bind(dataSource) as (...args: unknown[]) => Promise<never>;
  dataSource.transaction = (...args: unknown[]) => {
    const work = args.at(-1) as (tx: EntityManager) => Promise<unknown>;
    return begin(...args.slice(0, -1), (tx: EntityManager) => transaction.run(true, () => work(tx)));
  };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => never;
  pool.connect = (...args: unknown[]) => {
    if (transaction.getStore()) throw new Error('A transaction asks for a second connection: it must use its own.');
    return connect(...args);
  };
}

/** Runs work that a test does beside its own transaction, as another caller would. */
export const besideTransaction = <Result>(work: () => Result): Result => transaction.exit(work);
