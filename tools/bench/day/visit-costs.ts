import { setTimeout as sleep } from 'node:timers/promises';
import { players, shares } from './schedule';
import type { Kind } from './schedule';
import type { Random } from './random';
import { takeSample } from './samples';
import type { Sample } from './samples';
import type { World } from './world';

const idleMs = 30_000;
/** After a visit: what follows from it, such as emails and webhooks. */
const settleMs = 4_000;
/** Visits of each kind, the first of which is not measured. */
const times = 6;

/** Seconds of processor time, or counts, for a visit or for a second without visits. */
interface Cost {
  api: number;
  worker: number;
  primary: number;
  standby: number;
  pgbouncer: number;
  valkey: number;
  commits: number;
  log: number;
  requests: number;
  bytes: number;
}

const groups = ['api', 'worker', 'primary', 'standby', 'pgbouncer', 'valkey'] as const;

/** Adds up what was spent between two samples. */
function spent(before: Sample, after: Sample, answers: World['answers']['all']): Cost {
  const cpu = (group: string, { processes }: Sample) =>
    Object.entries(processes)
      .filter(([name]) => name.startsWith(group))
      .reduce((sum, [, { cpuSeconds }]) => sum + cpuSeconds, 0);
  const own = answers.filter(({ at }) => at >= before.at && at <= after.at);
  return {
    ...(Object.fromEntries(groups.map((group) => [group, cpu(group, after) - cpu(group, before)])) as Record<
      (typeof groups)[number],
      number
    >),
    commits: after.commits - before.commits,
    log: after.log - before.log,
    requests: own.length,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const perSecond = (cost: Cost, seconds: number): Cost => scaled(cost, 1 / seconds);
const scaled = (cost: Cost, factor: number): Cost =>
  Object.fromEntries(
    Object.entries(cost).map(([name, value]) => [name, (value as number) * factor]),
  ) as unknown as Cost;
const minus = (cost: Cost, other: Cost): Cost =>
  Object.fromEntries(
    Object.entries(cost).map(([name, value]) => [name, Math.max(0, (value as number) - other[name as keyof Cost])]),
  ) as unknown as Cost;

/**
 * Plays visits of each kind one after the other in an otherwise idle shop.
 * @returns a table of what a visit costs beyond an idle shop; the last row adds up the shares of a design
 */
export async function measureVisits(world: World, random: Random): Promise<string[][]> {
  const all = world.answers.all;
  for (let first = 0; first < 5; first += 1) await players.signUp(world, random.fork());
  const measure = async (work: () => Promise<unknown>) => {
    const before = await takeSample(world.shop);
    await work();
    const after = await takeSample(world.shop);
    return { cost: spent(before, after, all), seconds: (after.at - before.at) / 1_000 };
  };
  const resting = await measure(() => sleep(idleMs));
  const idle = perSecond(resting.cost, resting.seconds);
  const costs = new Map<Kind, Cost>();
  for (const kind of Object.keys(shares) as Kind[]) {
    await players[kind](world, random.fork());
    await sleep(settleMs);
    const { cost, seconds } = await measure(async () => {
      for (let time = 1; time < times; time += 1) await players[kind](world, random.fork());
      await sleep(settleMs);
    });
    costs.set(kind, scaled(minus(cost, scaled(idle, seconds)), 1 / (times - 1)));
  }
  const sum = (name: keyof Cost) => [...costs].reduce((total, [kind, cost]) => total + shares[kind] * cost[name], 0);
  const whole = Object.fromEntries(Object.keys(idle).map((name) => [name, sum(name as keyof Cost)])) as unknown as Cost;
  return [
    ['visit', ...groups.map((group) => `${group} ms`), 'commits', 'log kB', 'requests', 'bytes kB'],
    cells('idle, a second', idle),
    ...[...costs].map(([kind, cost]) => cells(kind, cost)),
    cells('a design with its shares', whole),
  ];
}

const cells = (name: string, cost: Cost): string[] => [
  name,
  ...groups.map((group) => (cost[group] * 1_000).toFixed(0)),
  cost.commits.toFixed(1),
  (cost.log / 1_000).toFixed(1),
  cost.requests.toFixed(1),
  (cost.bytes / 1_000).toFixed(0),
];
