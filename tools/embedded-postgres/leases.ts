import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, markOf, type ProcessMark } from './processes';

/**
 * Who uses the server: one small file per user. The last one to leave stops it, so a command that joined keeps
 * working when the process that started the server ends first. Call these only while holding the folder's lock.
 */
const FOLDER = 'users';

/** Notes that this process uses the server; returns the file to give to `endLease`. */
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

/** Process numbers of the living users; forgets the dead ones. */
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
      // A process killed while writing it: such a file counts for nobody.
    }
    if (mark && isAlive(mark)) living.push(mark.pid);
    else rmSync(file, { force: true });
  }
  return living;
}
