import type { DataSource } from 'typeorm';

/** Sent in place of a position that is not known: the caller's next reads are the primary's. */
const unknownPosition = 'unknown';

/**
 * How far behind the primary a standby may be whose reads are used. It also bounds how long a caller's own position
 * matters: `positionSeconds` is far above it.
 */
export const mostLagMs = 5_000;
/** How long a browser carries the position of its last change. */
export const positionSeconds = 60;

/**
 * Reads a position of the write-ahead log as PostgreSQL writes it, such as 16/B374D848. Anything else lies beyond every
 * position, so that a damaged cookie makes no read stale.
 */
export function positionIn(text: string): bigint {
  const [, high, low] = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : 1n << 64n;
}

/** Returns the primary's position, which is behind all changes that are committed; never fails. */
export async function currentPosition(primary: DataSource): Promise<string> {
  try {
    const [row]: { position: string }[] = await primary.query('select pg_current_wal_insert_lsn()::text as position');
    return row?.position ?? unknownPosition;
  } catch {
    return unknownPosition;
  }
}

interface Sample {
  at: number;
  position: bigint;
}

/**
 * Where the primary's log was in the last seconds. A standby that has replayed a position lags by at most its age. The
 * standby's own figures would not do: an idle primary looks to it like one that it has lost.
 */
export class PrimaryLog {
  private samples: Sample[] = [];
  private asking: Promise<void> | undefined;

  constructor(
    private readonly primary: DataSource,
    private readonly lagMs: number,
  ) {}

  /**
   * The cluster and the timeline of the log. After a restore, a standby that still has the discarded history is ahead of
   * the primary and must not be read. Null until the first position.
   */
  history: string | null = null;

  /** The newest known position. */
  get newest(): bigint {
    return this.samples.at(-1)?.position ?? 0n;
  }

  /** Returns the position that a standby must have replayed. @throws when the primary does not answer */
  async required(): Promise<bigint> {
    const now = performance.now();
    this.samples = this.samples.filter(({ at }) => now - at <= this.lagMs);
    const newest = this.samples.at(-1);
    if (!newest || now - newest.at > this.lagMs / 4) {
      const asking = this.sample();
      // an older position answers at once
      if (newest) asking.catch(() => undefined);
      else await asking;
    }
    return this.samples[0]?.position ?? 1n << 64n;
  }

  private sample(): Promise<void> {
    this.asking ??= this.take().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async take(): Promise<void> {
    // a position is at least as new as the moment before it was asked for
    const at = performance.now();
    const [row]: { position: string; history: string }[] = await this.primary.query(
      `select insert_lsn::text as position, (select system_identifier from pg_control_system()) || '/' ||
         ('x' || left(pg_walfile_name(insert_lsn), 8))::bit(32)::int as history
       from pg_current_wal_insert_lsn() insert_lsn`,
    );
    if (!row) throw new Error('The primary returned no position');
    this.history = row.history;
    this.samples.push({ at, position: positionIn(row.position) });
  }
}
