/**
 * A number that is small in `npm test` and large in `npm run test:long`: how often a test repeats itself, or how long
 * it may take in milliseconds.
 */
export const runs = ({ gate, long }: { gate: number; long: number }): number =>
  process.env['TEST_LONG'] === '1' ? long : gate;
