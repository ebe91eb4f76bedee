import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuildIfStale } from './build';
import { selectChanged } from './changed-tests';
import { Child, Refusal } from './children';
import { browserOrInstalled } from './install-browser';
import { Progress } from './progress';
import { startTestDatabase, type TestDatabase } from './test-database';
import { longTests, selectTests, type Selection } from './test-files';
import { startTestPooler, type TestPooler } from './test-pooler';
import { TestRun } from './test-run';
import { gateSteps, jestStep, journeyStep, quickGateSteps, testEnvironment, type TestStep } from './test-steps';

/** For two cores: a gate uses one, test runners start their own workers. */
const LANES = 2;

/** Time limit of a step of `npm run test:long`. */
const LONG_PATIENCE_MS = 12 * 60 * 60_000;

interface Wanted {
  /** The test files; undefined for all of them. */
  selection: Selection | undefined;
  gates: TestStep[];
  /** Part of the tests that this machine runs, such as '1/4'. */
  shard: string | undefined;
  /** Further variables of the tests' environment. */
  extra: NodeJS.ProcessEnv;
  /** Whether the product reaches the database through PgBouncer. */
  pooled?: boolean;
}

async function runAll(
  run: TestRun,
  reports: string,
  { selection, gates, shard, extra, pooled }: Wanted,
): Promise<void> {
  let database: TestDatabase | undefined;
  let pooler: TestPooler | undefined;
  try {
    await run.all(gates, LANES);
    if (selection && isEmpty(selection)) return;
    // Not a test: it counts only when it fails.
    const start = async (): Promise<void> => {
      database = await startTestDatabase();
      if (pooled) pooler = await startTestPooler(database.url);
    };
    const opened = await run.gate('database', start, 0);
    const env = testEnvironment({
      ...extra,
      ...(opened && database ? { TEST_DATABASE_URL: database.url } : {}),
      ...(pooler ? { TEST_POOLER_PORT: String(pooler.port) } : {}),
    });
    // tests of the api's pages and the journeys use the build
    const needsBuild = !selection || selection.api.length > 0 || selection.journeys.length > 0;
    const built =
      needsBuild && (await run.gate('build', () => startBuildIfStale((options) => new Child(options), 'quick').all));
    for (const project of ['api', 'web'] as const)
      if (!selection || selection[project].length > 0)
        await run.all([jestStep(project, join(reports, `${project}.json`), env, selection?.[project], shard)], 1);
    if (selection && selection.journeys.length === 0) return;
    if (!(await run.gate('browser', browserOrInstalled, 0))) return;
    await run.all([journeyStep(join(reports, 'journeys.json'), env, !built, selection?.journeys, shard)], 1);
  } finally {
    await pooler?.stop();
    await database?.stop();
  }
}

const isEmpty = ({ api, web, journeys }: Selection): boolean =>
  [api, web, journeys].every(({ length }) => length === 0);

/**
 * Reads the arguments of `npm test`.
 * @throws Refusal for an unknown option
 */
async function wantedOf(name: string, given: string[]): Promise<Wanted> {
  const env = testEnvironment({});
  const isLong = name === 'test:long';
  const extra: NodeJS.ProcessEnv = isLong ? { TEST_LONG: '1' } : {};
  const [first, second, ...others] = given;
  if (first === '--changed' && others.length === 0)
    return { selection: await selectChanged(second ?? 'HEAD'), gates: quickGateSteps(env), shard: undefined, extra };
  if (isLong && first === 'pooled') {
    const api = selectTests(given.length > 1 ? given.slice(1) : ['api/']).api;
    return { selection: { api, web: [], journeys: [] }, gates: [], shard: undefined, extra: {}, pooled: true };
  }
  const shard = /^--shard=([1-9]\d?)\/([1-9]\d?)$/.exec(first ?? '');
  if (shard && given.length === 1 && Number(shard[1]) <= Number(shard[2]))
    return {
      selection: undefined,
      gates: shard[1] === '1' ? gateSteps(env) : [],
      shard: `${shard[1]}/${shard[2]}`,
      extra,
    };
  const option = given.find((filter) => filter.startsWith('-'));
  if (option)
    throw new Refusal(
      `npm test takes pieces of test paths, --changed [REVISION] or --shard=N/OF: "${given.join(' ')}" is none of them.`,
      64,
    );
  const selection = given.length > 0 ? selectTests(given) : isLong ? longTests() : undefined;
  if (selection && isEmpty(selection)) throw new Refusal(`No test file's path contains ${given.join(' or ')}.`, 64);
  return { selection, gates: selection ? [] : gateSteps(env), shard: undefined, extra };
}

/**
 * Runs `npm test`: all gates and tests, also after a failure. `npm test -- PATH...` runs only the test files whose path
 * contains one of the given parts, `-- --changed [REVISION]` the tests that changes since then (by default since the last
 * commit) can break, `-- --shard=1/4` the first quarter of all, for several machines. `npm run test:long` runs the long
 * versions of the tests that have one, or of the given paths; `npm run test:long -- pooled` runs the tests of the api, or
 * the given ones of them, behind PgBouncer. The last line is the count.
 * @returns the exit code
 */
export async function main(name: string, given: string[]): Promise<number> {
  const wanted = await wantedOf(name, given);
  const run = new TestRun(new Progress(), name === 'test:long' ? LONG_PATIENCE_MS : undefined);
  const reports = mkdtempSync(join(tmpdir(), 'postloom-reports-'));
  const interrupt = (): void => run.interrupt();
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    await runAll(run, reports, wanted);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  return run.finish();
}
