import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answers';
import { openAllPages } from './players/visitor';
import type { Random } from './random';
import { takeSample } from './samples';
import type { Sample } from './samples';
import { players, shares } from './schedule';
import type { Kind } from './schedule';
import type { World } from './world';

const idleMs = 30_000;
/** After a visit: what follows from it, such as emails and webhooks. */
const settleMs = 4_000;
/** Measured visits of each kind. */
const times = 6;

const processes = ['api', 'worker', 'primary', 'standby', 'pgbouncer', 'valkey'] as const;
const names = [...processes, 'commits', 'log', 'requests', 'bytes'] as const;
type Name = (typeof names)[number];

/** Milliseconds of processor time by process, and counts, of a visit or of a second without visits. */
type Cost = Record<Name, number>;

const costOf = (valueOf: (name: Name) => number): Cost =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Cost;

/** Everything that has been spent until a sample. */
function spentUntil({ at, processes: running, commits, log }: Sample, answers: readonly Answer[]): Cost {
  const answered = answers.filter((answer) => answer.at <= at);
  const counts = {
    commits,
    log,
    requests: answered.length,
    bytes: answered.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return costOf((name) =>
    name in counts
      ? counts[name as keyof typeof counts]
      : Object.entries(running)
          .filter(([process]) => process.startsWith(name))
          .reduce((sum, [, { cpuSeconds }]) => sum + cpuSeconds * 1_000, 0),
  );
}

/**
 * Plays visits of each kind one after the other in an otherwise idle shop.
 * @returns a table of what a visit costs beyond an idle shop; the last row adds up the shares of a design
 */
export async function measureVisits(world: World, random: Random): Promise<string[][]> {
  const measure = async (work: () => Promise<unknown>) => {
    const [before] = [await takeSample(world.shop), await work()];
    const after = await takeSample(world.shop);
    const [then, now] = [before, after].map((sample) => spentUntil(sample, world.answers.all));
    return {
      cost: costOf((name) => (now?.[name] ?? 0) - (then?.[name] ?? 0)),
      seconds: (after.at - before.at) / 1_000,
    };
  };
  const rest = async () => {
    const { cost, seconds } = await measure(() => sleep(idleMs));
    return costOf((name) => cost[name] / seconds);
  };
  const visits = async (kind: Kind, count: number) => {
    for (let time = 0; time < count; time += 1) await players[kind](world, random.fork());
    await sleep(settleMs);
  };
  await openAllPages(world);
  await visits('signUp', 5);
  const early = await rest();
  const measured = new Map<Kind, { cost: Cost; seconds: number }>();
  for (const kind of Object.keys(shares) as Kind[]) {
    await visits(kind, 1);
    measured.set(kind, await measure(() => visits(kind, times)));
  }
  // what new processes do at first is no part of it
  const late = await rest();
  const idle = costOf((name) => Math.min(early[name], late[name]));
  const costs = new Map(
    [...measured].map(([kind, { cost, seconds }]) => [
      kind,
      costOf((name) => Math.max(0, cost[name] - idle[name] * seconds) / times),
    ]),
  );
  const whole = costOf((name) => [...costs].reduce((sum, [kind, cost]) => sum + shares[kind] * cost[name], 0));
  return [
    ['visit', ...processes.map((name) => `${name} ms`), 'commits', 'log kB', 'requests', 'kB sent'],
    cells('idle, a second', idle),
    ...[...costs].map(([kind, cost]) => cells(kind, cost)),
    cells('a design with its shares', whole),
  ];
}

const cells = (what: string, cost: Cost): string[] => [
  what,
  ...processes.map((name) => cost[name].toFixed(0)),
  cost.commits.toFixed(1),
  (cost.log / 1_000).toFixed(1),
  cost.requests.toFixed(1),
  (cost.bytes / 1_000).toFixed(0),
];
