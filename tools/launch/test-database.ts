import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { removeAbandoned, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Linux's memory as a file system: databases are copied and dropped there without work for the disk. */
const MEMORY = '/dev/shm';
/** Identifies tmpfs in statfs(2). */
const TMPFS = 0x01021994;
/** A run's databases take less than a tenth of this. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/** The path of a socket in it must fit into sockaddr_un: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_FOLDER = 85;

/** Returns whether the tests' cluster fits into memory. Containers often have a small /dev/shm. */
function fitsMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { type, bavail, bsize } = statfsSync(MEMORY);
  return type === TMPFS && bavail * bsize >= LEAST_FREE_BYTES;
}

/** Removes the servers and folders of earlier runs of this checkout that were killed. */
async function sweep(parent: string, prefix: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (!name.startsWith(prefix)) continue;
    // A folder without a cluster may belong to a run that is starting. The operating system cleans up abandoned ones.
    if (existsSync(join(folder, 'cluster'))) await removeAbandoned(folder);
  }
}

/** Hashes the password once instead of 4,096 times, which is most of what a new connection costs its client. */
async function hashPasswordOnce(url: string): Promise<void> {
  const { username, password } = new URL(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set scram_iterations = 1');
  await client.query(`alter role ${client.escapeIdentifier(username)} password ${client.escapeLiteral(password)}`);
  await client.end();
}

/** Starts a PostgreSQL server for one run, without durability. Stopping it deletes its data. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const prefix = `postloom-test-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}-`;
  const parent = fitsMemory() ? MEMORY : tmpdir();
  await sweep(parent, prefix);
  const folder = mkdtempSync(join(parent, prefix));
  // For root the server runs as another user, which must be able to access the folder.
  if (process.getuid?.() === 0) chmodSync(folder, 0o755);
  const sockets = join(folder, 'cluster');
  const hasSockets = process.platform !== 'win32' && sockets.length <= LONGEST_SOCKET_FOLDER;
  const settings: Record<string, string> = hasSockets ? { unix_socket_directories: sockets } : {};
  const server = await startEmbeddedPostgres({ dataFolder: folder, durable: false, settings });
  await hashPasswordOnce(server.url);
  return {
    // a query over a socket of the file system takes a fifth less time than one over TCP
    url: hasSockets ? `${server.url}?host=${encodeURIComponent(sockets)}` : server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
