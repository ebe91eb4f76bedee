import { RateLimiterPostgres, RateLimiterRes, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { Valkey } from '../valkey/valkey';
import type { LimitLog } from './limit-log';
import { networkOf } from './network';

interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
  /** Whether keys are network addresses: IPv6 is counted by /64, and by /48 with ten times the points. */
  addresses?: true;
  /**
   * Whether Valkey counts them, which may be emptied: limits against floods. What protects passwords, money or calls that cost
   * something is counted in the database.
   */
  mayBeLost?: true;
}

const quarter = 15 * 60;
const hour = 60 * 60;

/** Attempts allowed per key within a duration. */
const limits = {
  signInPerDevice: { points: 10, duration: quarter },
  signInPerNetwork: { points: 10, duration: quarter },
  signInPerAccount: { points: 100, duration: quarter },
  /** Counts successful attempts too, as each costs a hash. */
  passwordPerAccount: { points: 60, duration: quarter },
  passwordPerAddress: { points: 600, duration: quarter, addresses: true },
  signInPerAddress: { points: 50, duration: quarter, addresses: true },
  socialPerAddress: { points: 60, duration: quarter, addresses: true },
  registerPerAddress: { points: 20, duration: hour, addresses: true },
  resetPerAccount: { points: 5, duration: hour },
  resetPerAddress: { points: 20, duration: hour, addresses: true },
  tokenPerAddress: { points: 30, duration: quarter, addresses: true },
  tokenPerAccount: { points: 20, duration: hour },
  verifyPerAccount: { points: 5, duration: hour },
  proofPerAccount: { points: 5, duration: hour },
  emailChangePerAccount: { points: 5, duration: hour },
  apiTokenPerAccount: { points: 20, duration: hour },
  emptyTestModePerAccount: { points: 20, duration: hour },
  codePerAccount: { points: 20, duration: hour },
  codePerNetwork: { points: 8, duration: quarter },
  verificationPerOrder: { points: 1, duration: 5 },
  verificationPerAccount: { points: 10, duration: 60 },
  /** Calls of PayPal for a payer who starts or captures a payment. */
  paymentCallsPerAccount: { points: 40, duration: 5 * 60 },
  reconcilePerOrder: { points: 1, duration: 10 },
  profilePerAccount: { points: 60, duration: hour, mayBeLost: true },
  mailChoicesPerAccount: { points: 60, duration: hour, mayBeLost: true },
  preferencesPerAccount: { points: 120, duration: hour, mayBeLost: true },
  downloadPerAccount: { points: 3, duration: 24 * hour },
  contactPerAddress: { points: 10, duration: hour, addresses: true },
  enhancePerAccount: { points: 30, duration: 60, mayBeLost: true },
  enhancePerDay: { points: 300, duration: 24 * 60 * 60 },
  freeEnhancePerDay: { points: 50, duration: 24 * 60 * 60 },
  unprovenEnhancePerDay: { points: 5, duration: 24 * 60 * 60 },
  freeEnhancePerAddress: { points: 60, duration: hour, addresses: true },
  spentInVainPerHour: { points: 10, duration: 60 * 60 },
  spentInVainPerDay: { points: 30, duration: 24 * 60 * 60 },
  designPerAccount: { points: 120, duration: 60, mayBeLost: true },
  /** Test designs cost nothing, but time and room; emptying test mode does not begin it anew. */
  testDesignPerDay: { points: 200, duration: 24 * hour },
  /** Deletions of designs, each of which is an event and a delivery to each webhook. */
  designDeletionPerDay: { points: 10_000, duration: 24 * hour },
  uploadPerAccount: { points: 60, duration: hour },
  unprovenUploadPerAccount: { points: 5, duration: hour },
  exportPerAccount: { points: 30, duration: hour, mayBeLost: true },
  documentPerAccount: { points: 240, duration: 60, mayBeLost: true },
  brandPerAccount: { points: 120, duration: hour, mayBeLost: true },
  websitePerAccount: { points: 10, duration: 24 * hour },
  unprovenWebsitePerDay: { points: 3, duration: 24 * hour },
  freeWebsitePerAddress: { points: 60, duration: hour, addresses: true },
  copyPerAccount: { points: 60, duration: 60, mayBeLost: true },
  captionPerAccount: { points: 20, duration: 60, mayBeLost: true },
  captionPerDay: { points: 100, duration: 24 * 60 * 60 },
  monthPlanPerDay: { points: 10, duration: 24 * hour },
  unprovenMonthPlanPerDay: { points: 3, duration: 24 * hour },
  freeMonthPlanPerAddress: { points: 30, duration: hour, addresses: true },
  monthSavePerAccount: { points: 240, duration: 60, mayBeLost: true },
  furtherFontsPerAccount: { points: 240, duration: 60, mayBeLost: true },
  furtherFontsPerAddress: { points: 40, duration: 60, addresses: true, mayBeLost: true },
  printPerAccount: { points: 60, duration: 60, mayBeLost: true },
  /** Pictures of months that are opened by their addresses, by the account whose months they are. */
  monthPicturePerAccount: { points: 600, duration: hour, mayBeLost: true },
  thumbnailPerAccount: { points: 300, duration: 60, mayBeLost: true },
  layoutPerAccount: { points: 120, duration: 60, mayBeLost: true },
  /** A page asks before each download; the answer reads what an archive would hold. */
  archiveHeadPerAccount: { points: 60, duration: hour, mayBeLost: true },
  archivePerAccount: { points: 20, duration: hour, mayBeLost: true },
  orderPerAccount: { points: 30, duration: hour },
  ticketPerAccount: { points: 10, duration: hour },
  replyPerAccount: { points: 60, duration: hour },
  answerPerAccount: { points: 600, duration: hour, mayBeLost: true },
  invoicePerAccount: { points: 60, duration: 60, mayBeLost: true },
  invoicePreviewPerAccount: { points: 30, duration: 60, mayBeLost: true },
  itemFilePerAccount: { points: 60, duration: 60, mayBeLost: true },
  deductionPerAccount: { points: 30, duration: hour },
  refundPerAccount: { points: 20, duration: hour },
  messagePerAccount: { points: 300, duration: hour },
  testEmailPerAccount: { points: 20, duration: hour },
  paypalTestPerAccount: { points: 20, duration: hour },
  serviceTestPerAccount: { points: 20, duration: hour },
  aiKeyTestPerAccount: { points: 60, duration: hour },
  webhookSavePerAccount: { points: 30, duration: hour },
  webhookByHandPerAccount: { points: 60, duration: hour },
  webhookFailedAgainPerAccount: { points: 10, duration: hour },
  badWebhookPerAddress: { points: 60, duration: hour, addresses: true },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Rate limits. Attempts are counted in the database, or in Valkey where the counts may be lost, so replicas share them. */
export interface RateLimits {
  /**
   * Consumes an attempt, or several at once: also more than are left, and then none is left until the limit starts anew.
   * @returns 0, or the seconds to wait when none is left
   */
  take(name: LimitName, key: string, attempts?: number): Promise<number>;
  /**
   * Consumes nothing.
   * @returns 0, or the seconds to wait when one of these limits has none left
   */
  wait(names: readonly LimitName[], key: string): Promise<number>;
  /** Returns an attempt to the limit, as successes do not count. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Deletes the attempts of a key. */
  forget(names: LimitName[], key: string): Promise<void>;
  /** Deletes the attempts of a key, and of all keys below it (`key:...`). */
  forgetBelow(names: LimitName[], key: string): Promise<void>;
  /** Deletes expired counts. */
  dropExpired(): Promise<void>;
}

/** A limit in the database, and in Valkey where it counts there. */
interface Counter {
  stored: RateLimiterPostgres;
  fast: RateLimiterRedis | null;
}

async function consumeFrom(counter: RateLimiterAbstract, key: string, attempts: number): Promise<number> {
  try {
    await counter.consume(key, attempts);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return secondsUntil(refusal);
    throw refusal;
  }
}

const secondsUntil = ({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>) =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * Returns the statement that deletes the keys of $1, and of the given number of ranges that follow. `;` follows `:` in
 * byte order, so all keys below a key are a range of the index `ix_rate_limits_key`, under any collation of the
 * database.
 */
export const forgetBelow = (ranges: number): string =>
  ['delete from rate_limits where key = any($1)']
    .concat(
      Array.from(
        { length: ranges },
        (_, n) => `(key collate "C" >= $${n * 2 + 2} and key collate "C" < $${n * 2 + 3})`,
      ),
    )
    .join(' or ');
/** The index on the expiry is used only when it is compared with a number of its own type. */
const dropExpired =
  'delete from rate_limits where key in (select key from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint limit $1)';
const batch = 5_000;

/** Reads the counts that have not expired, in one statement. */
const readCounts =
  'select key, points, expire from rate_limits where key = any($1) and expire > (extract(epoch from now()) * 1000)::bigint';

/** @param log learns of limits that are reached */
export function createRateLimits(pool: Pool, log?: LimitLog, valkey: Valkey | null = null): RateLimits {
  // the library names its statements, which only the session that has prepared them knows: not the next one of a pooler
  const unnamed = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
  };
  const counterOf = (keyPrefix: string, { points, duration, mayBeLost }: Limit): Counter => ({
    stored: new RateLimiterPostgres({
      storeClient: unnamed,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    }),
    // its script is understood by Redis and Valkey
    fast:
      valkey && mayBeLost
        ? new RateLimiterRedis({ storeClient: valkey.connection, keyPrefix: `limit:${keyPrefix}`, points, duration })
        : null,
  });
  const consume = async ({ stored, fast }: Counter, place: string, attempts: number): Promise<number> => {
    const counted = fast && (await valkey?.ask(() => consumeFrom(fast, place, attempts)));
    return counted ? counted.answer : consumeFrom(stored, place, attempts);
  };
  const counters = Object.fromEntries(
    Object.entries<Limit>(limits).map(([name, limit]) => [
      name,
      {
        near: counterOf(name, limit),
        far: counterOf(`${name}Wide`, { ...limit, points: limit.points * 10 }),
        addresses: limit.addresses,
      },
    ]),
  ) as Record<LimitName, { near: Counter; far: Counter; addresses?: true }>;
  const placesOf = (name: LimitName, key: string): [Counter, string][] => {
    const { near, far, addresses } = counters[name];
    if (!addresses) return [[near, key.slice(0, 200)]];
    const network = networkOf(key);
    return [[near, network.near], ...(network.far ? [[far, network.far] satisfies [Counter, string]] : [])];
  };
  return {
    async take(name, key, attempts = 1) {
      for (const [counter, place] of placesOf(name, key)) {
        const wait = await consume(counter, place, attempts);
        if (wait > 0) {
          log?.note(name, place, counters[name].addresses && { network: place });
          return wait;
        }
      }
      return 0;
    },
    async giveBack(name, key) {
      for (const [{ stored }, place] of placesOf(name, key)) await stored.reward(place);
    },
    async wait(names, key) {
      const places = names.flatMap((name) => placesOf(name, key));
      const { rows } = await pool.query<{ key: string; points: number; expire: string }>(readCounts, [
        places.map(([{ stored }, place]) => `${stored.keyPrefix}:${place}`),
      ]);
      const waits = places.map(async ([{ stored, fast }, place]) => {
        const counted = fast && (await valkey?.ask(() => fast.get(place)));
        const row = rows.find((one) => one.key === `${stored.keyPrefix}:${place}`);
        const here = row && { consumedPoints: row.points, msBeforeNext: Number(row.expire) - Date.now() };
        const spent = counted ? counted.answer : here;
        return spent && spent.consumedPoints >= stored.points ? secondsUntil(spent) : 0;
      });
      return Math.max(...(await Promise.all(waits)));
    },
    async forget(names, key) {
      await pool.query('delete from rate_limits where key = any($1)', [names.map((name) => `${name}:${key}`)]);
    },
    async forgetBelow(names, key) {
      const own = names.map((name) => `${name}:${key}`);
      await pool.query(forgetBelow(names.length), [own, ...own.flatMap((one) => [`${one}:`, `${one};`])]);
    },
    async dropExpired() {
      let dropped = batch;
      while (dropped === batch) dropped = (await pool.query(dropExpired, [batch])).rowCount ?? 0;
    },
  };
}
