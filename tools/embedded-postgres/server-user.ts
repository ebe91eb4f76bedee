import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** A reason why the embedded PostgreSQL can't run, as one sentence for the person who started the command. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The account the server runs as; `undefined` means our own. */
export interface ServerUser {
  uid: number;
  gid: number;
  name: string;
}

function account(name: string): ServerUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  // macOS reports nobody as -2; the kernel needs it unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, name } : undefined;
}

/**
 * Returns the server's account. PostgreSQL refuses to run as root, so root runs it as the owner of the existing
 * cluster, else as `postgres`, else as `nobody`.
 */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` };
  return account('postgres') ?? account('nobody') ?? { uid: 65534, gid: 65534, name: 'nobody' };
}

/** Whether that account can enter (or run) the path; checked by the system itself, which considers every parent. */
export function canEnter(user: ServerUser | undefined, path: string): boolean {
  if (process.platform === 'win32') return true;
  const result = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
    ...identity(user),
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}

/** Returns options for `spawn` that make a child run as that account. */
export function identity(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}
