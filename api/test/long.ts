/** Returns how often a test repeats its work: seldom in `npm test`, often in `npm run test:long`. */
export const runs = ({ gate, long }: { gate: number; long: number }): number =>
  process.env['TEST_LONG'] === '1' ? long : gate;

/** For all tests and hooks, as the benchmarks say how fast the product is: a busy machine is no reason to fail. */
export const usualLimitMs = 240_000;

/** Returns the time limit of a test, which may take so many milliseconds in `npm run test:long`. */
export const timeLimit = (long: number): number => runs({ gate: usualLimitMs, long });
