import type { DataSource, EntityManager, MixedList } from 'typeorm';
import type { Logger } from '../observability/logger';
import { isDatabaseAway, sqlStateOf } from './away';
import { PrimaryLog, currentPosition, mostLagMs, positionIn } from './log-position';
import { StandbyServer, behind, busy } from './standby-server';

type Work<Result> = (db: EntityManager) => Promise<Result>;

/** Reads that may lag behind the primary. */
export interface LaggingReads {
  /**
   * Runs one read, possibly twice: on a standby, and on the primary when the standby fails.
   * @param after position of the caller's last change, which the read must include
   */
  read<Result>(work: Work<Result>, after?: string | null): Promise<Result>;
  /** Returns the position behind all committed changes; null without a standby. */
  position: (() => Promise<string>) | null;
  /** Bytes of the log that each standby had not replayed when it was last asked; null for one that is not used. */
  readonly lag: readonly (number | null)[];
  stop(): Promise<void>;
}

/** Who answered a read that may lag: a standby, or the primary and why. */
export const laggingOutcomes = ['standby', 'behind', 'unavailable', 'conflict'] as const;
type Outcome = (typeof laggingOutcomes)[number];

export interface LaggingReadsOptions {
  urls: readonly string[];
  entities: MixedList<new () => object>;
  primary: DataSource;
  applicationName: string;
  logger: Logger;
  /** Called for each read. */
  observe?: (outcome: Outcome) => void;
  connectMs?: number;
  answerMs?: number;
  /** How long a standby is not asked after a failure. */
  restMs?: number;
  /** How far behind a standby may be. */
  lagMs?: number;
}

/** SQLSTATEs of a statement that gave way to the replay of the log: 'conflict with recovery', and a deadlock with it. */
const conflicts = new Set(['40001', '40P01']);

class Standbys implements LaggingReads {
  private readonly servers: readonly StandbyServer[];
  private readonly log: PrimaryLog;
  private turn = 0;
  readonly position = () => currentPosition(this.options.primary);

  constructor(private readonly options: LaggingReadsOptions) {
    const { urls, connectMs = 1_000, answerMs = 10_000, lagMs = mostLagMs } = options;
    this.servers = urls.map((url) => new StandbyServer({ ...options, url, connectMs, answerMs }));
    this.log = new PrimaryLog(options.primary, lagMs);
  }

  get lag() {
    const { newest } = this.log;
    return this.servers.map(({ replayed }) =>
      replayed === null ? null : Number(newest > replayed ? newest - replayed : 0n),
    );
  }

  async read<Result>(work: Work<Result>, after: string | null = null): Promise<Result> {
    const { primary, observe } = this.options;
    const own = after === null ? 0n : positionIn(after);
    // a primary that does not answer says so to the read itself
    const required = await this.log.required().catch(() => 1n << 64n);
    let outcome: Outcome = 'unavailable';
    this.turn += 1;
    for (const at of this.servers.keys()) {
      const server = this.servers[(this.turn + at) % this.servers.length];
      if (!server || performance.now() < server.restsUntil) continue;
      let answer: Result | typeof behind | typeof busy;
      try {
        answer = await server.read(own > required ? own : required, this.log.history, work);
      } catch (error) {
        return this.readAgain(server, work, error);
      }
      if (answer !== behind && answer !== busy) {
        observe?.('standby');
        return answer;
      }
      if (answer === behind) outcome = 'behind';
    }
    observe?.(outcome);
    return work(primary.manager);
  }

  /** Runs a read on the primary that failed on a standby. A read that fails there too says nothing of the standby. */
  private async readAgain<Result>(server: StandbyServer, work: Work<Result>, error: unknown): Promise<Result> {
    const { primary, observe } = this.options;
    const isConflict = conflicts.has(String(sqlStateOf(error)));
    const isAway = isDatabaseAway(error);
    if (isAway) await this.rest(server, error);
    const answer = await work(primary.manager);
    if (!isAway && !isConflict) await this.rest(server, error);
    observe?.(isConflict ? 'conflict' : 'unavailable');
    return answer;
  }

  private async rest(server: StandbyServer, error: unknown): Promise<void> {
    const { logger, restMs = 30_000 } = this.options;
    server.restsUntil = performance.now() + restMs;
    logger.warn({ err: error }, 'the standby failed a read, the primary is asked instead');
    await server.close();
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
  }
}

/** Creates the lagging reads; without a standby they use the primary. */
export function createLaggingReads(options: LaggingReadsOptions): LaggingReads {
  const { urls, primary } = options;
  if (urls.length > 0) return new Standbys(options);
  return { read: (work) => work(primary.manager), position: null, lag: [], stop: () => Promise.resolve() };
}
