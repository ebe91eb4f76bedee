import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process even when its id is reused later. */
export interface ProcessMark {
  pid: number;
  started: string;
}

/** Reads `/proc/<pid>/stat` after the command name, which may itself contain spaces and brackets. */
function linuxStat(pid: number): { state: string; startTicks: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function ask(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns the mark of a living process, or undefined. A zombie counts as dead: in a container whose first process reaps
 * no children, a server killed long ago would otherwise seem alive forever.
 */
export function markOf(pid: number): ProcessMark | undefined {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return undefined;
  if (process.platform === 'linux') {
    const stat = linuxStat(pid);
    if (!stat || stat.state === 'Z' || stat.state === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { pid, started: `${boot}:${stat.startTicks}` };
  }
  if (process.platform === 'win32') return { pid, started: '' };
  const line = ask('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
  const [, state = 'Z', started = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  return state.startsWith('Z') ? undefined : { pid, started };
}

/** Whether exactly the marked process is alive. */
export function isAlive(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.started === mark.started;
}

/** Returns the command line of a living process; empty where the system doesn't provide it. */
export function commandLineOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return process.platform === 'win32' ? '' : ask('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
}
