import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';
import { findBinaries } from '../../tools/embedded-postgres/binaries';
import { openDataFolder, readPassword } from '../../tools/embedded-postgres/cluster';
import { startEmbeddedPostgres } from '../../tools/embedded-postgres/embedded-postgres';
import { spawnServer, stopServer } from '../../tools/embedded-postgres/server';
import { createDataSource, migrate } from '../platform/database/data-source';
import { migrateJobs } from '../platform/jobs/jobs';
import { createPool } from '../platform/database/pool';
import { entities } from '../wiring/entities';
import { byPort } from './database-connection';

/** A PostgreSQL of a test and a hot standby that streams its log. */
export interface Replication {
  primary: string;
  standby: string;
  /** Runs a statement on the standby. */
  onStandby(statement: string): Promise<void>;
  /** Waits until the standby runs a statement like this. */
  isRunning(statement: string): Promise<void>;
  /** Waits until the standby has replayed what is committed now. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

async function query<Row extends object>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const results = [];
    for (const statement of statements) results.push((await client.query<Row>(statement)).rows);
    return results.flat();
  } finally {
    await client.end();
  }
}

/** Copies a running cluster, as pg_basebackup does, which the embedded server lacks. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('test', true)`);
    // as another user the server could not read it; files that vanish during the copy are not needed
    spawnSync('cp', ['-a', from, to], { stdio: 'ignore' });
    spawnSync('sh', ['-c', 'rm -rf "$1"/pg_wal/* "$1"/pg_replslot/* "$1"/postmaster.pid', 'sh', to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const { uid, gid } = statSync(to);
    for (const [name, content] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(to, name), content);
      chownSync(join(to, name), uid, gid);
    }
  } finally {
    await client.end();
  }
}

/** A hot standby, which can be killed and started again at the same address. */
export interface HotStandby {
  url: string;
  pid(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Where a standby is made, and how it reaches its primary. */
export interface StandbyPlace {
  /** Address of the primary, whose data folder is this. */
  primary: string;
  primaryFolder: string;
  folder: string;
  /** Port at which it reaches the primary: that of the primary, or of a line to it. */
  through: number;
  /** Further settings. */
  more?: Record<string, string> | undefined;
}

/** Copies a running primary and starts the copy as a standby that streams its log. */
export async function startStandby(place: StandbyPlace): Promise<HotStandby> {
  const { primary, primaryFolder, folder, through, more } = place;
  await query(primary, `select pg_create_physical_replication_slot('test', true)`);
  mkdirSync(folder);
  spawnSync('chmod', ['755', folder]);
  await copyCluster(primary, join(primaryFolder, 'cluster'), join(folder, 'cluster'));
  // the server's account is the owner of the copied cluster
  const copied = openDataFolder(folder);
  const { username, password } = new URL(primary);
  writeFileSync(copied.password, password);
  const binaries = findBinaries(copied.user);
  const port = await getPort();
  const settings = {
    timezone: 'UTC',
    max_connections: 200,
    fsync: 'off',
    primary_slot_name: 'test',
    primary_conninfo: `host=127.0.0.1 port=${through} user=${username} password=${readPassword(copied)}`,
    ...more,
  };
  let server = await spawnServer(copied, binaries, port, settings);
  return {
    url: byPort(primary, port),
    pid: () => server.mark.pid,
    async start() {
      server = await spawnServer(copied, binaries, port, settings);
    },
    stop: () => stopServer(binaries, server),
  };
}

/**
 * Starts a migrated database and a standby of it.
 * @param more settings of the standby
 */
export async function startReplication(more: Record<string, string> = {}): Promise<Replication> {
  const folder = await mkdtemp(join(tmpdir(), 'postloom-replication-'));
  spawnSync('chmod', ['755', folder]);
  const primary = await startEmbeddedPostgres({ dataFolder: join(folder, 'primary'), durable: false });
  const dataSource = await createDataSource({ url: primary.url, entities, poolSize: 2 }).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  const pool = createPool({ url: primary.url, connections: 2 });
  await migrateJobs(pool);
  await pool.end();
  const hot = await startStandby({
    primary: primary.url,
    primaryFolder: join(folder, 'primary'),
    folder: join(folder, 'standby'),
    through: primary.port,
    more,
  });
  const standby = hot.url;
  const untilTrue = async (condition: string) => {
    for (let asked = 0; asked < 500; asked += 1)
      if ((await query<{ done: boolean }>(standby, `select ${condition} as done, pg_sleep(0.02)`))[0]?.done) return;
    throw new Error(`the standby has not reached: ${condition}`);
  };
  return {
    primary: primary.url,
    standby,
    onStandby: async (statement) => void (await query(standby, statement)),
    isRunning: (statement) =>
      untilTrue(`exists (select from pg_stat_activity where state = 'active' and query like '${statement}')`),
    async caughtUp() {
      const [row] = await query<{ position: string }>(
        primary.url,
        'select pg_current_wal_insert_lsn()::text as position',
      );
      await untilTrue(`pg_last_wal_replay_lsn() >= '${row?.position}'`);
    },
    async stop() {
      await hot.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
