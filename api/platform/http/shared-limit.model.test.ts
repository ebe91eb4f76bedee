import { once } from 'node:events';
import fc from 'fast-check';
import { runs, timeLimit } from '../../test/long';
import { describeWithValkey, ValkeyServer } from '../../test/valkey-server';
import { createLogger } from '../observability/logger';
import { Valkey } from '../valkey/valkey';
import { SharedLimit } from './shared-limit';

/** `FUZZ_SEED=7 npm test -- shared-limit.model` runs other sequences. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261128);
const sequences = runs({ gate: 150, long: 20_000 });
const most = 3;
const keys = ['a', 'b'] as const;
type Key = (typeof keys)[number];

/** A slot as the model sees it: where it is counted. */
interface Slot {
  key: Key;
  release: () => void;
}

/** One process, with what the model expects of it. */
interface Api {
  valkey: Valkey;
  limit: SharedLimit;
  open: Slot[];
  /** Released while it was cut off from Valkey: counted until it takes a slot of the key, or renews. */
  unsaid: Slot[];
  isCutOff: boolean;
}

const step = fc.record({
  what: fc.constantFrom('take', 'take', 'take', 'take', 'release', 'release', 'kill', 'end', 'empty', 'cut', 'renew'),
  api: fc.nat({ max: 2 }),
  key: fc.constantFrom(...keys),
  which: fc.nat({ max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeWithValkey(`slots of three processes, in ${sequences} random sequences of events`, () => {
  let server: ValkeyServer;
  let clients: Valkey[];
  let number = 0;

  beforeAll(async () => {
    server = await ValkeyServer.start();
    clients = await Promise.all(
      [0, 1, 2].map(() => Valkey.open(server.url, createLogger('silent'), { answerMs: 60_000 })),
    );
  });
  afterAll(async () => {
    clients.forEach((client) => client.stop());
    await server.kill();
  });

  /** Plays the steps on real processes' limits and on the model, and compares both after each. */
  async function play(steps: Step[]): Promise<void> {
    const name = `model-${(number += 1)}`;
    /** Slots that Valkey counts, by the model; also what killed processes have left. */
    const stored = new Set<Slot>();
    const start = (valkey: Valkey): Api => ({
      valkey,
      limit: new SharedLimit({ name, most, valkey, renewMs: 36_000, refused: () => undefined }),
      open: [],
      unsaid: [],
      isCutOff: false,
    });
    const apis = clients.map(start);
    const say = (api: Api, said: (slot: Slot) => boolean) => {
      for (const slot of api.unsaid.filter(said)) stored.delete(slot);
      api.unsaid = api.unsaid.filter((slot) => !said(slot));
    };
    const countOf = (slots: Iterable<Slot>, key: Key) => [...slots].filter((slot) => slot.key === key).length;
    const connect = async (api: Api) => {
      if (api.isCutOff) await api.valkey.connection.connect();
      api.isCutOff = false;
    };

    const renew = async (api: Api) => {
      await api.limit.renew();
      if (api.isCutOff) return;
      say(api, () => true);
      api.open.forEach((slot) => stored.add(slot));
    };
    const actions: Record<Step['what'], (api: Api, step: Step) => Promise<void>> = {
      take: async (api, { key }) => {
        const isOwnFree = countOf(api.open, key) < most;
        if (!api.isCutOff && isOwnFree) say(api, (slot) => slot.key === key);
        const expected = isOwnFree && (api.isCutOff || countOf(stored, key) < most);
        const release = await api.limit.take(key);
        expect(release !== null).toBe(expected);
        if (!release) return;
        const slot = { key, release };
        api.open.push(slot);
        if (!api.isCutOff) stored.add(slot);
      },
      release: async (api, { which }) => {
        const [slot] = api.open.splice(which % Math.max(1, api.open.length), 1);
        if (!slot) return;
        slot.release();
        slot.release();
        api.unsaid.push(slot);
        if (!api.isCutOff) say(api, ({ key }) => key === slot.key);
      },
      kill: async (api) => {
        await connect(api);
        await api.limit.stop();
        Object.assign(api, start(api.valkey));
      },
      // places that killed processes have left end, and living ones are renewed
      end: async () => {
        for (const api of apis) await connect(api);
        for (const place of keys.map((key) => `live:${name}:${key}`))
          for (const one of await witness().zrange(place, 0, -1)) await witness().zadd(place, 1, one);
        stored.clear();
        for (const api of apis) await renew(api);
      },
      empty: async () => {
        await server.empty();
        stored.clear();
      },
      cut: async (api) => {
        if (api.isCutOff) return connect(api);
        const ended = once(api.valkey.connection, 'end');
        api.valkey.connection.disconnect();
        await ended;
        api.isCutOff = true;
      },
      renew,
    };
    const witness = () => {
      const found = apis.find(({ isCutOff }) => !isCutOff);
      if (!found) throw new Error('all are cut off');
      return found.valkey.connection;
    };

    try {
      for (const one of steps) {
        const api = apis[one.api];
        if (!api) throw new Error('no such process');
        await actions[one.what](api, one);
        // an answer comes after all commands before it
        for (const { valkey, isCutOff } of apis) if (!isCutOff) await valkey.connection.ping();
        if (apis.every(({ isCutOff }) => isCutOff)) continue;
        for (const key of keys)
          expect(await witness().zcount(`live:${name}:${key}`, 2, '+inf')).toBe(countOf(stored, key));
      }
    } finally {
      for (const api of apis) {
        await connect(api);
        await api.limit.stop();
      }
    }
  }

  it(
    'match the model',
    async () => {
      const sequence = fc.asyncProperty(fc.array(step, { maxLength: 60 }), play);
      await fc.assert(sequence, { seed, numRuns: sequences, endOnFailure: true });
    },
    timeLimit(60 * 60_000),
  );
});
