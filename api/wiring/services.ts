import { readFileSync } from 'node:fs';
import { accountHooks } from './account-hooks';
import type { Config } from '../config/config';
import type { Services } from '../context';
import { entities } from './entities';
import { createDataSource, migrate } from '../platform/database/data-source';
import { DatabaseSpace } from '../platform/database/away';
import { createPool, lackOfConnections } from '../platform/database/pool';
import { createLaggingReads } from '../platform/database/standby';
import { Events } from '../platform/events/events';
import { LimitLog } from '../platform/http/limit-log';
import { OperationBudgets } from '../platform/http/operation-budgets';
import { createRateLimits } from '../platform/http/rate-limits';
import { migrateJobs } from '../platform/jobs/jobs';
import { createLogger } from '../platform/observability/logger';
import type { Logger, ProcessFacts } from '../platform/observability/logger';
import { createMetrics } from '../platform/observability/metrics';
import { withoutSecrets } from '../platform/observability/secret-shapes';
import { WorkerProcesses } from '../platform/processes/worker-processes';
import { Gemini } from '../platform/providers/gemini';
import { PayPal } from '../platform/providers/paypal';
import { Valkey } from '../platform/valkey/valkey';
import { folderStorage } from '../platform/storage/storage';
import type { Storage } from '../platform/storage/storage';

/** The database can't be reached: one sentence for the operator. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/**
 * Migrates the database and the tables of its jobs, on connections to the server itself: a migration sets bounds and
 * holds a lock for its session.
 */
export async function migrateAll({ config, dataSource, directPool, logger }: Services): Promise<void> {
  const patience = { onWait: (sentence: string) => logger.warn(sentence) };
  const source = config.directUrl
    ? await createDataSource({ url: config.directUrl, entities, poolSize: 2 }).initialize()
    : dataSource;
  try {
    await migrate(source, patience);
  } finally {
    if (source !== dataSource) await source.destroy();
  }
  await migrateJobs(directPool, patience);
}

export interface RunningServices extends Services {
  stop(): Promise<void>;
}

/**
 * Opens everything that the modules of a process share.
 * @throws DatabaseUnreachable when no connection can be made.
 */
export async function startServices(
  config: Config,
  logger: Logger = createLogger(config.logLevel, undefined, processFacts(config)),
  images: Services['images'] = imageProcesses(logger),
): Promise<RunningServices> {
  const { databaseUrl: url, directUrl, databaseConnections: connections } = config;
  const { role, version } = processFacts(config);
  const applicationName = `postloom ${role} ${version}`;
  const pool = createPool({ url, connections, applicationName });
  const directPool = directUrl
    ? createPool({ url: directUrl, connections, applicationName: `${applicationName} direct` })
    : pool;
  for (const one of new Set([pool, directPool]))
    one.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  const dataSource = createDataSource({ pool, entities });
  const valkey = config.valkeyUrl ? await Valkey.open(config.valkeyUrl, logger) : null;
  const events = new Events(directUrl ?? url, logger, `${applicationName} events`, undefined, valkey);
  let tried = 'DATABASE_URL';
  try {
    await dataSource.initialize();
    if (directUrl) tried = 'DATABASE_DIRECT_URL';
    await events.start();
    const lack = await lackOfConnections(pool, connections);
    if (lack) logger.warn(lack);
  } catch (error) {
    await events.stop();
    valkey?.stop();
    if (directPool !== pool) await directPool.end();
    await (dataSource.isInitialized ? dataSource.destroy() : pool.end());
    throw new DatabaseUnreachable(
      `The database at ${tried} can't be reached: ${withoutSecrets(error instanceof Error ? error.message || String((error as { code?: string }).code) : 'unknown')}.`,
    );
  }
  const metrics = createMetrics({ version, role: config.role });
  const laggingReads = createLaggingReads({
    urls: config.standbyUrls,
    entities,
    primary: dataSource,
    applicationName,
    logger,
    observe: (outcome) => metrics.laggingReads.inc({ outcome }),
  });
  const observe = (provider: string) => (operation: string, outcome: string, seconds: number) =>
    metrics.providerSeconds.observe({ provider, operation, outcome }, seconds);
  const limitLog = new LimitLog(logger);
  return {
    config,
    version,
    logger,
    metrics,
    dataSource,
    laggingReads,
    pool,
    directPool,
    databaseSpace: new DatabaseSpace(),
    events,
    valkey,
    limitLog,
    limits: createRateLimits(pool, limitLog, valkey),
    budgets: new OperationBudgets(pool, undefined, undefined, limitLog, valkey),
    storage: await openStorage(config),
    images,
    paypal: new PayPal(observe('paypal')),
    ai: new Gemini(config.gemini.apiUrl, observe('gemini')),
    accountHooks,
    async stop() {
      await events.stop();
      valkey?.stop();
      await images.uploads.stop();
      await images.designs.stop();
      await images.prints.stop();
      await laggingReads.stop();
      if (directPool !== pool) await directPool.end();
      await dataSource.destroy();
    },
  };
}

/** Returns the processes of the three uses of images. They start when they are needed. */
const imageProcesses = (logger: Logger) => ({
  uploads: processesFor(20, logger),
  designs: processesFor(100, logger),
  prints: processesFor(60, logger),
});

/** @param waiting length of the queue; an upload or a print beyond it is refused, while designs are bounded by their job lane */
export const processesFor = (waiting: number, logger: Logger) =>
  new WorkerProcesses({
    module: { built: 'dist/api/image-worker.js', source: 'api/image-worker.ts' },
    processes: 2,
    waiting,
    timeoutMs: 30_000,
    onUnexpectedEnd: (error) => logger.error({ err: error }, 'a process for images ended unexpectedly'),
  });

/** Facts on each log line of this process; the release is the version in package.json. */
export const processFacts = ({ role }: Pick<Config, 'role'>): ProcessFacts => ({
  role,
  version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
});

/** Opens the storage. The S3 client is large, so it is loaded only when configured. */
async function openStorage({ s3, dataFolder }: Config): Promise<Storage> {
  if (!s3) return folderStorage(`${dataFolder}/files`);
  const { s3Storage } = await import('../platform/storage/s3-storage');
  return s3Storage(s3);
}
