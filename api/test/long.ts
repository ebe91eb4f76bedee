/**
 * Returns a number that is small in `npm test` and large in `npm run test:long`: repetitions of a test, or a timeout in
 * milliseconds.
 */
export const runs = ({ gate, long }: { gate: number; long: number }): number =>
  process.env['TEST_LONG'] === '1' ? long : gate;
