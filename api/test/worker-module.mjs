import { setTimeout as sleep } from 'node:timers/promises';

/** A module for worker processes, for their test. */

export const pidOf = () => process.pid;

/** Ends its process at the first call, as the kernel ends one that takes too much memory. */
export async function endOnce({ file }) {
  const { existsSync, writeFileSync } = await import('node:fs');
  if (existsSync(file)) return process.pid;
  writeFileSync(file, '');
  process.kill(process.pid, 'SIGKILL');
  return sleep(10_000);
}
