import { existsSync, readFileSync } from 'node:fs';

/** What a step of `npm test` adds to the last line. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of the passed tests passed only on a retry. */
  passedLater?: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be loaded: their tests are in no other number. */
  numRuntimeErrorTestSuites: number;
  /** One entry per file; `name` is its path. A file that could not be loaded is 'failed' without tests. */
  testResults: { name: string; status: string; assertionResults: { status: string; fullName?: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside of tests: an invalid config, a set-up that threw. */
  errors: unknown[];
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Counts a gate (types, lint, build) as one test. */
export function countGate(exitCode: number): Count {
  return exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

function readReport<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Counts a runner that failed without a failed test (it crashed, hung, or found a leak) as one failure. */
function withExitCode(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Counts from the file that `jest --json --outputFile` wrote. */
export function countJest(reportFile: string, exitCode: number): Count {
  const report = readReport<JestReport>(reportFile);
  if (!report) return { ...NOTHING, failed: 1 };
  const count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withExitCode(count, exitCode);
}

/** Returns the titles of skipped tests, which say why, from the file that `jest --json --outputFile` wrote. */
export function skippedTests(reportFile: string): string[] {
  const results = readReport<JestReport>(reportFile)?.testResults ?? [];
  return results.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'pending' && fullName ? [fullName] : [])),
  );
}

/** Returns the paths of failed test files, from the file that `jest --json --outputFile` wrote. */
export function failedFiles(reportFile: string): string[] {
  const results = readReport<JestReport>(reportFile)?.testResults ?? [];
  return results.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * Counts a run whose failed files ran a second time on their own: those files count with their second result, and tests
 * that passed only then are reported separately.
 */
export function countJestTwice(firstFile: string, secondFile: string, exitCode: number): Count {
  const first = readReport<JestReport>(firstFile);
  const second = countJest(secondFile, exitCode);
  const failures = countJest(firstFile, 1).failed;
  const inFailedFiles = (status: string): number =>
    (first?.testResults ?? [])
      .filter((file) => file.status === 'failed')
      .flatMap((file) => file.assertionResults)
      .filter((test) => test.status === status).length;
  const steady = {
    ...NOTHING,
    passed: (first?.numPassedTests ?? 0) - inFailedFiles('passed'),
    skipped:
      (first?.numPendingTests ?? 0) + (first?.numTodoTests ?? 0) - inFailedFiles('pending') - inFailedFiles('todo'),
  };
  return { ...add(steady, second), passedLater: Math.max(0, failures - second.failed) };
}

/**
 * Counts from Playwright's json reporter; a test that passed on a retry counts as passed, and is reported separately.
 */
export function countPlaywright(reportFile: string, exitCode: number): Count {
  const report = readReport<PlaywrightReport>(reportFile);
  if (!report) return { ...NOTHING, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  const count = { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  return withExitCode(flaky > 0 ? { ...count, passedLater: flaky } : count, exitCode);
}

/** Returns the last line of `npm test`, which machines read. */
export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
