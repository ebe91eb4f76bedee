import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { currentRequest } from '../observability/request-scope';
import { recordConnectionError } from './away';
import { rowTypes } from './timestamps';

/** SQLSTATE too_many_connections: another process may close a connection at any moment. */
const tooManyConnections = '53300';
const patienceMs = 5_000;
const pauseMs = 100;

/** Repeats the work while PostgreSQL has no free connection, for at most five seconds. */
export async function whileFull<Result>(work: () => Promise<Result>, forMs = patienceMs): Promise<Result> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      recordConnectionError(error);
      if ((error as { code?: unknown }).code !== tooManyConnections || performance.now() > end) throw error;
      // Jitter, so that waiting processes do not retry at the same moment.
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
}

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Calls `after` once when the client is returned to the pool. The pool sets `release` at each checkout. */
function afterRelease(client: PoolClient, after: () => void): PoolClient {
  const release = client.release.bind(client);
  client.release = (error) => {
    after();
    release(error);
  };
  return client;
}

/**
 * A pool that waits for a free connection on a full server instead of failing at once, and gives each caller no more
 * connections at a time than `RequestScope.connection` allows.
 */
class WaitingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const connected = this.connectWithin(currentRequest()?.connection);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release as Error | boolean | undefined)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
  }

  private async connectWithin(share: (() => Promise<() => void>) | undefined): Promise<PoolClient> {
    const end = await share?.();
    try {
      const client = await whileFull(() => super.connect());
      return end ? afterRelease(client, end) : client;
    } catch (error) {
      end?.();
      throw error;
    }
  }
}

export interface PoolOptions {
  url: string;
  /** Maximum connections. */
  connections: number;
  /** Name of the connections in `pg_stat_activity`. */
  applicationName?: string;
}

/** How long a caller waits for a connection. */
export const connectionTimeoutMillis = 5_000;

/** Bounds of every statement of the product, in milliseconds. */
export const statementBounds = { idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000 };

/** Creates the connection pool of a process: TypeORM, the job queue and the rate limits share it. */
export function createPool({ url, connections, applicationName }: PoolOptions, more: PoolConfig = {}): Pool {
  return (
    new WaitingPool({
      connectionString: url,
      max: connections,
      types: rowTypes,
      connectionTimeoutMillis,
      ...(applicationName && { application_name: applicationName }),
      ...statementBounds,
      ...more,
    })
      // A broken connection is replaced; its user gets the error of the own statement.
      .on('connect', (client) => client.on('error', recordConnectionError))
      .on('error', () => undefined)
  );
}

interface Capacity {
  allowed: number;
  used: number;
}

/**
 * Returns a sentence for the operator when this process may open more connections than the server currently has free.
 * @param connections the pool's, plus one that listens
 */
export async function lackOfConnections(pool: Pool, connections: number): Promise<string | null> {
  const { rows } = await pool.query<Capacity>(
    `select (select sum(case name when 'max_connections' then setting::int else -setting::int end) from pg_settings
             where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections'))::int as allowed,
            (select count(*) from pg_stat_activity
             where backend_type = 'client backend' and pid <> pg_backend_pid())::int as used`,
  );
  const { allowed, used } = rows[0] ?? { allowed: Infinity, used: 0 };
  if (used + connections <= allowed) return null;
  return `This process may open ${connections} database connections, ${used} others are open and PostgreSQL allows ${allowed}: lower DATABASE_CONNECTIONS or raise max_connections.`;
}
