/**
 * Jest's runner: test files run in plain Node processes that load the product once, by jest-light-runner's worker. Its
 * own pool answers all starting workers on one channel, where one of two that start together can wait for ever, and it
 * keeps a worker however large it has grown.
 */
import { resolve } from 'node:path';
import Tinypool from 'tinypool';
import { MOST_HEAP_BYTES } from './most-heap.mjs';

/**
 * Options of the workers alone: most of what tests start is plain JavaScript, which takes twice as long to load by tsx.
 * With more room for young objects the collector runs seldom, which saves a twentieth of the time. What lives is the
 * product, which stays for all files: the collector first goes through it when the heap is as large as a worker's may be.
 */
const nodeOptions = [
  '--import=tsx',
  '--no-warnings',
  '--max-semi-space-size=64',
  `--initial-old-space-size=${MOST_HEAP_BYTES / 1024 ** 2}`,
];

const worker = new URL('./worker.mjs', import.meta.url).href;

/** Returns the channel of one run: it sends the worker its configuration when the worker asks for it. */
function channelOf(workerData) {
  let answer = () => undefined;
  return {
    onMessage: (listener) => {
      answer = listener;
    },
    postMessage: (message) => {
      if (message === 'jest-light-runner-get-worker-data')
        answer({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
}

/** Tests that start processes and wait for them: of the whole product, and of the embedded PostgreSQL. */
const isLong = ({ path }) => /[\\/](?:whole|embedded-postgres)[\\/]/.test(path);

/** They begin first, so that none of them runs alone at the end. */
const longestFirst = (files) => files.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));

/** Jest finds a runner by its default export. */
export default class Runner {
  #globalConfig;

  constructor(globalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(tests, _watcher, onStart, onResult, onFailure) {
    const byProject = Map.groupBy(tests, ({ context }) => context.config);
    for (const [projectConfig, files] of byProject) {
      const workers = Math.min(this.#globalConfig.maxWorkers, files.length);
      const pool = new Tinypool({
        filename: worker,
        runtime: 'child_process',
        execArgv: nodeOptions,
        minThreads: workers,
        maxThreads: workers,
        env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...process.env },
        maxMemoryLimitBeforeRecycle: MOST_HEAP_BYTES,
      });
      const workerData = { globalConfig: this.#globalConfig, projectConfig, runtime: 'child_process' };
      const run = async (test) => {
        await onStart(test);
        try {
          await onResult(test, await pool.run(test.path, { channel: channelOf(workerData) }));
        } catch (error) {
          await onFailure(test, error);
        }
      };
      const waiting = longestFirst(files);
      const lane = async () => {
        for (let test = waiting.shift(); test; test = waiting.shift()) await run(test);
      };
      await Promise.all(Array.from({ length: workers }, lane));
      await pool.destroy();
    }
  }
}
