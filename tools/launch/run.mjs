/**
 * `node tools/launch/run.mjs COMMAND [arguments]`: the entry of every npm script. Plain JavaScript, because it must be
 * able to report that TypeScript's runner is not installed yet.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: './start.ts',
  dev: './dev.ts',
  build: './build.ts',
  migrate: './task.ts',
  seed: './task.ts',
  admin: './task.ts',
  'show-packages': './task.ts',
  check: './task.ts',
  test: './test.ts',
  'test:long': './test.ts',
  bench: './bench.ts',
  'release-database': './task.ts',
};
const OLDEST_NODE = 22;

const [name = '', ...args] = process.argv.slice(2);
const file = COMMANDS[name];

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (!file) refuse(`Unknown command "${name}": one of ${Object.keys(COMMANDS).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  refuse(
    `Node ${process.versions.node} is too old for this: run it through npm (npm ${name === 'start' || name === 'test' ? name : `run ${name}`}), which uses the project's own Node.`,
  );
}
process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
try {
  const { register } = await import('tsx/esm/api');
  register();
} catch {
  refuse('The packages are not installed: run "npm ci" or "npm start" first.');
}
const { runCommand } = await import('./command.ts');
const { main } = await import(file);
await runCommand(() => main(name, args));
