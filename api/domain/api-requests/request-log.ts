import type { Pool } from 'pg';
import type { Logger } from '../../platform/observability/logger';
import type { Metrics } from '../../platform/observability/metrics';
import { MinuteLog } from '../../platform/observability/minute-log';

/** A request with a personal access token, when its answer has ended. */
export interface LoggedRequest {
  /** The account that owns the token: of a test token its owner, not the test account. */
  userId: string;
  tokenId: string;
  operation: string;
  status: number;
  code: string | null;
  cost: number;
  durationMs: number;
  requestId: string;
  createdAt: Date;
}

/** Requests of an account that each process stores in a minute; of further ones it stores one in `sampled`. */
const wholePerMinute = 60;
const sampled = 100;
/** Rows of an account: the newest ones. */
export const mostRows = 500;
/** Requests that wait in memory; further ones are not stored. */
const mostWaiting = 2_000;
const flushMs = 1_000;
const longestOperation = 100;

/**
 * Stores the last requests of programs, for their owners. Rows are written in batches after the answers: a request never
 * waits for the log, and a row that cannot be written is dropped.
 */
export class RequestLog {
  private waiting: (LoggedRequest & { represents: number })[] = [];
  private minute = 0;
  /** Requests of this minute by account. */
  private readonly counts = new Map<string, number>();
  private readonly failures = new MinuteLog();
  private writing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly pool: Pool,
    private readonly logger: Logger,
    private readonly metrics: Pick<Metrics, 'apiRequests'>,
  ) {
    this.timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  note(request: LoggedRequest): void {
    const represents = this.share(request.userId, request.createdAt);
    if (represents === 0) this.metrics.apiRequests.inc({ outcome: 'sampled' });
    else if (this.waiting.length >= mostWaiting) this.metrics.apiRequests.inc({ outcome: 'dropped' });
    else this.waiting.push({ ...request, operation: request.operation.slice(0, longestOperation), represents });
  }

  /** Returns how many requests this one represents; 0 when it is not stored. */
  private share(userId: string, at: Date): number {
    const minute = Math.floor(at.getTime() / 60_000);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(userId) ?? 0) + 1;
    this.counts.set(userId, count);
    if (count <= wholePerMinute) return 1;
    return (count - wholePerMinute) % sampled === 0 ? sampled : 0;
  }

  /** Stores what waits, after what is being stored. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const batch = this.waiting;
    if (batch.length === 0) return;
    this.waiting = [];
    try {
      await this.store(batch);
      this.metrics.apiRequests.inc({ outcome: 'stored' }, batch.length);
    } catch (error) {
      this.metrics.apiRequests.inc({ outcome: 'dropped' }, batch.length);
      if (this.failures.note('write')) this.logger.warn({ err: error }, 'the log of API requests could not be stored');
    }
  }

  private async store(batch: (LoggedRequest & { represents: number })[]): Promise<void> {
    const column = (name: keyof (typeof batch)[number]) => batch.map((row) => row[name]);
    // a token that was deleted in the same moment has no account left to log for
    await this.pool.query(
      `insert into api_requests
         (user_id, token_id, token_name, operation, status, code, cost, duration_ms, request_id, represents, created_at)
       select token.user_id, token.id, token.name, operation, status, code, cost, duration_ms, request_id, represents, at
         from unnest($1::uuid[], $2::text[], $3::int[], $4::text[], $5::int[], $6::int[], $7::text[], $8::int[], $9::timestamptz[])
              with ordinality as given (token_id, operation, status, code, cost, duration_ms, request_id, represents, at, place)
         join api_tokens token on token.id = given.token_id
        order by place`,
      [
        column('tokenId'),
        column('operation'),
        column('status'),
        column('code'),
        column('cost'),
        column('durationMs'),
        column('requestId'),
        column('represents'),
        column('createdAt'),
      ],
    );
    await this.pool.query(
      `delete from api_requests request using unnest($1::uuid[]) as account (id)
        where request.user_id = account.id and request.id <
              (select newer.id from api_requests newer where newer.user_id = account.id
                order by newer.id desc offset ${mostRows - 1} limit 1)`,
      [[...new Set(column('userId'))]],
    );
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
