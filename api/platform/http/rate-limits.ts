import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';

/** Attempts allowed per key within a number of seconds. */
const limits = {
  signInPerAccount: { points: 10, duration: 15 * 60 },
  signInPerAddress: { points: 50, duration: 15 * 60 },
  registerPerAddress: { points: 20, duration: 60 * 60 },
  resetPerAccount: { points: 5, duration: 60 * 60 },
  resetPerAddress: { points: 20, duration: 60 * 60 },
  verifyPerAccount: { points: 5, duration: 60 * 60 },
  contactPerAddress: { points: 10, duration: 60 * 60 },
  enhancePerAccount: { points: 30, duration: 60 },
  enhancePerDay: { points: 300, duration: 24 * 60 * 60 },
  freeEnhancePerDay: { points: 50, duration: 24 * 60 * 60 },
  unprovenEnhancePerDay: { points: 5, duration: 24 * 60 * 60 },
  freeEnhancePerAddress: { points: 60, duration: 60 * 60 },
  spentInVainPerHour: { points: 10, duration: 60 * 60 },
  spentInVainPerDay: { points: 30, duration: 24 * 60 * 60 },
  designPerAccount: { points: 120, duration: 60 },
  orderPerAccount: { points: 30, duration: 60 * 60 },
} satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof limits;

/** Attempts are counted in the database, so that replicas count together. */
export interface RateLimits {
  /** Takes an attempt. Answers 0, or the seconds to wait when there are none left. */
  take(name: LimitName, key: string): Promise<number>;
  /** Takes none. Answers 0, or the seconds to wait when there are none left. */
  wait(name: LimitName, key: string): Promise<number>;
  /** Forgets the attempts of a key, after a success. */
  forget(name: LimitName, key: string): Promise<void>;
}

export function createRateLimits(pool: Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true, keyPrefix: name, points, duration, clearExpiredByTimeout: false }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key.slice(0, 200));
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async wait(name, key) {
      const used = await limiters[name].get(key.slice(0, 200));
      return used && used.consumedPoints >= limits[name].points && used.msBeforeNext > 0 ? Math.ceil(used.msBeforeNext / 1000) : 0;
    },
    async forget(name, key) {
      await limiters[name].delete(key.slice(0, 200));
    },
  };
}
