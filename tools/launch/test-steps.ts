import { existsSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { findChromium } from './browser';
import {
  countGate,
  countJest,
  countJestTwice,
  countPlaywright,
  failedFiles,
  NOTHING,
  skippedTests,
  type Count,
} from './counters';
import { npmCommand } from './npm';

/** One line in the table of the test command. */
export interface TestStep {
  title: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The step counts as skipped when none of these files exists. */
  needs: string[];
  /** Why the step can't run; it then counts as failed. */
  impossible?: string;
  count(exitCode: number, output: string): Count;
  /** Returns the titles of the tests that it skipped. */
  skips?: () => string[];
  /** Returns the step that runs the failed tests again. Its count replaces the first one. */
  again?: () => TestStep | undefined;
}

const NETWORK = /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/;
/** When more files than this fail, none of them runs again: that is not flakiness. */
const MOST_FILES_AGAIN = 10;
const JOURNEYS = 'web/e2e/playwright.config.ts';

/** Returns a step with the command line of an npm script, so that a gate always equals `npm run` of that name. */
function script(title: string, name: string, env: NodeJS.ProcessEnv, needs: string[], more: string[] = []): TestStep {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string | undefined>;
  };
  const [command = 'false', ...args] = scripts[name]?.split(/\s+/) ?? [];
  const impossible = scripts[name] ? undefined : `package.json has no script "${name}".`;
  return { title, command, args: [...args, ...more], env, needs, impossible, count: countGate };
}

/**
 * Returns the step that checks the lock file. Without network it can't be compared with the registry and counts as
 * skipped, but a difference from package.json still fails.
 */
function lockStep(env: NodeJS.ProcessEnv): TestStep {
  const npm = npmCommand(['ci', '--dry-run', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  return {
    title: 'lock',
    ...npm,
    env: { ...env, PATH: npm.env.PATH },
    needs: ['package-lock.json'],
    count: (exitCode, output) =>
      exitCode !== 0 && NETWORK.test(output) && !/EUSAGE/.test(output)
        ? { ...NOTHING, skipped: 1 }
        : countGate(exitCode),
  };
}

/** Returns the steps that need neither a database nor a browser. */
export function gateSteps(env: NodeJS.ProcessEnv): TestStep[] {
  return [
    // the longest first; the others run beside it
    script('types and lint', 'lint', env, ['.oxlintrc.json']),
    script('format', 'formatted', env, ['.oxfmtrc.json']),
    script('generated code', 'codegen', env, ['codegen.ts'], ['--check']),
    script('arrows', 'arrows', env, ['.dependency-cruiser.cjs']),
    script('unused code', 'unused', env, ['package.json']),
    lockStep(env),
  ];
}

/** Returns the gates of `npm test -- --changed`. */
export function quickGateSteps(env: NodeJS.ProcessEnv): TestStep[] {
  return gateSteps(env).filter(({ title }) => ['types and lint', 'format', 'generated code'].includes(title));
}

/** Jest's projects of each step. */
const jestProjects = { api: ['api'], web: ['web', 'web in node'] };
/** One more than there usually are cores: tests wait at times, for the database or for timers of a screen. */
const jestWorkers = '3';

/** Returns the step of one of the two Jest projects; `files` limits it to these files, `shard` to a part such as '1/4'. */
export function jestStep(
  project: 'api' | 'web',
  reportFile: string,
  env: NodeJS.ProcessEnv,
  files?: string[],
  shard?: string,
): TestStep {
  const narrowed = [...(shard ? [`--shard=${shard}`] : []), ...(files ? ['--runTestsByPath', ...files] : [])];
  const options = ['--json', '--outputFile', reportFile, '--maxWorkers', jestWorkers, '--ci'];
  return {
    title: `jest ${project}`,
    command: 'jest',
    args: ['--selectProjects', ...jestProjects[project], ...options, ...narrowed],
    env: { ...env, NODE_ENV: 'test' },
    needs: [project === 'api' ? 'api' : 'web/src'],
    count: (exitCode) => countJest(reportFile, exitCode),
    skips: () => skippedTests(reportFile),
    again: () => jestAgain(project, reportFile, env),
  };
}

/**
 * In CI, returns the step that runs the failed files again on their own, as Playwright does with journeys. Tests that
 * pass only then are counted separately and their first output is printed, because the cause may be a race condition.
 */
function jestAgain(project: 'api' | 'web', firstReport: string, env: NodeJS.ProcessEnv): TestStep | undefined {
  const files = failedFiles(firstReport);
  if (!env.CI || files.length === 0 || files.length > MOST_FILES_AGAIN) return undefined;
  const secondReport = `${firstReport}.again`;
  const step = jestStep(project, secondReport, env, files);
  return { ...step, count: (exitCode) => countJestTwice(firstReport, secondReport, exitCode), again: undefined };
}

/** Returns the step of the browser journeys, which run against the built product. */
export function journeyStep(
  reportFile: string,
  env: NodeJS.ProcessEnv,
  buildFailed: boolean,
  files?: string[],
  shard?: string,
): TestStep {
  const browser = findChromium();
  const filters = (files ?? []).map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const impossible = buildFailed ? 'The product could not be built, so the journeys did not run.' : undefined;
  return {
    title: 'journeys',
    command: 'playwright',
    args: [
      'test',
      '--config',
      JOURNEYS,
      '--reporter',
      'json,dot',
      '--pass-with-no-tests',
      ...(shard ? [`--shard=${shard}`] : []),
      ...filters,
    ],
    env: {
      ...env,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      // Playwright makes much garbage of each request: with the usual 16 MB for it, a fifth of its time is collection
      NODE_OPTIONS: [env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
    },
    needs: [JOURNEYS],
    impossible,
    count: (exitCode) => countPlaywright(reportFile, exitCode),
  };
}

/** Returns the environment of tests, without the shell's variables for the product, its database and providers. */
export function testEnvironment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  const foreign =
    /^(DATABASE_|PAYPAL_|GEMINI_|SMTP_|MAIL_|S3_|SANDBOX_|SESSION_SECRET|ENCRYPTION_KEY|BCRYPT_COST|TRUST_PROXY|METRICS_TOKEN|ALLOW_SANDBOX|POSTLOOM_|APP_URL$|PORT$|HOST$|ROLE$|LOG_LEVEL$|DATA_FOLDER$|NODE_ENV$|TEST_LONG$|WEB_DEV$|PG[A-Z]+$)/;
  for (const [name, value] of Object.entries(process.env)) if (!foreign.test(name)) env[name] = value;
  const path = [resolve('node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...env, PATH: path, ...extra };
}

/** Returns whether any of the files that the step needs exists. */
export function isThere(step: TestStep): boolean {
  return step.needs.some((file) => existsSync(file));
}
