import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { programEnvironment } from '../../test/product-entry';
import { describeWithValkey, ValkeyServer } from '../../test/valkey-server';
import { createLogger } from '../observability/logger';
import { Valkey } from '../valkey/valkey';
import { SharedLimit } from './shared-limit';
import type { CountedBy } from './shared-limit';

const most = 3;
const never = 60_000;
const answerMs = 250;
/** For tests in which Valkey answers: a busy machine is no reason to count alone. */
const longMs = 60_000;
/** What an overloaded machine adds to a time. */
const slackMs = 2_000;

describeWithValkey('a limit over processes', () => {
  let server: ValkeyServer;
  const opened: Api[] = [];

  /** What each process has of its own. */
  class Api {
    readonly refusals: CountedBy[] = [];
    readonly limit: SharedLimit;
    readonly held: (() => void)[] = [];

    private constructor(
      readonly valkey: Valkey | null,
      renewMs: number,
    ) {
      const refused = (_key: string, by: CountedBy) => void this.refusals.push(by);
      this.limit = new SharedLimit({ name: 'test', most, valkey, renewMs, refused });
      opened.push(this);
    }

    static async start(renewMs = never, url: string | null = server.url): Promise<Api> {
      return new Api(
        url === null ? null : await Valkey.open(url, createLogger('silent'), { restMs: 300, answerMs: longMs }),
        renewMs,
      );
    }

    async take(key: string): Promise<boolean> {
      const release = await this.limit.take(key);
      if (release) this.held.push(release);
      return release !== null;
    }

    async takes(key: string, slots: number): Promise<boolean[]> {
      return Promise.all(Array.from({ length: slots }, () => this.take(key)));
    }

    releaseOne(): void {
      this.held.pop()?.();
    }

    /** Whether one more slot is free at present. */
    async finds(key: string): Promise<boolean> {
      const isFree = await this.take(key);
      if (isFree) this.releaseOne();
      return isFree;
    }
  }

  beforeAll(async () => {
    server = await ValkeyServer.start();
  });
  afterEach(async () => {
    for (const { limit, valkey } of opened.splice(0)) {
      await limit.stop();
      valkey?.stop();
    }
  });
  afterAll(() => server.kill());

  const until = async (holds: () => Promise<boolean> | boolean) => {
    while (!(await holds())) await new Promise(setImmediate);
  };
  const storedOf = async ({ valkey }: Api, key: string) => {
    const [time, ends, life] = await Promise.all([
      valkey?.connection.time(),
      valkey?.connection.zrange(`live:test:${key}`, 0, -1, 'WITHSCORES'),
      valkey?.connection.pttl(`live:test:${key}`),
    ]);
    const now = Number(time?.[0]) * 1000;
    return { ends: (ends ?? []).filter((_one, at) => at % 2 === 1).map((end) => Number(end) - now), life };
  };
  const patience = (ms: number, ...all: Api[]) => {
    for (const { valkey } of all) if (valkey) valkey.connection.options.commandTimeout = ms;
  };
  const usable = (...all: Api[]) => until(() => all.every(({ valkey }) => valkey?.isUsable === true));

  it('gives the last slot to one of three that ask at once', async () => {
    const all = await Promise.all([Api.start(), Api.start(), Api.start()]);
    for (let round = 0; round < 50; round += 1) {
      const key = `last-${round}`;
      await all[0]?.takes(key, most - 1);
      const taken = await Promise.all(all.map((api) => api.take(key)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
    expect(new Set(all.flatMap(({ refusals }) => refusals))).toEqual(new Set(['all']));
  });

  it('counts each process alone without VALKEY_URL', async () => {
    const [one, other] = [await Api.start(never, null), await Api.start(never, null)];
    for (const api of [one, other]) {
      expect(await api.takes('alone', most + 1)).toEqual([true, true, true, false]);
      expect(api.refusals).toEqual(['process']);
    }
  });

  it('gives a released slot to another process, and stores nothing for a key without slots', async () => {
    const [one, other] = [await Api.start(), await Api.start()];
    expect(await one.takes('released', most)).toEqual([true, true, true]);
    expect(await other.take('released')).toBe(false);
    const release = one.held.pop();
    release?.();
    release?.();
    await until(() => other.take('released'));
    expect(await one.take('released')).toBe(false);
    const { ends, life } = await storedOf(one, 'released');
    expect(ends).toHaveLength(most);
    expect(life).toBeGreaterThan(0);
    expect(life).toBeLessThanOrEqual(never * 2.5);
    for (const api of [one, other]) while (api.held.length > 0) api.releaseOne();
    await until(async () => (await storedOf(one, 'released')).life === -2);
  });

  it('holds the slots of a living process, and frees those that one left when it was killed', async () => {
    const renewMs = 400;
    const other = await Api.start(renewMs);
    const options = { execArgv: ['--import', 'tsx'], env: programEnvironment() };
    const child = fork(resolve('api/test/slot-holder.ts'), [server.url, 'killed', `${most}`, `${renewMs}`], options);
    await once(child, 'message');
    const alive = performance.now();
    while (performance.now() - alive < 3 * renewMs * 2.5) expect(await other.take('killed')).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const killed = performance.now();
    await until(() => other.take('killed'));
    expect(performance.now() - killed).toBeLessThan(renewMs * 2.5 + slackMs);
    expect(await other.takes('killed', most)).toEqual([true, true, false]);
  });

  it.each([
    ['emptied', () => server.empty()],
    [
      'restarted',
      async () => {
        await server.kill();
        await server.start();
      },
    ],
  ])('adds the open slots again after Valkey was %s', async (what, lose) => {
    const [one, other] = [await Api.start(100), await Api.start(never)];
    await one.takes(what, most);
    expect(await other.take(what)).toBe(false);
    await lose();
    await usable(one, other);
    await until(async () => !(await other.finds(what)));
    expect(other.refusals.at(-1)).toBe('all');
    one.releaseOne();
    await until(() => other.take(what));
    expect(await one.take(what)).toBe(false);
  });

  it.each([
    ['frozen', async () => server.freeze(), async () => server.thaw()],
    ['killed', () => server.kill(), () => server.start()],
  ])('counts each process alone while Valkey is %s, without a longer wait', async (what, lose, recover) => {
    const all = await Promise.all([Api.start(100), Api.start(100), Api.start(never)]);
    const [one, other, third] = all;
    patience(answerMs, ...all);
    await lose();
    try {
      for (const api of [one, other]) {
        const begun = performance.now();
        expect(await api.takes(what, most + 1)).toEqual([true, true, true, false]);
        expect(performance.now() - begun).toBeLessThan(answerMs + slackMs);
        expect(api.refusals).toEqual(['process']);
        const again = performance.now();
        expect(await api.take(what)).toBe(false);
        expect(performance.now() - again).toBeLessThan(answerMs);
      }
    } finally {
      await recover();
    }
    patience(longMs, ...all);
    await usable(...all);
    await until(async () => (await storedOf(third, what)).ends.length === 2 * most);
    for (let released = 0; released < most; released += 1) one.releaseOne();
    await until(async () => (await storedOf(third, what)).ends.length === most);
    expect(await third.take(what)).toBe(false);
    other.releaseOne();
    await until(() => third.take(what));
  });

  it('does not count a slot that was released while Valkey was away', async () => {
    const one = await Api.start();
    await one.takes('away', most);
    patience(answerMs, one);
    server.freeze();
    try {
      await one.take('another key, so that Valkey rests');
      one.held.pop();
      one.releaseOne();
    } finally {
      server.thaw();
    }
    patience(longMs, one);
    await usable(one);
    expect((await storedOf(one, 'away')).ends).toHaveLength(most);
    expect(await one.take('away')).toBe(true);
    expect((await storedOf(one, 'away')).ends).toHaveLength(most);
  });

  it.each([
    ['ahead', 60_000],
    ['behind', -3_600_000],
  ])('does not use the clock of a process, which may be %s', async (what, byMs) => {
    const [one, other] = [await Api.start(1_000), await Api.start()];
    const wrong = async (work: () => Promise<unknown>) => {
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + byMs);
      await work().finally(() => clock.mockRestore());
    };
    for (const work of [() => one.takes(what, most), () => one.limit.renew()]) {
      await wrong(work);
      expect(await other.take(what)).toBe(false);
      const { ends, life } = await storedOf(other, what);
      expect(Math.max(...ends)).toBeLessThan(2_500 + 1_000);
      expect(life).toBeGreaterThan(0);
      expect(life).toBeLessThanOrEqual(2_500);
    }
  });

  it('drops ends that lie too far ahead, as after the clock of Valkey was set back', async () => {
    const one = await Api.start();
    await one.valkey?.connection.zadd('live:test:back', Date.now() + 3_600_000, 'a', Date.now() + 3_600_000, 'b');
    expect(await one.takes('back', most)).toEqual([true, true, true]);
  });

  it('renews many keys', async () => {
    const [one, other] = [await Api.start(), await Api.start()];
    const keys = Array.from({ length: 250 }, (_one, number) => `many-${number}`);
    for (const key of keys) await one.takes(key, most);
    await server.empty();
    await one.limit.renew();
    for (const key of keys) expect(await other.take(key)).toBe(false);
  });
});
