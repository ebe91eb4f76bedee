import { randomBytes } from 'node:crypto';
import type { Valkey } from '../valkey/valkey';
import { ConcurrencyLimit } from './concurrency-limit';

/** Who counted a place that was refused: this process, or all of them. */
export type CountedBy = 'process' | 'all';

export interface SharedLimitOptions {
  /** Part of the keys in Valkey. */
  name: string;
  /** Places per key. */
  most: number;
  /** Null without VALKEY_URL: this process counts alone. */
  valkey: Valkey | null;
  /** Interval in which this process says that its places are still taken. */
  renewMs: number;
  refused: (key: string, by: CountedBy) => void;
}

/** Renewals within the life of a place, which survives two that fail: places of a killed process are free after as many. */
const renewals = 2.5;
/** No place ends later than that, also of a release with another interval: such an end is from before Valkey's clock was set back. */
const furthestMs = 600_000;
/** Keys that one script renews: other callers of Valkey wait as long as it runs. */
const batch = 100;
/** Released places of a key that Valkey may still count, and that later scripts name again. */
const mostReleased = 100;

/**
 * The scripts use the clock of Valkey, so that a process with a wrong one neither ends places of the others nor holds its
 * own for longer. They are sent as a whole: a command that only names a script fails after a restart, and its
 * second attempt would come after a release that was sent later.
 */
const start = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local lease = tonumber(ARGV[1])
local function drop(key, from, to)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  redis.call('ZREMRANGEBYSCORE', key, now + ${furthestMs}, '+inf')
  for i = from, to do redis.call('ZREM', key, ARGV[i]) end
end
`;
/** ARGV: life of a place, most places, the new place, released ones. */
const takeScript = `${start}
drop(KEYS[1], 4, #ARGV)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + lease, ARGV[3])
redis.call('PEXPIRE', KEYS[1], lease)
return 1
`;
/** ARGV: life of a place, then for each key the number of its released places, that of its open ones, and both. */
const renewScript = `${start}
local at = 2
for _, key in ipairs(KEYS) do
  local released, open = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  drop(key, at + 2, at + 1 + released)
  at = at + 2 + released
  for i = at, at + open - 1 do redis.call('ZADD', key, now + lease, ARGV[i]) end
  at = at + open
  if open > 0 then redis.call('PEXPIRE', key, lease) end
end
`;

/** Places of one key in this process. */
interface Places {
  open: Set<string>;
  /** With the moment of their release. */
  released: Map<string, number>;
}

/**
 * A concurrency limit per key over all processes that share a Valkey, with a place in a sorted set for each slot that is
 * taken. Its score is the moment at which it ends unless its process renews it, so that a killed process holds nothing
 * for long. The count of this process stands beside it, and applies alone while Valkey is away: a slot is then
 * granted, and added at a renewal after Valkey is back or was emptied. Until then more slots than the limit may be taken
 * over all processes, never in one.
 */
export class SharedLimit {
  private readonly own: ConcurrencyLimit;
  private readonly places = new Map<string, Places>();
  /** Names of the places of this process begin with it. */
  private readonly origin = randomBytes(9).toString('base64url');
  private number = 0;
  private readonly leaseMs: number;
  private readonly timer: NodeJS.Timeout | undefined;
  private readonly sending = new Set<Promise<void>>();
  private renewing = false;

  constructor(private readonly options: SharedLimitOptions) {
    this.own = new ConcurrencyLimit(options.most);
    this.leaseMs = Math.ceil(options.renewMs * renewals);
    if (options.valkey) this.timer = setInterval(() => void this.renew(), options.renewMs).unref();
  }

  /**
   * Takes a slot. Waits no longer than Valkey may take for an answer.
   * @returns the function that releases it, or null when none is free
   */
  async take(key: string): Promise<(() => void) | null> {
    const { refused, valkey } = this.options;
    const releaseOwn = this.own.take(key);
    if (!releaseOwn) {
      refused(key, 'process');
      return null;
    }
    if (!valkey) return releaseOwn;
    const place = `${this.origin}:${(this.number += 1).toString(36)}`;
    if (await this.isRefused(valkey, key, place)) {
      releaseOwn();
      refused(key, 'all');
      return null;
    }
    this.placesOf(key).open.add(place);
    return () => {
      releaseOwn();
      if (this.places.get(key)?.open.delete(place)) this.remove(valkey, key, place);
    };
  }

  /** Whether all processes together have taken the most slots; not while Valkey is away. */
  private async isRefused(valkey: Valkey, key: string, place: string): Promise<boolean> {
    const { most } = this.options;
    const released = [...(this.places.get(key)?.released.keys() ?? [])];
    const counted = await valkey.ask((client) =>
      client.eval(takeScript, 1, this.stored(key), this.leaseMs, most, place, ...released),
    );
    return counted?.answer === 0;
  }

  private placesOf(key: string): Places {
    const places = this.places.get(key) ?? { open: new Set(), released: new Map() };
    this.places.set(key, places);
    return places;
  }

  private stored(key: string): string {
    return `live:${this.options.name}:${key}`;
  }

  private remove(valkey: Valkey, key: string, place: string): void {
    const { released } = this.placesOf(key);
    released.set(place, performance.now());
    const [oldest] = released.keys();
    if (oldest && released.size > mostReleased) released.delete(oldest);
    const names = [...released.keys()];
    const work = async () => {
      if (await valkey.ask((client) => client.zrem(this.stored(key), ...names))) this.forget(key, names);
    };
    this.track(work());
  }

  /** Valkey no longer counts these. */
  private forget(key: string, released: readonly string[]): void {
    const places = this.places.get(key);
    if (!places) return;
    for (const one of released) places.released.delete(one);
    if (places.open.size + places.released.size === 0) this.places.delete(key);
  }

  private track(work: Promise<void>): void {
    this.sending.add(work);
    void work.finally(() => this.sending.delete(work));
  }

  /** Says again which slots of this process are taken; called in the interval of the options. */
  async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    const work = this.renewAll().finally(() => (this.renewing = false));
    this.track(work);
    await work;
  }

  private async renewAll(): Promise<void> {
    const keys = [...this.places.keys()];
    for (let from = 0; from < keys.length; from += batch)
      if (!(await this.renewSome(keys.slice(from, from + batch)))) break;
    // what Valkey counted it has ended by now
    const ended = performance.now() - this.leaseMs;
    for (const [key, { released }] of this.places)
      this.forget(
        key,
        [...released].filter(([, at]) => at < ended).map(([place]) => place),
      );
  }

  /** @returns whether Valkey has answered */
  private async renewSome(keys: readonly string[]): Promise<boolean> {
    const present = keys.flatMap((key) => {
      const places = this.places.get(key);
      return places ? [{ key, open: [...places.open], released: [...places.released.keys()] }] : [];
    });
    if (present.length === 0) return true;
    const answered = await this.options.valkey?.ask((client) =>
      client.eval(
        renewScript,
        present.length,
        ...present.map(({ key }) => this.stored(key)),
        this.leaseMs,
        ...present.flatMap(({ open, released }) => [released.length, open.length, ...released, ...open]),
      ),
    );
    for (const { key, released } of answered ? present : []) this.forget(key, released);
    return Boolean(answered);
  }

  /** Renews nothing from now on, and waits until what was released is free for the other processes. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.sending);
  }
}
