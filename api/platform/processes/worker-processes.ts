import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';

/** Work that was not begun, as too much of it is waiting. */
export class TooMuchWaiting extends Error {
  override readonly name = 'TooMuchWaiting';
}

/** Work that took too long; its process was ended. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

export interface WorkerProcessesOptions {
  /** The worker's module as it is built, from the project's folder; beside it stands the source in the same place. */
  module: { built: string; source: string };
  /** Processes at work at the same moment. */
  processes: number;
  /** Calls that wait for one. */
  waiting: number;
  /** The longest that one call may take. */
  timeoutMs: number;
}

/** An idle process is ended after this time, so that a quiet product holds no memory for it. */
const idleMs = 30_000;

const runsFromSources = () => process.argv[1]?.endsWith('.ts') ?? false;

/**
 * Runs functions of a module in processes of their own, which are started when they are needed. Threads would not do:
 * image libraries and password hashes share the four threads of libuv within a process, worker threads included.
 */
export class WorkerProcesses {
  private pool: Tinypool | undefined;

  constructor(private readonly options: WorkerProcessesOptions) {}

  /**
   * Calls a function that the module exports.
   * @param argument what structured cloning can carry
   * @throws TooMuchWaiting, TookTooLong
   */
  async run<Result>(name: string, argument: unknown): Promise<Result> {
    const pool = (this.pool ??= this.open());
    if (pool.queueSize >= this.options.waiting) throw new TooMuchWaiting();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.options.timeoutMs);
    try {
      return (await pool.run(argument, { name, signal: late.signal })) as Result;
    } catch (error) {
      throw late.signal.aborted ? new TookTooLong() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Calls that wait for a process. */
  get waiting(): number {
    return this.pool?.queueSize ?? 0;
  }

  async stop(): Promise<void> {
    await this.pool?.destroy();
  }

  private open(): Tinypool {
    const { module, processes } = this.options;
    const built = !runsFromSources() && existsSync(module.built);
    return new Tinypool({
      runtime: 'child_process',
      serialization: 'advanced',
      filename: pathToFileURL(resolve(built ? module.built : module.source)).href,
      execArgv: built ? ['--enable-source-maps'] : ['--import', 'tsx'],
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: idleMs,
    });
  }
}
