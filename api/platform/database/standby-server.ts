import type { PoolClient, Pool } from 'pg';
import type { DataSource, EntityManager, MixedList } from 'typeorm';
import { createDataSource } from './data-source';
import { positionIn } from './log-position';
import { createPool } from './pool';

export interface StandbyOptions {
  url: string;
  entities: MixedList<new () => object>;
  applicationName: string;
  /** A standby that has not connected, answered its position, or answered a read within this time counts as failed. */
  connectMs: number;
  answerMs: number;
}

/** Maximum connections, opened by reads, not at startup. */
const connections = 5;

/** The standby has not replayed what a read requires. */
export const behind = Symbol('behind');
/** All connections of the standby are in use. */
export const busy = Symbol('busy');

/** One hot standby. */
export class StandbyServer {
  private opened: { pool: Pool; source: Promise<DataSource> } | undefined;
  /** The last position that it has replayed, for the metric; null while it is not used. */
  replayed: bigint | null = null;
  restsUntil = 0;

  constructor(private readonly options: StandbyOptions) {}

  /**
   * Runs a read on one connection, if the server has replayed the required position there: an address may stand for
   * several servers.
   * @param history the primary's cluster and timeline, see `PrimaryLog`
   * @throws when the server is away, was promoted or has another history, and what the work throws
   */
  async read<Result>(
    required: bigint,
    history: string | null,
    work: (db: EntityManager) => Promise<Result>,
  ): Promise<Result | typeof behind | typeof busy> {
    this.opened ??= this.open();
    const { pool, source } = this.opened;
    if (pool.waitingCount >= connections) return busy;
    const runner = (await source).createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      this.replayed = await this.positionOf(client, history);
      return this.replayed < required ? behind : await work(runner.manager);
    } finally {
      await runner.release();
    }
  }

  /** @throws unless the server is a standby of the primary */
  private async positionOf(client: PoolClient, history: string | null): Promise<bigint> {
    const config = {
      // of a standby that follows the primary to a new timeline, the control file says so after minutes
      text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as position,
        system_identifier || '/' || timeline_id as history from pg_control_system(), pg_control_checkpoint()`,
      query_timeout: this.options.connectMs,
    };
    const { rows } = await client.query<{ position: string | null; history: string }>(config);
    const [row] = rows;
    if (!row?.position) throw new Error('DATABASE_STANDBY_URL names a server that is no standby');
    if (history !== null && row.history !== history)
      throw new Error('The standby has another history than the primary: recreate it if the primary was restored');
    return positionIn(row.position);
  }

  private open() {
    const { url, entities, applicationName, connectMs, answerMs } = this.options;
    const pool = createPool(
      { url, connections, applicationName },
      { connectionTimeoutMillis: connectMs, query_timeout: answerMs },
    );
    const source = createDataSource({ pool, entities })
      .initialize()
      .catch((error: unknown) => {
        pool.end().catch(() => undefined);
        throw error;
      });
    return { pool, source };
  }

  /** Closes the connections without waiting for those that hang. */
  async close(): Promise<void> {
    const { opened } = this;
    this.opened = undefined;
    this.replayed = null;
    const source = await opened?.source.catch(() => undefined);
    source?.destroy().catch(() => undefined);
  }
}
