import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type PartKind = 'api' | 'worker' | 'pgbouncer' | 'valkey' | 'primary' | 'standby';

/** A process of the shop, which faults kill and which is started again as an orchestrator does it. */
export interface Part {
  name: string;
  kind: PartKind;
  pid(): number;
  /** Kills it with -9. */
  kill(): Promise<void>;
  /** Resolves when it is ready to serve. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const pollMs = 250;
const restartMs = 1_000;

/** Whether /readyz answers 200 within the time of a usual probe. */
export const isReady = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_500) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
};

export interface ProductOptions {
  name: string;
  kind: 'api' | 'worker';
  port: number;
  environment: Record<string, string>;
  /** Gets standard output and standard error. */
  log: string;
  /** Called when it ends without having been asked to. */
  onUnexpectedEnd: (how: string) => void;
}

/** An api or worker of the built product, restarted a second after each end until it is stopped. */
export class ProductPart implements Part {
  readonly name: string;
  readonly kind: 'api' | 'worker';
  private child: ChildProcess | undefined;
  private isStopping = false;
  private wasKilled = false;

  constructor(private readonly options: ProductOptions) {
    this.name = options.name;
    this.kind = options.kind;
  }

  get port(): number {
    return this.options.port;
  }

  pid(): number {
    return this.child?.pid ?? 0;
  }

  private run(): void {
    const { environment, log, port, kind } = this.options;
    const output = openSync(log, 'a');
    this.wasKilled = false;
    const child = spawn(process.execPath, ['--max-semi-space-size=8', '--max-old-space-size=256', 'dist/api/main.js'], {
      env: { PATH: process.env['PATH'], ...environment, ROLE: kind, PORT: String(port), HOST: '127.0.0.1' },
      // the product ends when the channel to its launcher closes
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.isStopping) return;
      if (!this.wasKilled) this.options.onUnexpectedEnd(signal ?? `code ${code}`);
      setTimeout(() => !this.isStopping && this.run(), restartMs);
    });
  }

  async start(): Promise<void> {
    if (!this.child) this.run();
    while (!this.isStopping && !(await isReady(this.port))) await sleep(pollMs);
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.wasKilled = true;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Makes its clock jump, see clock.cjs. */
  jump(): void {
    this.child?.kill('SIGUSR2');
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
