import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';

/** The work was not started, as the queue is full. */
export class TooMuchWaiting extends Error {
  override readonly name = 'TooMuchWaiting';
}

/** The work took too long; its process was ended. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

export interface WorkerProcessesOptions {
  /** Path of the worker's built module, from the project's folder; its source has the same path beside it. */
  module: { built: string; source: string };
  /** Concurrent processes. */
  processes: number;
  /** Calls that may wait for a process. */
  waiting: number;
  /** Maximum duration of one call. */
  timeoutMs: number;
  /** Called when a process ends unexpectedly, such as one that the kernel kills for its memory. */
  onUnexpectedEnd?: (error: unknown) => void;
}

/** What the pool says of a process that ended during a call. */
const unexpectedEnd = 'Worker exited unexpectedly';

/** An idle process is ended after this time, so that an idle product frees its memory. */
const idleMs = 30_000;

const runsFromSources = () => process.argv[1]?.endsWith('.ts') ?? false;

/**
 * Runs functions of a module in separate processes, which are started on demand. Threads would not do: image libraries
 * and password hashes share the four libuv threads of a process, even in worker threads.
 */
export class WorkerProcesses {
  private pool: Tinypool | undefined;

  constructor(private readonly options: WorkerProcessesOptions) {}

  /**
   * Calls an exported function of the module; once more when its process ends unexpectedly, which also starts a process for
   * the calls that wait.
   * @param argument a structured-cloneable value
   * @throws TooMuchWaiting, TookTooLong
   */
  async run<Result>(name: string, argument: unknown): Promise<Result> {
    const pool = (this.pool ??= this.open());
    if (pool.queueSize >= this.options.waiting) throw new TooMuchWaiting();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.options.timeoutMs);
    try {
      const call = () => pool.run(argument, { name, signal: late.signal }) as Promise<Result>;
      return await call().catch((error: unknown) => {
        if (!(error instanceof Error && error.message === unexpectedEnd)) throw error;
        this.options.onUnexpectedEnd?.(error);
        return call();
      });
    } catch (error) {
      throw late.signal.aborted ? new TookTooLong() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Number of calls that wait for a process. */
  get waiting(): number {
    return this.pool?.queueSize ?? 0;
  }

  async stop(): Promise<void> {
    await this.pool?.destroy();
  }

  private open(): Tinypool {
    const { module, processes } = this.options;
    const built = !runsFromSources() && existsSync(module.built);
    const pool = new Tinypool({
      runtime: 'child_process',
      serialization: 'advanced',
      filename: pathToFileURL(resolve(built ? module.built : module.source)).href,
      execArgv: built ? ['--enable-source-maps'] : ['--import', 'tsx'],
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: idleMs,
    });
    // the end of an idle process would be an uncaught exception, which ends this one
    pool.on('error', (error) => this.options.onUnexpectedEnd?.(error));
    return pool;
  }
}
