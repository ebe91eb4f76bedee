import { startBuildIfStale } from './build';
import { Child } from './children';
import { runOnDatabase } from './foreground';

/** `npm run bench -- [NAMES]`: the benchmarks of the built product, on its database server. */
export async function main(_name: string, args: string[]): Promise<number> {
  await startBuildIfStale((options) => new Child(options), 'best').all;
  return runOnDatabase(['tools/bench/main.ts', ...args]);
}
