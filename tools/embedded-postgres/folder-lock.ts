import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './server-user';
import { isAlive, markOf, type ProcessMark } from './processes';

const POLL_MS = 50;
const PATIENCE_MS = 90_000;

function readHolder(file: string): { text: string; mark: ProcessMark } | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, mark: JSON.parse(text) as ProcessMark };
  } catch {
    return undefined;
  }
}

/** Written to a temporary file and linked into place, so that no process reads an incomplete lock. */
function tryTake(file: string, text: string): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o644 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves the lock of a dead process away; restores it if another process has replaced it. */
function breakLock(file: string, text: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  } catch {
    // Another process broke it first: the next attempt to take it decides.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs `work` while no other process on this machine holds this lock file. The lock of a dead process is taken over.
 * @throws EmbeddedPostgresError after waiting for 90 seconds
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  // The nonce distinguishes two callers within one process.
  const text = JSON.stringify({ ...markOf(process.pid), nonce: randomBytes(6).toString('hex') });
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryTake(file, text)) {
    const holder = readHolder(file);
    if (holder && !isAlive(holder.mark)) {
      breakLock(file, holder.text);
      continue;
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Process ${holder?.mark.pid ?? '?'} has been busy with the database in this folder for too long: end it, or delete ${file}.`,
      );
    }
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    if (readHolder(file)?.text === text) rmSync(file, { force: true });
  }
}
