import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import getPort from 'get-port';

/** Program of the server on this machine: Valkey, or Redis, which speaks the same protocol; undefined for none. */
export const valkeyProgram: string | undefined = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** Defines tests that need the server; on a machine without one they are reported as skipped, with the reason. */
export function describeWithValkey(name: string, define: () => void): void {
  if (valkeyProgram) describe(name, define);
  else describe.skip(`${name} (neither valkey-server nor redis-server is installed)`, define);
}

/** A Valkey of a test, which can be killed, frozen and emptied. */
export class ValkeyServer {
  private process: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<ValkeyServer> {
    const server = new ValkeyServer(await getPort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.process?.pid ?? 0;
  }

  /** Starts it, again at the same address and empty. */
  async start(): Promise<void> {
    const options = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = spawn(valkeyProgram ?? '', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.process = started;
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error('The Valkey of the test did not start')));
      started.stdout.on('data', (line: Buffer) => line.includes('eady to accept connections') && resolve());
    });
  }

  async kill(): Promise<void> {
    const { process } = this;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  /** Deletes all that it holds. */
  async empty(): Promise<void> {
    const socket = connect(this.port, '127.0.0.1');
    socket.write('FLUSHALL\r\n');
    await once(socket, 'data');
    socket.destroy();
  }

  /** Lets it hold its connections and answer nothing. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }
}
