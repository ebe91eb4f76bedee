import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultWindow } from './answers';
import type { Part, PartKind } from './part';
import type { Random } from './random';
import type { World } from './world';

/** After a part is ready again: connections and probes settle. */
const settleMs = 12_000;

interface Fault {
  name: string;
  /** How often it is drawn beside the others. */
  weight: number;
  /** Most times in a day. */
  most?: number;
  play(world: World, random: Random): Promise<string>;
}

const parts = ({ shop }: World, kind: PartKind): Part[] => shop.parts.filter((part) => part.kind === kind);

/** Kills a part; what has no supervisor of its own is started again after a few seconds. */
async function kill(part: Part, random: Random): Promise<string> {
  await part.kill();
  if (part.kind !== 'api' && part.kind !== 'worker') await sleep(random.between(1_000, 6_000));
  await part.start();
  return part.name;
}

const killing = (kind: PartKind, weight: number, most?: number): Fault => ({
  name: `kill -9 of ${kind}`,
  weight,
  ...(most !== undefined && { most }),
  async play(world, random) {
    const found = parts(world, kind);
    return found.length === 0 ? 'not installed' : kill(random.pick(found), random);
  },
});

/** Ids of the processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter((child) => child > 0);

const aWhile = (random: Random) => sleep(random.between(5_000, 25_000));
const many = 10_000;

const gemini = async ({ shop }: World, behaviour: string, random: Random) => {
  const post = (path: string, body: object) =>
    fetch(shop.standIns.geminiUrl + path, { method: 'POST', body: JSON.stringify(body) });
  for (const operation of ['text', 'image']) await post('/sandbox/faults', { operation, behaviour, times: many });
  await aWhile(random);
  await post('/sandbox/reset', {});
};

const payPalCalls = ['createOrder', 'getOrder', 'capture', 'getCapture', 'refund', 'getRefund', 'verifySignature'];
const paypal = async ({ shop }: World, fault: { behaviour: string; delayMs?: number }, random: Random) => {
  const next = payPalCalls.map((operation) => ({ operation, times: many, ...fault }));
  await shop.standIns.paypal.call('POST', '/sandbox/faults', { next });
  await aWhile(random);
  await shop.standIns.paypal.call('POST', '/sandbox/faults', { reset: true });
};

const faults: readonly Fault[] = [
  killing('api', 4),
  killing('worker', 4),
  killing('pgbouncer', 2),
  killing('valkey', 2),
  killing('standby', 1),
  killing('primary', 1, 2),
  {
    name: 'kill -9 of a process for images',
    weight: 3,
    async play({ shop }, random) {
      const owner = random.pick(shop.products);
      const children = childrenOf(owner.pid());
      if (children.length === 0) return `${owner.name} has none`;
      process.kill(random.pick(children), 'SIGKILL');
      return owner.name;
    },
  },
  {
    name: 'Valkey emptied',
    weight: 1,
    async play({ shop }) {
      await shop.valkey?.empty();
      return '';
    },
  },
  {
    name: 'standby cut off',
    weight: 1,
    async play({ shop }, random) {
      shop.standbyLine.cut();
      await aWhile(random);
      await shop.standbyLine.mend();
      return '';
    },
  },
  {
    name: 'Gemini answers 500',
    weight: 1,
    play: async (world, random) => (await gemini(world, 'fail500', random), ''),
  },
  { name: 'Gemini hangs', weight: 1, play: async (world, random) => (await gemini(world, 'hang', random), '') },
  {
    name: 'PayPal answers 500',
    weight: 1,
    play: async (world, random) => (await paypal(world, { behaviour: 'fail500' }, random), ''),
  },
  {
    name: 'PayPal hangs',
    weight: 1,
    play: async (world, random) => (await paypal(world, { behaviour: 'slow', delayMs: 20_000 }, random), ''),
  },
  {
    name: 'PayPal loses answers',
    weight: 1,
    play: async (world, random) => (await paypal(world, { behaviour: 'lostAnswer' }, random), ''),
  },
  {
    name: "PayPal's events late and backwards",
    weight: 1,
    async play({ shop }, random) {
      const { paypal: client } = shop.standIns;
      const events = (how: 'held' | 'sent') =>
        client.call('POST', '/sandbox/faults', { settings: { testBehaviours: { events: how } } });
      await events('held');
      await aWhile(random);
      await events('sent');
      await client.call('POST', '/sandbox/webhooks/release', { backwards: true });
      return '';
    },
  },
  {
    name: 'mail server refuses',
    weight: 1,
    async play({ shop }, random) {
      for (let email = random.whole(1, 4); email > 0; email -= 1) shop.standIns.mail.refuseNext(451, 'Try again later');
      await aWhile(random);
      return '';
    },
  },
  {
    name: 'receiver of webhooks refuses or hangs',
    weight: 1,
    async play({ receiver }, random) {
      receiver.status = random.pick([500, 503, null]);
      await aWhile(random);
      receiver.status = 200;
      return '';
    },
  },
  {
    name: 'answers lost',
    weight: 2,
    async play({ shop }, random) {
      shop.lost.share = 0.25;
      await aWhile(random);
      shop.lost.share = 0;
      return '';
    },
  },
  {
    name: 'live connections cut',
    weight: 2,
    async play({ shop }, random) {
      for (let time = random.whole(5, 12); time > 0; time -= 1) {
        shop.cutLive();
        await sleep(random.between(500, 3_000));
      }
      return '';
    },
  },
  {
    name: 'clock jumps',
    weight: 2,
    async play({ shop }, random) {
      const product = random.pick(shop.products);
      const seconds = random.pick([-1, 1]) * random.whole(5, 240);
      shop.setClock(seconds * 1_000);
      product.jump();
      await aWhile(random);
      shop.setClock(0);
      product.jump();
      return `${product.name} by ${seconds} s`;
    },
  },
  {
    name: 'disk full',
    weight: 1,
    async play({ shop }, random) {
      if (!shop.room.isOwn) return 'not possible here: no file system of its own';
      shop.room.fill();
      await aWhile(random);
      shop.room.empty();
      return '';
    },
  },
];

/**
 * Lets parts fail at random moments, one after the other, until the time is over. Each window ends when the part is
 * ready again and has settled.
 */
export async function playFaults(world: World, random: Random, endsAt: number, meanPauseMs: number): Promise<void> {
  const played = new Map<string, number>();
  // each fault once before any comes again, then by weight
  const drawn = [...faults].sort(() => random.next() - 0.5);
  for (;;) {
    await sleep(random.between(0.3, 1.7) * meanPauseMs);
    if (Date.now() >= endsAt) return;
    const allowed = faults.filter(({ name, most }) => most === undefined || (played.get(name) ?? 0) < most);
    const fault = drawn.pop() ?? random.pick(allowed.flatMap((one) => Array.from({ length: one.weight }, () => one)));
    played.set(fault.name, (played.get(fault.name) ?? 0) + 1);
    const window: FaultWindow = { name: fault.name, from: Date.now(), to: Infinity };
    world.answers.windows.push(window);
    try {
      const detail = await fault.play(world, random.fork());
      if (detail) window.name = `${fault.name}: ${detail}`;
    } catch (error) {
      window.name = `${fault.name}: the bench failed: ${String(error)}`;
    }
    window.to = Date.now() + settleMs;
    console.log(
      `${new Date(window.from).toISOString().slice(11, 19)} ${window.name}, ${Math.round((window.to - settleMs - window.from) / 1000)} s`,
    );
  }
}
