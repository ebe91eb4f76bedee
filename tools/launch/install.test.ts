import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Installs nothing: notes its arguments with the name of the folder, and leaves node_modules as npm would. */
const npm = `
  const { appendFileSync, mkdirSync } = require('node:fs');
  appendFileSync(process.env.NPM_LOG, process.argv.slice(2, 4).join(' ') + '\\n');
  if (process.env.NPM_FAILS_IN && process.cwd().endsWith(process.env.NPM_FAILS_IN)) process.exit(1);
  mkdirSync('node_modules', { recursive: true });
`;

describe('the sets of packages', () => {
  let folder: string;
  const at = (...path: string[]) => join(folder, ...path);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'postloom-install-'));
    for (const inner of ['tools/launch', 'tools/bench', 'tools/node-lines', 'tools/reading', 'npm'])
      mkdirSync(at(inner), { recursive: true });
    for (const file of ['install.mjs', 'node-versions.mjs'])
      copyFileSync(join('tools/launch', file), at('tools/launch', file));
    writeFileSync(at('npm', 'npm-cli.js'), npm);
    for (const inner of ['', 'tools/bench', 'tools/node-lines', 'tools/reading'])
      for (const file of ['package.json', 'package-lock.json']) writeFileSync(at(inner, file), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the installer and returns the commands that it gave npm. */
  function install(args: string[] = [], failsIn = ''): string[] {
    const log = at('npm', 'log');
    rmSync(log, { force: true });
    execFileSync(process.execPath, [at('tools/launch/install.mjs'), ...args], {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NPM_LOG: log,
        NPM_FAILS_IN: failsIn,
        npm_execpath: at('npm', 'npm-cli.js'),
        npm_node_execpath: process.execPath,
      },
    });
    return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  }

  it('leave out the tests for a start, add them once, and then stay', () => {
    expect(install()).toEqual(['ci --omit=dev']);
    expect(install()).toEqual([]);
    expect(install(['tests'])).toEqual(['install --no-save']);
    expect(install(['tests'])).toEqual([]);
    expect(install()).toEqual([]);
  });

  it('are installed anew after a change of the manifest, with the tests where they were', () => {
    install(['tests']);
    writeFileSync(at('package-lock.json'), '{ "changed": true }');
    expect(install()).toEqual(['ci --include=dev']);
    expect(install(['tests'])).toEqual([]);
  });

  it('of the benchmarks are a folder of its own beside the tests', () => {
    expect(install(['bench'])).toEqual(['ci --include=dev', 'ci --ignore-scripts']);
    expect(existsSync(at('tools/bench/node_modules'))).toBe(true);
    expect(install(['bench'])).toEqual([]);
  });

  it('of long tests are two folders of their own, tried again where one could not be had', () => {
    install(['tests']);
    expect(install(['long'], 'node-lines')).toEqual(['ci --ignore-scripts', 'ci --ignore-scripts']);
    expect(existsSync(at('tools/reading/node_modules'))).toBe(true);
    for (const _time of [1, 2]) expect(install(['long'], 'node-lines')).toEqual(['ci --ignore-scripts']);
    expect(install(['long'])).toEqual(['ci --ignore-scripts']);
    expect(install(['long'])).toEqual([]);
    expect(() => install(['bench'], 'bench')).toThrow();
  });
});
