import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Valkey } from '../valkey/valkey';
import type { LimitLog } from './limit-log';

/** What operations may cost within a window, in points of `@cost`. */
export const budgets = {
  token: 60_000,
  account: 120_000,
  network: 600_000,
  /** Events of an account's subscriptions, apart from its requests: updates that others cause use up no requests. */
  live: 60_000,
} as const;

export type BudgetName = keyof typeof budgets;

/** Length of a window; all processes count the same ones, by the clock. */
export const windowSeconds = 60;
/**
 * Part of a budget that a process spends before it reports it to the others. Most callers never spend as much in a window, and
 * cost no statement; of a budget that many processes spend at once, each exceeds it by this part at most.
 */
const portion = 1 / 20;

/** The state of a budget after a charge. */
export interface BudgetState {
  limit: number;
  remaining: number;
  /** Seconds until the window ends. */
  resetSeconds: number;
  /** Whether the charge did not fit, so that nothing may be done for it. */
  isExceeded: boolean;
}

interface Spent {
  /** Spent by all processes, as far as this one knows. */
  known: number;
  /** Spent here, and not reported yet. */
  unreported: number;
  /** A portion that is being reported. Charges wait for it, so that they know what others have spent. */
  reporting?: Promise<number> | undefined;
}

const mostKeys = 50_000;

/** Adds to a count of `rate_limits`, which deletes what has expired, and returns the sum. */
const add = `insert into rate_limits (key, points, expire) values ($1, $2, $3)
on conflict (key) do update set points = rate_limits.points + excluded.points returning points`;

/** Counts what callers' operations cost. */
export class OperationBudgets {
  /** By `maxSize`, as `max` reserves the memory of all keys at once, which takes 8 ms of each start. */
  private readonly counts = new LRUCache<string, Spent>({ maxSize: mostKeys, sizeCalculation: () => 1 });

  constructor(
    private readonly pool: Pool,
    private readonly limits: Record<BudgetName, number> = budgets,
    private readonly now: () => number = Date.now,
    private readonly log?: LimitLog,
    private readonly valkey: Valkey | null = null,
  ) {}

  /**
   * Charges a cost to the budget of a key in the present window. A charge that does not fit is not counted, except of
   * work that is already `done`.
   */
  async charge(name: BudgetName, key: string, cost: number, done = false): Promise<BudgetState> {
    const seconds = this.now() / 1000;
    const window = Math.floor(seconds / windowSeconds);
    const limit = this.limits[name];
    const place = `cost:${name}:${window}:${key}`.slice(0, 200);
    const spent: Spent = this.counts.get(place) ?? { known: 0, unreported: 0 };
    this.counts.set(place, spent);
    while (spent.reporting) await spent.reporting;
    const state = (isExceeded: boolean): BudgetState => {
      if (isExceeded) this.log?.note(`cost of ${name}`, key, name === 'network' ? { network: key } : undefined);
      return {
        limit,
        remaining: Math.max(0, limit - spent.known - spent.unreported),
        resetSeconds: Math.max(1, Math.ceil((window + 1) * windowSeconds - seconds)),
        isExceeded,
      };
    };
    if (!done && spent.known + spent.unreported + cost > limit) return state(true);
    spent.unreported += cost;
    if (spent.unreported >= limit * portion) {
      spent.reporting = this.report(place, spent, (window + 2) * windowSeconds * 1000);
      // others may have spent it all before this process asked
      if ((await spent.reporting) >= limit) return state(true);
    }
    return state(false);
  }

  /** Reports what was spent here. @returns what all processes had reported before */
  private async report(place: string, spent: Spent, expire: number): Promise<number> {
    const reported = spent.unreported;
    spent.known += reported;
    spent.unreported = 0;
    try {
      const points =
        (await this.addToValkey(place, reported, expire)) ?? (await this.addToDatabase(place, reported, expire));
      spent.known = Math.max(spent.known, points);
      return points - reported;
    } finally {
      spent.reporting = undefined;
    }
  }

  private async addToDatabase(place: string, points: number, expire: number): Promise<number> {
    const { rows } = await this.pool.query<{ points: number }>(add, [place, points, expire]);
    return rows[0]?.points ?? points;
  }

  /** @returns null when Valkey is not used at present */
  private async addToValkey(place: string, points: number, expire: number): Promise<number | null> {
    const added = await this.valkey?.ask(async (client) => {
      const [sum] = await Promise.all([client.incrby(place, points), client.pexpireat(place, expire)]);
      return sum;
    });
    return added?.answer ?? null;
  }
}
