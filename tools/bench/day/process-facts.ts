import { readFileSync, readdirSync } from 'node:fs';

export interface ProcessFacts {
  pid: number;
  megabytes: number;
  descriptors: number;
  /** Of the process and all that it has started. */
  cpuSeconds: number;
}

const ticksPerSecond = 100;

/** Parent and processor time of each process of this machine: its own, and that of its children which have ended. */
function allTimes(): Map<number, { parent: number; ticks: number }> {
  const times = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const [, parent = 0] = fields;
      times.set(Number(name), { parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) });
    } catch {
      // it has ended since the list was read
    }
  }
  return times;
}

/** Measures processes by name. One that does not run has zeros. */
export function processFacts(pids: ReadonlyMap<string, number>): Record<string, ProcessFacts> {
  const times = allTimes();
  const ticksOf = (pid: number): number => {
    const own = times.get(pid)?.ticks ?? 0;
    const children = [...times].filter(([, { parent }]) => parent === pid);
    return children.reduce((sum, [child]) => sum + ticksOf(child), own);
  };
  return Object.fromEntries(
    [...pids].map(([name, pid]) => [name, { ...sizeOf(pid), cpuSeconds: ticksOf(pid) / ticksPerSecond }]),
  );
}

function sizeOf(pid: number): Omit<ProcessFacts, 'cpuSeconds'> {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      pid,
      megabytes: Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024),
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
    };
  } catch {
    return { pid, megabytes: 0, descriptors: 0 };
  }
}
