import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { OperationTypeNode, print } from 'graphql';
import { Client } from 'pg';
import type { Pool } from 'pg';
import { jobHandlers } from '../../wiring/job-handlers';
import type { JobName } from '../../platform/jobs/definitions';
import { startFilledProduct } from '../filled-product';
import type { FilledProduct } from '../filled-product';
import { clientCases } from '../client-cases';
import { clientOperations, kindOf, validVariables } from '../client-operations';
import { fillStatements } from './fill';
import { schemaOf } from './release';
import type { Release, ReleaseStatement } from './release';

const orders = 320;
/** Tables whose rows are not compared. */
const leftOut = ['schema_migrations'];

async function tablesOf(pool: Pool): Promise<Release['tables']> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname`,
  );
  const tables: Release['tables'] = {};
  for (const { name } of rows.filter((row) => !leftOut.includes(row.name))) {
    const stored = await pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
    tables[name] = stored.rows.map(({ row }) => row);
  }
  return tables;
}

/** Records every statement that this process sends, once per text. */
function recordStatements(): { statements: ReleaseStatement[]; stop(): void } {
  const seen = new Map<string, ReleaseStatement>();
  const { query: original } = Client.prototype as unknown as { query: (this: Client, ...args: unknown[]) => unknown };
  const recording = function (this: Client, ...args: unknown[]): unknown {
    const [query, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof query === 'string' ? query : query.text;
    const values =
      typeof query === 'string' ? (Array.isArray(second) ? (second as unknown[]) : []) : (query.values ?? []);
    const isOwn =
      /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
      !/graphile_worker|pg_notify|pg_sleep|advisory/.test(text);
    if (isOwn && !seen.has(text)) seen.set(text, { text, values });
    return original.apply(this, args);
  };
  Object.assign(Client.prototype, { query: recording });
  return {
    get statements() {
      return [...seen.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    },
    stop: () => void Object.assign(Client.prototype, { query: original }),
  };
}

/** Runs every client operation, once as a member and once anonymously, and runs the jobs. */
async function useProduct(filled: FilledProduct): Promise<void> {
  for (const [name, document] of Object.entries(clientOperations)) {
    if (kindOf(name) === OperationTypeNode.SUBSCRIPTION || name === 'SignOut' || name.startsWith('Delete')) continue;
    for (const browser of [filled.browser, filled.product.browser()]) {
      const variables = {
        ...validVariables(name),
        ...(await Promise.resolve(clientCases[name]?.variables?.(filled)).catch(() => ({}))),
      };
      await browser.graphql(print(document), { ...variables }).catch(() => undefined);
    }
  }
  const jobs: JobName[] = [
    'reap_designs',
    'purge_designs',
    'reconcile_payments',
    'cancel_stale_orders',
    'expire_memberships',
    'clean_up',
  ];
  const stopping = { draining: new AbortController().signal, hurry: new AbortController().signal };
  const handlers = jobHandlers(filled.product.services) as Record<
    JobName,
    (payload: object, at: typeof stopping) => Promise<void>
  >;
  for (const job of jobs) await handlers[job]({}, stopping);
}

/**
 * `npm run release-database`: records the contents of a database of this release and the statements that its code
 * sends. The upgrade test of the next release starts from it.
 */
async function make(): Promise<void> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const file = `api/test/releases/${version}.json.gz`;
  if (existsSync(file))
    throw new Error(`${file} is there already: raise the version in package.json for a new release.`);
  const filled = await startFilledProduct(6);
  const { pool, dataSource } = filled.product.services;
  try {
    const client = await pool.connect();
    for (const statement of fillStatements(orders)) await client.query(statement);
    client.release();
    const tables = await tablesOf(pool);
    const recorder = recordStatements();
    await useProduct(filled);
    recorder.stop();
    const release: Release = {
      version,
      migrations: dataSource.migrations.map(({ constructor }) => constructor.name),
      schema: await schemaOf(pool),
      tables,
      statements: recorder.statements,
    };
    const bytes = gzipSync(JSON.stringify(release), { level: 9 });
    writeFileSync(file, bytes);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    console.log(`${file}: ${bytes.length} bytes, ${release.statements.length} statements, ${digest}`);
  } finally {
    await filled.product.stop();
  }
}

await make();
process.exit(0);
