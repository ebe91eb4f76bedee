import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build';
import { Child } from './children';
import { Progress } from './progress';
import { Refusal } from './refusal';
import { startTestDatabase, type TestDatabase } from './test-database';
import { longTests, selectTests, type Selection } from './test-files';
import { TestRun } from './test-run';
import { gateSteps, jestStep, journeyStep, testEnvironment } from './test-steps';

/** For two cores: a gate uses one, test runners start their own workers. */
const LANES = 2;

/** Time limit of a step of `npm run test:long`. */
const LONG_PATIENCE_MS = 12 * 60 * 60_000;

async function runAll(
  run: TestRun,
  reports: string,
  selection: Selection | undefined,
  extra: NodeJS.ProcessEnv,
): Promise<void> {
  let database: TestDatabase | undefined;
  try {
    if (!selection) await run.all(gateSteps(testEnvironment({})), LANES);
    // Not a test: it counts only when it fails.
    const start = async (): Promise<void> => {
      database = await startTestDatabase();
    };
    const opened = await run.gate('database', start, 0);
    const env = testEnvironment({
      ...extra,
      ...(opened && database ? { TEST_DATABASE_URL: database.url } : {}),
    });
    // tests of the api's pages and the journeys use the build
    const needsBuild = !selection || selection.api.length > 0 || selection.journeys.length > 0;
    const built =
      needsBuild &&
      (await run.gate('build', () =>
        buildIfStale(
          (options) => new Child(options),
          () => undefined,
        ),
      ));
    for (const project of ['api', 'web'] as const)
      if (!selection || selection[project].length > 0)
        await run.all([jestStep(project, join(reports, `${project}.json`), env, selection?.[project])], 1);
    if (selection && selection.journeys.length === 0) return;
    await run.all([journeyStep(join(reports, 'journeys.json'), env, !built, selection?.journeys)], 1);
  } finally {
    await database?.stop();
  }
}

/**
 * Runs `npm test`: all gates and tests, also after a failure. `npm test -- PATH...` runs only the test files whose path
 * contains one of the given parts. `npm run test:long` runs the long versions of the tests that have one, or of the
 * given paths. The last line is the count.
 * @returns the exit code
 */
export async function main(name: string, filters: string[]): Promise<number> {
  const isLong = name === 'test:long';
  const option = filters.find((filter) => filter.startsWith('-'));
  if (option) throw new Refusal(`npm test takes pieces of test paths, not options: "${option}" is unknown.`, 64);
  const selection = filters.length > 0 ? selectTests(filters) : isLong ? longTests() : undefined;
  const run = new TestRun(new Progress(), isLong ? LONG_PATIENCE_MS : undefined);
  if (selection && [selection.api, selection.web, selection.journeys].every((files) => files.length === 0)) {
    process.stderr.write(`No test file's path contains ${filters.join(' or ')}.\n`);
    return run.finish();
  }
  const reports = mkdtempSync(join(tmpdir(), 'postloom-reports-'));
  const interrupt = (): void => run.interrupt();
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    await runAll(run, reports, selection, isLong ? { TEST_LONG: '1' } : {});
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  return run.finish();
}
