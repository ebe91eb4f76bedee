import type { DataSource } from 'typeorm';
import type { EntityManager, MixedList } from 'typeorm';
import type { Logger } from '../observability/logger';
import { createDataSource } from './data-source';
import { createPool } from './pool';

/** Reads that may lag behind the primary. A caller that must see its own writes reads from the primary. */
export interface LaggingReads {
  /** Runs one read, possibly twice: on the standby, and on the primary when the standby fails. */
  read<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface LaggingReadsOptions {
  url: string | undefined;
  entities: MixedList<new () => object>;
  primary: DataSource;
  applicationName: string;
  logger: Logger;
  /** A standby that has not connected or answered within this time counts as failed. */
  connectMs?: number;
  answerMs?: number;
  /** How long reads go to the primary after a failure. */
  restMs?: number;
}

/** Connections are opened by the first read, not at startup. */
const connections = 2;

class Standby implements LaggingReads {
  private source: Promise<DataSource> | undefined;
  private restsUntil = 0;

  constructor(private readonly options: LaggingReadsOptions & { url: string }) {}

  async read<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result> {
    const { primary, logger, restMs = 30_000 } = this.options;
    if (performance.now() < this.restsUntil) return work(primary.manager);
    try {
      this.source ??= this.open();
      return await work((await this.source).manager);
    } catch (error) {
      this.restsUntil = performance.now() + restMs;
      logger.warn({ err: error }, 'the standby failed a read, the primary is asked instead');
      await this.stop();
      return work(primary.manager);
    }
  }

  private async open(): Promise<DataSource> {
    const { url, entities, applicationName, connectMs = 1_000, answerMs = 10_000 } = this.options;
    const pool = createPool(
      { url, connections, applicationName },
      { connectionTimeoutMillis: connectMs, query_timeout: answerMs },
    );
    try {
      return await createDataSource({ pool, entities }).initialize();
    } catch (error) {
      pool.end().catch(() => undefined);
      throw error;
    }
  }

  async stop(): Promise<void> {
    const { source } = this;
    this.source = undefined;
    // Hanging connections are not awaited.
    const opened = await source?.catch(() => undefined);
    opened?.destroy().catch(() => undefined);
  }
}

/** Creates the lagging reads; without a standby they use the primary. */
export function createLaggingReads(options: LaggingReadsOptions): LaggingReads {
  const { url, primary } = options;
  if (url) return new Standby({ ...options, url });
  return { read: (work) => work(primary.manager), stop: () => Promise.resolve() };
}
