import { median } from '../table';
import type { Sample } from './samples';

/** Tables whose rows come and go; all others grow with the visits. */
const passing = new Set([
  '_private_jobs',
  'rate_limits',
  'design_queues',
  'figure_changes',
  'ticket_presences',
  'owed_credits',
]);

/** Least number of samples in a quarter. */
const least = 2;

interface Limit {
  factor: number;
  /** What a size may grow by besides, so that small ones may vary. */
  slack: number;
}
const ofMemory: Limit = { factor: 1.15, slack: 25 };
const ofCounts: Limit = { factor: 1.2, slack: 8 };
const ofPassingTables: Limit = { factor: 1.5, slack: 1_024 };

/**
 * Compares the second quarter of a time, after what warms up, with the last one. Sizes must stay; tables may grow, but
 * not faster than before.
 * @returns a line for each size that does not stay flat
 */
export function notFlat(samples: readonly Sample[]): string[] {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < least) return [];
  const early = samples.slice(quarter, 2 * quarter);
  const late = samples.slice(-quarter);
  const wrong: string[] = [];
  const compare = (what: string, sizeOf: (sample: Sample) => number | undefined, { factor, slack }: Limit) => {
    const [before, after] = [early, late].map((some) => median(some.map((one) => sizeOf(one) ?? 0)));
    if (before === undefined || after === undefined || after <= before * factor + slack) return;
    wrong.push(`${what}: ${before} -> ${after}`);
  };
  const [last] = samples.slice(-1);
  for (const name of Object.keys(last?.processes ?? {})) {
    compare(`MB of ${name}`, ({ processes }) => processes[name]?.megabytes, ofMemory);
    compare(`descriptors of ${name}`, ({ processes }) => processes[name]?.descriptors, ofCounts);
  }
  for (const name of Object.keys(last?.connections ?? {}))
    compare(`connections of ${name}`, ({ connections }) => connections[name], ofCounts);
  for (const name of passing) compare(`kB of ${name}`, ({ tables }) => tables[name], ofPassingTables);
  return [...wrong, ...fasterTables(samples)];
}

const growthOf = (some: readonly Sample[], name: string) =>
  (some.at(-1)?.tables[name] ?? 0) - (some[0]?.tables[name] ?? 0);

/** Tables that grew in the second half by more than half beyond what they grew by in the first. */
function fasterTables(samples: readonly Sample[]): string[] {
  const half = Math.floor(samples.length / 2);
  const [first, second] = [samples.slice(0, half), samples.slice(half)];
  return Object.keys(samples.at(-1)?.tables ?? {}).flatMap((name) => {
    const [before, after] = [growthOf(first, name), growthOf(second, name)];
    return !passing.has(name) && after > before * 1.5 + 1_024
      ? [`kB of ${name} grew by ${before} in the first half, by ${after} in the second`]
      : [];
  });
}
