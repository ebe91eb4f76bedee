import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { serverEnvironment, type DataFolder } from './cluster';
import { commandLineOf, isAlive, markOf, type ProcessMark } from './processes';
import { identity, EmbeddedPostgresError } from './server-user';

export const HOST = '127.0.0.1';
const START_MS = 60_000;
const FAST_STOP_MS = 20_000;
const LARGEST_LOG = 5_000_000;

export interface RunningServer {
  mark: ProcessMark;
  port: number;
}

/** Reads PostgreSQL's own lock file: line 1 is the process, 4 the port, 8 the state. */
function readPidFile(folder: DataFolder): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder.cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Returns the running server of this folder, started by any process. Another process that got the same id is not
 * mistaken for it.
 */
export function findRunningServer(folder: DataFolder): RunningServer | undefined {
  const found = readPidFile(folder);
  const mark = found && markOf(found.pid);
  if (!mark) return undefined;
  const commandLine = commandLineOf(mark.pid);
  if (commandLine && !commandLine.includes(folder.cluster)) return undefined;
  return { mark, port: found.port };
}

function logSize(folder: DataFolder): number {
  return statSync(folder.log, { throwIfNoEntry: false })?.size ?? 0;
}

function logSince(folder: DataFolder, offset: number): string {
  return readFileSync(folder.log).subarray(offset).toString('utf8');
}

/** Why a start failed, so that the caller can try another port or wait for the last children of an old server. */
export class ServerDidNotStart extends Error {
  constructor(readonly log: string) {
    super(
      log
        .split('\n')
        .findLast((line) => /FATAL|PANIC/.test(line))
        ?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'it ended without a reason',
    );
  }

  get portTaken(): boolean {
    return /could not bind|Address already in use/i.test(this.log);
  }

  get oldChildrenLeft(): boolean {
    return /pre-existing shared memory block/i.test(this.log);
  }
}

/**
 * Starts the server in a separate session, so that Ctrl-C reaches only Node, which stops it in order. It is ready when
 * its pid file says so and names our child, not an earlier server.
 */
export async function spawnServer(
  folder: DataFolder,
  binaries: Binaries,
  port: number,
  settings: Record<string, string | number>,
): Promise<RunningServer> {
  const all = { listen_addresses: HOST, unix_socket_directories: '', ...settings, port };
  const args = ['-D', folder.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const offset = logSize(folder) > LARGEST_LOG ? 0 : logSize(folder);
  const log = openSync(folder.log, offset === 0 ? 'w' : 'a', 0o600);
  const child = spawn(binaries.postgres, args, {
    ...identity(folder.user),
    cwd: folder.path,
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure ??= `it ended with ${signal ?? `code ${code}`}`));
  child.unref();
  const deadline = Date.now() + START_MS;
  for (;;) {
    const state = readPidFile(folder);
    const mark = state?.ready && state.pid === child.pid ? markOf(state.pid) : undefined;
    if (mark) return { mark, port };
    if (failure !== undefined) throw new ServerDidNotStart(logSince(folder, offset) || `FATAL:  ${failure}`);
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new EmbeddedPostgresError(`PostgreSQL was not ready after ${START_MS / 1000} s; ${folder.log} tells why.`);
    }
    await sleep(10);
  }
}

function signal(binaries: Binaries, pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['kill', name.slice(3), String(pid)], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(pid, name);
  } catch {
    // It has already exited.
  }
}

async function ends(mark: ProcessMark, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(mark)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/** Stops with a fast shutdown (sessions are rolled back, a checkpoint is written); kills a server that hangs. */
export async function stopServer(binaries: Binaries, server: RunningServer): Promise<void> {
  signal(binaries, server.mark.pid, 'SIGINT');
  if (await ends(server.mark, FAST_STOP_MS)) return;
  signal(binaries, server.mark.pid, 'SIGQUIT');
  if (await ends(server.mark, FAST_STOP_MS)) return;
  throw new EmbeddedPostgresError(`PostgreSQL (process ${server.mark.pid}) does not end: end it by hand.`);
}
