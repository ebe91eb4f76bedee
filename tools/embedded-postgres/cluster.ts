import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Binaries } from './binaries';
import { canEnter, chooseServerUser, identity, type ServerUser, EmbeddedPostgresError } from './server-user';

export const SUPERUSER = 'postloom';
const MAJOR = '18';

/** Paths inside one data folder. */
export interface DataFolder {
  path: string;
  /** PostgreSQL's own files, owned by the server's account. */
  cluster: string;
  password: string;
  port: string;
  lock: string;
  log: string;
  user: ServerUser | undefined;
}

/**
 * Creates a folder and its missing parents. Node's own recursive mkdir never returns where the system answers ENOENT
 * for a new entry of an existing folder (/proc, some network mounts).
 * @returns the created folders
 */
export function makeFolder(path: string): string[] {
  if (existsSync(path)) return [];
  const parents = dirname(path) === path ? [] : makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it at the same moment.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return parents;
    throw error;
  }
  return [...parents, path];
}

/**
 * Creates the folder if missing, and checks that both we and the server's account can use it.
 * @throws EmbeddedPostgresError naming the folder that can't be used
 */
export function openDataFolder(wanted: string): DataFolder {
  const user = chooseServerUser(join(wanted, 'cluster'));
  let path = resolve(wanted);
  try {
    const made = makeFolder(path);
    // A strict umask would lock the server's account out of the new folders.
    if (user) for (const folder of made) chmodSync(folder, 0o755);
    const probe = mkdtempSync(join(path, 'probe-'));
    rmSync(probe, { recursive: true });
    // A server is recognized by this path on its command line, so a folder must have one canonical name.
    path = realpathSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EmbeddedPostgresError(
      `The data folder ${path} can't be written (${code ?? 'unknown error'}): give this user write access, or set DATA_FOLDER to another folder.`,
    );
  }
  if (!canEnter(user, path)) {
    throw new EmbeddedPostgresError(
      `The data folder ${path} can't be reached by the user ${user?.name ?? 'running this'}, whom PostgreSQL runs as: set DATA_FOLDER to a folder whose parents every user can enter.`,
    );
  }
  const part = (name: string): string => join(path, name);
  return {
    path,
    user,
    cluster: part('cluster'),
    password: part('password'),
    port: part('port'),
    lock: part('lock'),
    log: part('server.log'),
  };
}

/** Deletes the leftovers of a killed initialization. */
function clearAway(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/**
 * Creates the cluster in a temporary folder and renames it into place, so that an incomplete one is never used: UTF-8,
 * the built-in C.UTF-8 locale (same order on every machine), password authentication only.
 */
function initialise(folder: DataFolder, binaries: Binaries): void {
  const { user } = folder;
  const draft = join(folder.path, 'cluster.new');
  const passwordForServer = join(folder.path, 'password.new');
  clearAway(draft);
  clearAway(passwordForServer);
  mkdirSync(draft, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordForServer, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [draft, passwordForServer]) chownSync(path, user.uid, user.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordForServer}`,
      ...locale,
      '--no-instructions',
    ],
    { ...identity(user), cwd: folder.path, env: serverEnvironment(), encoding: 'utf8' },
  );
  clearAway(passwordForServer);
  if (result.status !== 0) {
    const lines = (result.stderr || result.error?.message || '').trim().split('\n');
    const reason = lines.findLast((line) => line.startsWith('initdb: error')) ?? lines.at(-1);
    throw new EmbeddedPostgresError(`The database could not be created in ${folder.path}: ${reason}`);
  }
  writeFileSync(folder.password, password, { mode: 0o600 });
  renameSync(draft, folder.cluster);
}

/** Creates the cluster if missing, and checks that this PostgreSQL can run it. */
export function ensureCluster(folder: DataFolder, binaries: Binaries): void {
  const versionFile = join(folder.cluster, 'PG_VERSION');
  if (!existsSync(folder.cluster)) initialise(folder, binaries);
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'an unknown version';
  if (version !== MAJOR) {
    throw new EmbeddedPostgresError(
      `The data in ${folder.cluster} belongs to PostgreSQL ${version}, and this product runs ${MAJOR}: move it away, or set DATA_FOLDER.`,
    );
  }
}

/** @throws EmbeddedPostgresError when the password of an existing cluster is lost */
export function readPassword(folder: DataFolder): string {
  try {
    return readFileSync(folder.password, 'utf8').trim();
  } catch {
    throw new EmbeddedPostgresError(
      `The password of the database in ${folder.path} can't be read from ${folder.password}: restore that file, or move the folder away to begin anew.`,
    );
  }
}

/**
 * Returns only the variables that the programs need: no PG* variable of a shell may redirect them, and none of our
 * secrets is passed on.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'windir', 'COMSPEC'];
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of passedOn) if (process.env[name]) environment[name] = process.env[name];
  return environment;
}
