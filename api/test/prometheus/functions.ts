import type { Point, Sample } from './series';

interface Range {
  /** Length of the range in seconds. */
  range: number;
  /** End of the range in seconds. */
  at: number;
  parameter: number;
}
type OverRange = (points: readonly Point[], range: Range) => number | null;

/** How much a counter grew, over the time between its first and last point; a lower value is a restart at 0. */
function growth(points: readonly Point[]): { grown: number; over: number } | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const restarts = points.reduce(
    (lost, { value }, index) =>
      lost + (index > 0 && value < (points[index - 1]?.value ?? 0) ? (points[index - 1]?.value ?? 0) : 0),
    0,
  );
  return { grown: last.value - first.value + restarts, over: last.at - first.at };
}

/** Prometheus extrapolates to the ends of the range when points are near them; here they always count as near. */
const increase: OverRange = (points, { range }) => {
  const grown = growth(points);
  return grown && (grown.grown * range) / grown.over;
};

const overRange: Record<string, OverRange> = {
  increase,
  rate: (points, given) => {
    const value = increase(points, given);
    return value === null ? null : value / given.range;
  },
  changes: (points) =>
    points.length === 0
      ? null
      : points.filter(({ value }, index) => index > 0 && value !== points[index - 1]?.value).length,
  /** Linear regression, as in Prometheus. */
  predict_linear: (points, { at, parameter }) => {
    if (points.length < 2) return null;
    const n = points.length;
    const x = points.map((point) => point.at - at);
    const y = points.map(({ value }) => value);
    const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
    const covariance = sum(x.map((one, index) => one * (y[index] ?? 0))) - (sum(x) * sum(y)) / n;
    const variance = sum(x.map((one) => one * one)) - sum(x) ** 2 / n;
    const slope = covariance / variance;
    return sum(y) / n - (slope * sum(x)) / n + slope * parameter;
  },
};

const aggregations: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  count: (values) => values.length,
};

const comparisons: Record<string, (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

const arithmetic: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

/** Interpolates in the bucket that contains the quantile, for one histogram without further labels. */
function histogramQuantile(quantile: number, samples: Sample[]): Sample[] {
  const buckets = samples
    .map(({ labels, value }) => ({ most: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), count: value }))
    .sort((a, b) => a.most - b.most);
  const all = buckets.at(-1)?.count ?? 0;
  if (all === 0) return [];
  const rank = quantile * all;
  const index = buckets.findIndex(({ count }) => count >= rank);
  const { most = 0, count = 0 } = buckets[index] ?? {};
  const before = buckets[index - 1] ?? { most: 0, count: 0 };
  const value =
    most === Infinity
      ? before.most
      : before.most + ((most - before.most) * (rank - before.count)) / (count - before.count);
  return [{ labels: {}, value }];
}

export const functions = { overRange, aggregations, comparisons, arithmetic, histogramQuantile };
