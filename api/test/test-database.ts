import { createHash, randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { entities } from '../wiring/entities';
import { createDataSource, migrate } from '../platform/database/data-source';
import { migrateJobs } from '../platform/jobs/jobs';
import { byPort } from './database-connection';

const templates = 'postloom_template';
const migrations = Object.values(createDataSource({ url: 'postgres://nowhere', entities }).options.migrations ?? []);
/** Hash of the migrations' names, which identifies the schema of the tables. */
const tables = createHash('sha256').update(migrations.map((one) => (one as { name: string }).name).join());
/** A server that is used for several runs may still have the template of an earlier schema, hence the hash. */
const template = `${templates}_${tables.digest('hex').slice(0, 12)}`;
/** Key of an advisory lock, arbitrary but fixed: one test process creates the template while the others wait. */
const templateLock = 7306420;

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is missing: run tests with `npm test -- PATH`, which starts a PostgreSQL for them.',
    );
  return url;
}

const withDatabase = (name: string) => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.toString();
};

async function asServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureTemplate(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
      template,
    ]);
    if (rowCount) return;
    const { rows: old } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templates],
    );
    for (const { datname } of old) {
      await client.query(`alter database ${datname} is_template false`);
      await client.query(`drop database ${datname}`);
    }
    await client.query(`create database ${template}`);
    const dataSource = createDataSource({ url: withDatabase(template), entities, poolSize: 2 });
    await dataSource.initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    const pool = new Pool({ connectionString: withDatabase(template), max: 2 })
      .on('error', () => undefined)
      .on('connect', (client) => client.on('error', () => undefined));
    await migrateJobs(pool);
    await pool.end();
    await client.query(`alter database ${template} is_template true`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Returns the variables of a product on this database; behind the pooler of `npm run test:long -- pooled` where it runs. */
export function addressesOf({ url }: TestDatabase): Record<string, string> {
  const pooler = process.env['TEST_POOLER_PORT'];
  return pooler ? { DATABASE_URL: byPort(url, Number(pooler)), DATABASE_DIRECT_URL: url } : { DATABASE_URL: url };
}

/**
 * Creates a migrated database without rows, cloned from a template in a fraction of a second.
 * @param options.empty omits the tables as well, like a database that an operator has just created
 * @param options.copyOf copies this database, to which nothing may be connected
 */
export async function createTestDatabase({
  empty = false,
  copyOf,
}: { empty?: boolean; copyOf?: TestDatabase } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const original = copyOf ? new URL(copyOf.url).pathname.slice(1) : empty ? 'template0' : template;
  await asServer(async (client) => {
    if (original === template) await ensureTemplate(client);
    // Copying the files costs a third of logging each of their pages, as the server runs without fsync.
    await client.query(`create database ${name} template ${original} strategy file_copy`);
  });
  return {
    url: withDatabase(name),
    drop: () => asServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}
