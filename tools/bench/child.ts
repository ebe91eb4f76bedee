import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface BenchServer {
  url: string;
  /** Resident memory of the process, in bytes. */
  memory(): number;
  /** Processor time that the process has used, in milliseconds. */
  processor(): number;
  stop(): Promise<void>;
}

/** Node options and memory settings of an api process in docker-compose.yml. */
const heap = ['--max-semi-space-size=8', '--max-old-space-size=256'];
const memory = { MALLOC_ARENA_MAX: '2' };

/** Ended with this process, however it ends: a server that stays would block the launcher. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a server as a separate process, which reports its port over IPC. */
export async function startServer(
  file: string,
  args: string[],
  environment: Record<string, string>,
): Promise<BenchServer> {
  const typescript = file.endsWith('.ts');
  const child = fork(file, args, {
    execArgv: typescript ? ['--import', 'tsx'] : heap,
    env: { PATH: process.env['PATH'], PORT: '0', ...memory, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    memory: () => residentBytes(child.pid ?? 0),
    processor: () => processorMs(child.pid ?? 0),
    async stop() {
      if (!running.has(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A tick of the clock by which Linux counts processor time. */
const tickMs = 10;

function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
