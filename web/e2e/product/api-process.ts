import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { productEntry, programEnvironment } from '../../../api/test/product-entry';
import { freePort } from './ports';

const startMs = 30_000;

/** Starts an api process. Resolves when it listens; `log` is the file that receives its output. */
export async function startApi(environment: Record<string, string>, log: string): Promise<ChildProcess> {
  const output = openSync(log, 'a');
  const { options, file } = productEntry();
  const api = spawn(process.execPath, [...options, file], {
    env: { ...programEnvironment(), HOME: process.env.HOME, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The api did not listen within ${startMs / 1000} s.`)), startMs);
    api.once('message', () => resolve());
    api.once('exit', (code) =>
      reject(new Error(`The api ended with ${code} before it listened:\n${readFileSync(log, 'utf8')}`)),
    );
    api.once('message', () => clearTimeout(timer));
  });
  return api;
}

/** Stops an api process in order. */
export async function stopApi(api: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => api.once('exit', resolve));
  api.kill('SIGTERM');
  await ended;
}

/** A second api process of a product, which is started on request. */
export interface Replica {
  /** Starts it; returns its URL. */
  start(): Promise<string>;
  /** Stops it if it runs. */
  stop(): Promise<void>;
}

/** Returns the replica of a product with this environment, on a port of its own. */
export function replicaOf(environment: Record<string, string>, log: string): Replica {
  let api: ChildProcess | null = null;
  return {
    async start() {
      const port = await freePort();
      api = await startApi({ ...environment, PORT: String(port) }, log);
      return `http://localhost:${port}`;
    },
    async stop() {
      if (api) await stopApi(api);
      api = null;
    },
  };
}
