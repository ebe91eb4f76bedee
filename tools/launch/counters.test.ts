import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  add,
  countGate,
  countJest,
  countJestTwice,
  countLine,
  countPlaywright,
  failedFiles,
  NOTHING,
  skippedTests,
} from './counters';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postloom-counters-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown, name = 'report.json'): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const tests = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};
const journeys = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2 }, errors: [] };

test('the last line mentions skipped tests only if there are any', () => {
  expect(countLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(countLine(add(countGate(1), { passed: 3, failed: 0, skipped: 2 }))).toBe('3 passed, 1 failed, 2 skipped');
});

test('Jest: tests are counted, and a file that cannot be loaded is a failure', () => {
  expect(countJest(report(tests), 0)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  expect(countJest(report({ ...tests, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }), 1)).toEqual({
    passed: 7,
    failed: 3,
    skipped: 2,
  });
});

test('Jest: skipped tests are named, as their titles say why', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a client works' },
    { status: 'pending', fullName: 'a client works on Node 24: it could not be installed' },
  ];
  const file = report({ ...tests, testResults: [{ name: 'a', status: 'passed', assertionResults }] });
  expect(skippedTests(file)).toEqual(['a client works on Node 24: it could not be installed']);
  expect(skippedTests('/nowhere.json')).toEqual([]);
});

test('Jest: failed files count with the result of their second run', () => {
  const file = (name: string, status: string, ...statuses: string[]) => ({
    name,
    status,
    assertionResults: statuses.map((each) => ({ status: each })),
  });
  const first = report({
    ...{ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0, numRuntimeErrorTestSuites: 1 },
    testResults: [
      file('a', 'passed', 'passed', 'passed', 'passed'),
      file('b', 'failed', 'passed', 'passed', 'failed', 'failed', 'pending'),
      file('c', 'failed'),
    ],
  });
  expect(failedFiles(first)).toEqual(['b', 'c']);
  const second = { ...tests, numPassedTests: 6, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 };
  expect(countJestTwice(first, report({ ...second, testResults: [] }, 'again.json'), 1)).toEqual({
    ...{ passed: 9, failed: 1, skipped: 1, passedLater: 2 },
  });
  expect(countJestTwice(first, join(folder, 'missing.json'), 1)).toMatchObject({ passed: 3, failed: 1 });
});

test('Playwright: a retried test counts as passed, an error outside of tests is a failure', () => {
  expect(countPlaywright(report(journeys), 0)).toEqual({ passed: 5, failed: 0, skipped: 2, passedLater: 1 });
  expect(countPlaywright(report({ ...journeys, errors: [{ message: 'broken set-up' }] }), 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    passedLater: 1,
  });
});

test('a runner that fails without a failed test, or without a report, counts as one failure', () => {
  expect(countJest(report(tests), 1).failed).toBe(1);
  expect(countJest(join(folder, 'missing.json'), 0)).toEqual({ ...NOTHING, failed: 1 });
  expect(countPlaywright(report('{"stats":'), 0)).toEqual({ ...NOTHING, failed: 1 });
});
