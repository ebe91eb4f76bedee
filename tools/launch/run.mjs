/**
 * `node tools/launch/run.mjs COMMAND [arguments]`: the entry of every npm script. Plain JavaScript, because it must be
 * able to report that TypeScript's runner is not installed yet.
 */
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOfLifeNote, isAtLeast, OLDEST_NODE, OLDEST_NODE_OF_TESTS, testNode } from './node-versions.mjs';

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
  'database-schema': './task.ts',
};
const OF_TESTS = ['test', 'test:long', 'bench'];
const { node: version } = process.versions;

const [name = '', ...args] = process.argv.slice(2);
const file = COMMANDS[name];

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs this command on the Node in tools/node, with its folder first on the PATH, and ends with its exit code. */
function runOnTestNode() {
  const node = testNode();
  if (!node) refuse(`Node ${version} is too old for this: run it through npm, which installs a newer one for it.`);
  const key = Object.keys(process.env).find((variable) => variable.toUpperCase() === 'PATH') ?? 'PATH';
  const env = { ...process.env, [key]: [dirname(node), process.env[key]].filter(Boolean).join(delimiter) };
  const child = spawn(node, process.argv.slice(1), { env, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => refuse(`${node} can't be run (${error.code}).`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function run() {
  process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
  try {
    const { register } = await import('tsx/esm/api');
    register();
  } catch {
    refuse('The packages are not installed: run "npm ci" or "npm start" first.');
  }
  const note = endOfLifeNote(version, new Date());
  if (note && ['start', 'dev', 'build'].includes(name)) process.stdout.write(`  ${note}\n`);
  const { runCommand } = await import('./command.ts');
  const { main } = await import(file);
  await runCommand(() => main(name, args));
}

if (!file) refuse(`Unknown command "${name}": one of ${Object.keys(COMMANDS).join(', ')}.`);
if (!isAtLeast(version, OLDEST_NODE)) refuse(`Node ${version} is too old: install Node ${OLDEST_NODE} or newer.`);
if (OF_TESTS.includes(name) && !isAtLeast(version, OLDEST_NODE_OF_TESTS)) runOnTestNode();
else await run();
