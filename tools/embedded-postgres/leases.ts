import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, markOf, type ProcessMark } from './processes';

/**
 * The users of the server: one small file each. The last one to leave stops the server, so a command that joined
 * continues when the process that started the server ends first. Call these functions only while holding the folder's
 * lock.
 */
const FOLDER = 'users';

/** Records that this process uses the server; returns the file for `endLease`. */
export function beginLease(dataFolder: string): string {
  const folder = join(dataFolder, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const file = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}.json`);
  writeFileSync(file, JSON.stringify(markOf(process.pid)));
  return file;
}

export function endLease(file: string): void {
  rmSync(file, { force: true });
}

/** Returns the process ids of living users and deletes the leases of dead ones. */
export function livingUsers(dataFolder: string): number[] {
  const folder = join(dataFolder, FOLDER);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  const living: number[] = [];
  for (const name of names) {
    const file = join(folder, name);
    let mark: ProcessMark | undefined;
    try {
      mark = JSON.parse(readFileSync(file, 'utf8')) as ProcessMark;
    } catch {
      // A process was killed while writing it: such a file counts as no user.
    }
    if (mark && isAlive(mark)) living.push(mark.pid);
    else rmSync(file, { force: true });
  }
  return living;
}
