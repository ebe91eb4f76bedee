import type { parser } from '@prometheus-io/lezer-promql';

export type Node = ReturnType<typeof parser.parse>['topNode'];
export type Labels = Record<string, string>;

/** A value at a time in seconds; a stale one ends its series, as when a target is gone. */
export interface Point {
  at: number;
  value: number;
  stale?: boolean;
}
export interface Series {
  labels: Labels;
  points: Point[];
}
export interface Sample {
  labels: Labels;
  value: number;
}

/** Time for which the last point of a series counts, in seconds. */
export const lookback = 300;

export const pointsIn = ({ points }: Series, from: number, until: number): Point[] =>
  points.filter(({ at }) => at > from && at <= until);

export const textOf = (node: Node | null, text: string): string => (node ? text.slice(node.from, node.to) : '');

export function valuesAt(value: number | Sample[]): Sample[] {
  if (typeof value === 'number') throw new Error('A vector is needed here, not a number');
  return value;
}

const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

/** Returns the seconds of a duration such as 1h30m. */
export function seconds(duration: string): number {
  const parts = [...duration.matchAll(/(\d+)([smhdw])/g)];
  if (parts.map(([part]) => part).join('') !== duration) throw new Error(`Not a duration: ${duration}`);
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0);
}

/** Parses the labels of a series such as `up{job="a"}`. */
export function labelsOf(text: string): Labels {
  const [, name = '', selector = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(text.trim()) ?? [];
  if (!name) throw new Error(`Not a series: ${text}`);
  const labels: Labels = { __name__: name };
  for (const [, label = '', value = ''] of selector.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) labels[label] = value;
  return labels;
}

/**
 * Returns the points of promtool's notation: `1 2 3`, `0+10x5` (6 values that grow by 10), `4x5` (6 times 4), `_` and
 * `_x5` (no value), `stale`.
 */
export function pointsOf(notation: string, interval: number): Point[] {
  const values = notation
    .trim()
    .split(/\s+/)
    .flatMap((part): (number | null | 'stale')[] => {
      if (part === 'stale') return ['stale'];
      const [, missing, times = '1'] = /^(_)(?:x(\d+))?$/.exec(part) ?? [];
      if (missing) return Array.from({ length: Number(times) }, () => null);
      const [whole, first, step = '0', count = '0'] =
        /^(-?[\d.]+(?:e\d+)?)([+-][\d.]+(?:e\d+)?)?(?:x(\d+))?$/.exec(part) ?? [];
      if (!whole) throw new Error(`Not a value of a series: ${part}`);
      return Array.from({ length: Number(count) + 1 }, (_, index) => Number(first) + index * Number(step));
    });
  return values.flatMap((value, index) => {
    const at = index * interval;
    if (value === null) return [];
    return value === 'stale' ? [{ at, value: NaN, stale: true }] : [{ at, value }];
  });
}
