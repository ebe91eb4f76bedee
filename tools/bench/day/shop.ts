import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { Pool } from 'pg';
import { byPort } from '../../../api/test/database-connection';
import { startProxy } from '../../../api/test/proxy';
import { ValkeyServer, valkeyProgram } from '../../../api/test/valkey-server';
import { createDataSource, migrate } from '../../../api/platform/database/data-source';
import { createPool } from '../../../api/platform/database/pool';
import { migrateJobs } from '../../../api/platform/jobs/jobs';
import { entities } from '../../../api/wiring/entities';
import { startPoolerPart, startPrimary, startStandbyPart } from './database-parts';
import { ProductPart, isReady } from './part';
import type { Part } from './part';
import { openRoom } from './room';
import type { Room } from './room';
import { startStandIns } from './stand-ins';
import type { StandIns } from './stand-ins';

const apis = 2;
const workers = 3;
const probeMs = 500;
const roomMegabytes = 4_000;

/** The shop as processes on this machine. */
export interface Shop {
  url: string;
  folder: string;
  parts: Part[];
  products: ProductPart[];
  /** Cuts the standby off from its primary, and joins it again. */
  standbyLine: { cut(): void; mend(): Promise<void> };
  valkey: ValkeyServer | undefined;
  room: Room;
  standIns: StandIns;
  /** Variables of the product's processes. */
  environment: Record<string, string>;
  /** Direct connections to the primary, for what is read afterwards. */
  pool: Pool;
  /** Share of the answers that the proxy loses. */
  lost: { share: number };
  /** Ends every live connection, as a proxy that is restarted does. */
  cutLive(): void;
  /** Sets the clock that `ProductPart.jump` reads. */
  setClock(milliseconds: number): void;
  /** Processes that ended without being killed. */
  unexpectedEnds: string[];
  stop(): Promise<void>;
}

async function migrated(url: string): Promise<void> {
  const dataSource = await createDataSource({ url, entities, poolSize: 2 }).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  const pool = createPool({ url, connections: 2 });
  await migrateJobs(pool);
  await pool.end();
}

/** Says what is not installed, and plays without it. */
async function ifInstalled<One>(what: string, start: () => Promise<One>): Promise<One | undefined> {
  try {
    return await start();
  } catch (error) {
    console.log(`The day is played without ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function startValkey(): Promise<ValkeyServer> {
  if (!valkeyProgram) throw new Error('neither valkey-server nor redis-server is installed');
  return ValkeyServer.start();
}

const valkeyPart = (server: ValkeyServer): Part => ({
  name: 'valkey',
  kind: 'valkey',
  pid: () => server.pid,
  kill: () => server.kill(),
  start: () => server.start(),
  stop: () => server.kill(),
});

/** Starts PostgreSQL with a standby, PgBouncer, Valkey, the stand-ins of other companies, 2 api and 3 workers. */
export async function startShop(random: () => number): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'postloom-day-'));
  mkdirSync(join(folder, 'logs'));
  const primary = await startPrimary(folder);
  await migrated(primary.url);
  const standby = await startStandbyPart(folder, primary);
  const pooler = await ifInstalled('PgBouncer', () => startPoolerPart(primary.url));
  const valkey = await ifInstalled('Valkey', startValkey);
  const room = openRoom(join(folder, 'files'), roomMegabytes);
  const ready = new Set<number>();
  const ports: number[] = [];
  const lost = { share: 0 };
  const proxy = await startProxy(
    () => (ready.size > 0 ? [...ready] : ports),
    () => lost.share > 0 && random() < lost.share,
  );
  const standIns = await startStandIns(folder, `${proxy.url}/webhooks/paypal`);
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: pooler ? byPort(primary.url, pooler.port) : primary.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_STANDBY_URL: standby.url,
    ...(valkey && { VALKEY_URL: valkey.url }),
    DATA_FOLDER: room.folder,
    APP_URL: proxy.url,
    BCRYPT_COST: '10',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    IMAGE_MODELS: 'gemini-3.1-flash-lite-image',
    MALLOC_ARENA_MAX: '2',
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--require ${join(process.cwd(), 'tools/bench/day/clock.cjs')}`,
    ...standIns.environment,
  };
  const unexpectedEnds: string[] = [];
  const product = async (kind: 'api' | 'worker', number: number) =>
    new ProductPart({
      name: `${kind} ${number}`,
      kind,
      port: await getPort(),
      environment,
      log: join(folder, 'logs', `${kind}-${number}.log`),
      onUnexpectedEnd: (how) => unexpectedEnds.push(`${new Date().toISOString()} ${kind} ${number}: ${how}`),
    });
  const products: ProductPart[] = [];
  for (let number = 1; number <= apis; number += 1) products.push(await product('api', number));
  for (let number = 1; number <= workers; number += 1) products.push(await product('worker', number));
  ports.push(...products.filter(({ kind }) => kind === 'api').map(({ port }) => port));
  const probe = setInterval(() => {
    for (const port of ports) void isReady(port).then((is) => (is ? ready.add(port) : ready.delete(port)));
  }, probeMs);
  // one after the other: the first prepares the shop
  for (const one of products) await one.start();
  const pool = new Pool({ connectionString: primary.url, max: 3 }).on('error', () => undefined);
  const databases = [...(pooler ? [pooler] : []), ...(valkey ? [valkeyPart(valkey)] : []), standby, primary];
  return {
    url: proxy.url,
    folder,
    parts: [...products, ...databases],
    products,
    standbyLine: standby.line,
    valkey,
    room,
    standIns,
    environment,
    pool,
    lost,
    cutLive: () => proxy.cutLive(),
    setClock: (milliseconds) => writeFileSync(clockFile, String(milliseconds)),
    unexpectedEnds,
    async stop() {
      clearInterval(probe);
      await Promise.all(products.map((one) => one.stop()));
      await pool.end();
      await proxy.close();
      for (const one of databases) await one.stop();
      await standIns.stop();
      room.remove();
      if (!process.env['DAY_LEAVE_FILES']) rmSync(folder, { recursive: true, force: true });
    },
  };
}
