/**
 * Runs one test file in a worker process, by jest-light-runner's worker. The pool replaces a worker whose heap is too
 * large, and a new one loads the whole product again; so what is garbage is collected before the pool looks.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MOST_HEAP_BYTES } from './most-heap.mjs';

const { default: runFile } = await import(new URL('./worker-runner.js', import.meta.resolve('jest-light-runner')).href);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

export default async function run(file) {
  const result = await runFile(file);
  if (process.memoryUsage().heapUsed > MOST_HEAP_BYTES) collectGarbage();
  return result;
}
