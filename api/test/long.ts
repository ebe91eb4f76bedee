const isLong = process.env['TEST_LONG'] === '1';

/** Returns how often a test repeats its work: seldom in `npm test`, often in `npm run test:long`. */
export const runs = ({ gate, long }: { gate: number; long: number }): number => (isLong ? long : gate);

/** Returns all of these in `npm run test:long`; in `npm test` every nth, and `always`. */
export const someOf = <Value>(values: readonly Value[], nth: number, always: readonly Value[] = []): Value[] =>
  values.filter((value, index) => isLong || index % nth === 0 || always.includes(value));

/** Returns all of these in `npm run test:long`; in `npm test` every nth, and other ones for the next turn. */
export const inTurn = <Value>(values: readonly Value[], nth: number, turn: number): Value[] =>
  values.filter((_, index) => isLong || (index + turn) % Math.min(values.length, nth) === 0);

/** Defines tests for `npm run test:long` only. */
export function inLongTests(define: () => void): void {
  if (isLong) define();
}

/** For all tests and hooks, as the benchmarks say how fast the product is: a busy machine is no reason to fail. */
export const usualLimitMs = 240_000;

/** Returns the time limit of a test, which may take so many milliseconds in `npm run test:long`. */
export const timeLimit = (long: number): number => runs({ gate: usualLimitMs, long });
