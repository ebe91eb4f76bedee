import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

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
  // macOS writes nobody as -2; the kernel wants it unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, name } : undefined;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of the existing cluster, else to `postgres`, else
 * to `nobody`.
 */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` };
  return account('postgres') ?? account('nobody') ?? { uid: 65534, gid: 65534, name: 'nobody' };
}

/** Whether that account can enter (or run) the path; asked of the system itself, which knows about every parent. */
export function canEnter(user: ServerUser | undefined, path: string): boolean {
  if (process.platform === 'win32') return true;
  const result = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
    ...identity(user),
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}

/** Options for `spawn` that make a child run as that account. */
export function identity(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}
