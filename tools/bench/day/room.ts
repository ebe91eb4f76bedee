import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder for files, which can be full. */
export interface Room {
  folder: string;
  /** Whether it is a file system of its own, which `fill` needs. */
  isOwn: boolean;
  fill(): void;
  empty(): void;
  remove(): void;
}

const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Mounts a file system in memory where this user may, else takes a plain folder. */
export function openRoom(folder: string, megabytes: number): Room {
  mkdirSync(folder, { recursive: true });
  const isOwn = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  const filler = join(folder, '.filler');
  return {
    folder,
    isOwn,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      if (isOwn) run('fallocate', '-l', String(bavail * bsize), filler);
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      if (isOwn) run('umount', '-l', folder);
    },
  };
}
