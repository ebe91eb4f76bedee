import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway, recordConnectionError } from '../database/away';

/** SQLSTATE serialization_failure: the queue repeats a statement that ends a job after it, at once and then every 5 s. */
const repeatedCode = '40001';
/**
 * Well before a hanging job is released to others. Where this process alone has lost the database, others run the job
 * sooner; a late statement then ends it as done, which it is, while a failure counts only for the run that failed.
 */
const patienceMs = 5 * 60_000;

/** Returns an object with one method replaced; all others work on the object itself. */
const withMethod = <Target extends object>(target: Target, name: string, method: unknown): Target =>
  new Proxy(target, {
    get(_target, key) {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/**
 * Returns a pool for the queue, which repeats its statements after few errors and by code alone: a lost connection is none
 * of them. A job that ended while the database was away would stay locked until others release it.
 */
export function patientPool(pool: Pool, forMs = patienceMs): Pool {
  let awaySince: number | undefined;
  const repeatable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      awaySince = undefined;
      return result;
    } catch (error) {
      recordConnectionError(error);
      if (!isDatabaseAway(error)) throw error;
      awaySince ??= performance.now();
      if (performance.now() - awaySince > forMs) throw error;
      const message = error instanceof Error ? error.message : 'The database is away';
      throw Object.assign(new Error(message, { cause: error }), { code: repeatedCode });
    }
  };
  const connect = async (callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient | void> => {
    // the listener, which connects again on its own
    if (callback) return pool.connect(callback);
    const client = await repeatable(() => pool.connect());
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    return withMethod(client, 'query', (...args: unknown[]) => repeatable(() => query(...args)));
  };
  return withMethod(pool, 'connect', connect);
}
