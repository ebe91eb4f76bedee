import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries, type Binaries } from './binaries';
import { ensureCluster, openDataFolder, readPassword, SUPERUSER, type DataFolder } from './cluster';
import { EmbeddedPostgresError } from './server-user';
import { withFolderLock } from './folder-lock';
import { beginLease, endLease, livingUsers } from './leases';
import { findRunningServer, HOST, ServerDidNotStart, spawnServer, stopServer, type RunningServer } from './server';

export { EmbeddedPostgresError };

/** Name of the product's database inside the embedded server. */
const DATABASE = 'postloom';
const ATTEMPTS = 20;

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its password, port and log; created if missing. */
  dataFolder: string;
  /** A fixed port; without it a free one is chosen and stored for the next start. */
  port?: number;
  /** False trades durability for speed: for tests only. */
  durable?: boolean;
  /** PostgreSQL settings that override ours. */
  settings?: Record<string, string | number>;
}

export interface EmbeddedPostgres {
  /** Connection string of the superuser on the product's database. */
  url: string;
  port: number;
  /** Whether the server was started by another command. */
  joined: boolean;
  /** Leaves the server; the last user stops it. Safe to call twice. */
  stop(): Promise<void>;
}

const DURABLE = {
  max_connections: 200,
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_slot_wal_keep_size: '1GB',
  // the usual 4 is for spinning disks: an index that is in the order of a list loses against one that is in the order of
  // the table, although it skips rows
  random_page_cost: 1.1,
};
const NOT_DURABLE = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '2GB',
  autovacuum_naptime: '10min',
};

/** Returns a free port: the wanted one, or any. Undefined when the wanted one is taken. */
function freePort(wanted = 0): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen({ port: wanted, host: HOST, exclusive: true }, () => {
      const address = server.address();
      server.close(() => done(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}

async function choosePort(folder: DataFolder, fixed: number | undefined): Promise<number> {
  if (fixed !== undefined) {
    if ((await freePort(fixed)) === fixed) return fixed;
    throw new EmbeddedPostgresError(
      `Port ${fixed} is already in use, so PostgreSQL can't listen there: choose another port.`,
    );
  }
  let remembered = 0;
  try {
    remembered = Number(readFileSync(folder.port, 'utf8')) || 0;
  } catch {
    // No port is stored before the first start.
  }
  const port = (remembered > 0 ? await freePort(remembered) : undefined) ?? (await freePort());
  if (port === undefined) throw new EmbeddedPostgresError(`No free port was found on ${HOST} for PostgreSQL.`);
  return port;
}

/**
 * Starts the server, with retries: another program may take the port at the last moment, and the children of a killed
 * server may take a while to exit.
 */
async function startServer(
  folder: DataFolder,
  binaries: Binaries,
  options: EmbeddedPostgresOptions,
): Promise<RunningServer> {
  const settings = { ...DURABLE, ...(options.durable === false ? NOT_DURABLE : {}), ...options.settings };
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(folder, options.port);
    try {
      const server = await spawnServer(folder, binaries, port, settings);
      writeFileSync(folder.port, String(port));
      return server;
    } catch (error) {
      if (!(error instanceof ServerDidNotStart)) throw error;
      const passing = error.oldChildrenLeft || (error.portTaken && options.port === undefined);
      if (!passing || attempt === ATTEMPTS) {
        throw new EmbeddedPostgresError(
          `PostgreSQL did not start in ${folder.path}: ${error.message} (${folder.log} has more).`,
        );
      }
      await sleep(250);
    }
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL 18 on the loopback address, or joins the server that another running command uses in the same
 * folder. A server whose commands were all killed is restarted. Commands may race; one of them initialises.
 * @throws EmbeddedPostgresError with one sentence when it can't run
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(options.dataFolder);
  const binaries = findBinaries(folder.user);
  return withFolderLock(folder.lock, async () => {
    let server = findRunningServer(folder);
    const joined = server !== undefined && livingUsers(folder.path).length > 0;
    if (server && !joined) await stopServer(binaries, server);
    if (!server || !joined) {
      ensureCluster(folder, binaries);
      server = await startServer(folder, binaries, options);
    }
    if (options.port !== undefined && options.port !== server.port) {
      throw new EmbeddedPostgresError(
        `PostgreSQL already serves ${folder.path} on port ${server.port}, not ${options.port}.`,
      );
    }
    const urlOf = (database: string): string =>
      `postgres://${SUPERUSER}:${readPassword(folder)}@${HOST}:${server.port}/${database}`;
    try {
      await ensureDatabase(urlOf('postgres'));
    } catch (error) {
      if (!joined) await stopServer(binaries, server);
      throw error;
    }
    const lease = beginLease(folder.path);
    const used = server;
    return { url: urlOf(DATABASE), port: used.port, joined, stop: once(() => leave(folder, binaries, used, lease)) };
  });
}

/** Ends our use; stops the running server if no other process uses it. */
async function leave(folder: DataFolder, binaries: Binaries, used: RunningServer, lease: string): Promise<void> {
  // The folder was deleted while the server ran, so no process can find the server there any more.
  if (!existsSync(folder.path)) return stopServer(binaries, used);
  return withFolderLock(folder.lock, async () => {
    endLease(lease);
    const server = findRunningServer(folder);
    if (server && livingUsers(folder.path).length === 0) await stopServer(binaries, server);
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/**
 * Stops a server whose commands were all killed and deletes its folder; does nothing while it is in use. For the
 * temporary folders of tests, which no later start would find again.
 */
export async function removeAbandoned(dataFolder: string): Promise<void> {
  const folder = openDataFolder(dataFolder);
  const binaries = findBinaries(folder.user);
  const abandoned = await withFolderLock(folder.lock, async () => {
    if (livingUsers(folder.path).length > 0) return false;
    const server = findRunningServer(folder);
    if (server) await stopServer(binaries, server);
    return true;
  });
  if (abandoned) rmSync(folder.path, { recursive: true, force: true });
}
