import { existsSync } from 'node:fs';
import { runOnDatabase } from './foreground';
import { Refusal } from './refusal';

const ENTRY = 'api/bench/main.ts';

/** `npm run bench -- [arguments]`: the benchmarks on the product's database server. */
export async function main(_name: string, args: string[]): Promise<number> {
  if (!existsSync(ENTRY)) throw new Refusal(`There are no benchmarks yet: ${ENTRY} is missing.`);
  return runOnDatabase([ENTRY, ...args]);
}
