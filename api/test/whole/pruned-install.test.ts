import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { productionFolders } from '../../../tools/release/production-packages';
import { inLongTests } from '../long';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';
import { TestBrowser } from '../test-browser';
import { startProxy } from '../proxy';
import { programEnvironment } from '../product-entry';
import { prunedInstall } from '../pruned-install';
import type { PrunedInstall } from '../pruned-install';

const run = promisify(execFile);

/** Packages that only the build, the pages, the demo or the tests need. */
const others = ['vite', 'esbuild', 'tsx', 'typescript', 'react', '@mui/material', 'smtp-server', 'jest'];

/** Returns what a built file imports when it is loaded, and what only when it is needed. */
function importsOf(file: string): { statically: string[]; onDemand: string[] } {
  const source = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, path = '']) => path);
  return {
    statically: found(/^(?:import|export)\b[^;\n]*?"([^"\n]+)";$/gm),
    onDemand: found(/\bimport\("([^"\n]+)"\)/g),
  };
}

const isPackage = (path: string) => /^[@\w]/.test(path) && !isBuiltin(path);
const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Returns the packages that a built program loads before it does anything. */
function loadedAtStart(program: string): string[] {
  const files = new Set([program]);
  const packages = new Set<string>();
  for (const file of files)
    for (const path of importsOf(file).statically)
      if (isPackage(path)) packages.add(packageOf(path));
      else if (path.startsWith('.')) files.add(join(dirname(file), path));
  return [...packages];
}

describe('the packages of the image', () => {
  const folders = productionFolders();
  const isThere = (name: string) => folders.has(`node_modules/${name}`);

  it('include none of the build, the pages, the demo or the tests', () => {
    expect(others.filter(isThere)).toEqual([]);
    expect(['express', 'pg', 'sharp', '@fontsource/inter', '@fontsource-variable/noto-sans-jp'].every(isThere)).toBe(
      true,
    );
  });

  it('include all that the built server imports', () => {
    const imported = globSync('dist/api/**/*.js').flatMap((file) => {
      const { statically, onDemand } = importsOf(file);
      return [...statically, ...onDemand].filter(isPackage).map(packageOf);
    });
    expect(imported).toEqual(expect.arrayContaining(['express', 'pg', 'graphql', 'sharp']));
    // the sandbox of a demo, and pages from sources in development
    const notInProduction = ['smtp-server', 'vite'];
    expect([...new Set(imported)].filter((name) => !isThere(name) && !notInProduction.includes(name))).toEqual([]);
  });
});

describe('an api process', () => {
  it('loads what draws pictures and PDFs, and asks other services, only when it is needed', () => {
    const loaded = loadedAtStart('dist/api/main.js');
    expect(loaded).toEqual(expect.arrayContaining(['express', 'pg', 'graphql']));
    const heavy = ['sharp', 'pdfkit', 'fontkit', '@google/genai', '@aws-sdk/client-s3'];
    expect(loaded.filter((name) => heavy.includes(name))).toEqual([]);
  });
});

inLongTests(() => {
  describe('the product as in its image', () => {
    let install: PrunedInstall;
    let database: TestDatabase;
    let environment: Record<string, string>;
    const children: ChildProcess[] = [];

    beforeAll(async () => {
      [install, database] = await Promise.all([prunedInstall(), createTestDatabase({ empty: true })]);
      environment = {
        ...programEnvironment(),
        NODE_ENV: 'production',
        PORT: '0',
        APP_URL: 'http://localhost:8080',
        DATABASE_URL: database.url,
        DATA_FOLDER: `${install.folder}/data`,
        SESSION_SECRET: 'a-session-secret-of-its-own-with-40-chars',
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
        BCRYPT_COST: '10',
        LOG_LEVEL: 'warn',
        PAYPAL_CLIENT_ID: 'shop',
        PAYPAL_CLIENT_SECRET: 'secret',
        PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
        GEMINI_API_KEYS: 'AQ.not-a-real-key-of-anybody-at-all',
      };
    });
    afterAll(async () => {
      for (const child of children) child.kill('SIGKILL');
      await database.drop();
      await install.remove();
    });

    const start = async (role: 'api' | 'worker', log: string[] = []) =>
      `http://127.0.0.1:${(await startChild(role, log)).port}`;

    async function startChild(
      role: 'api' | 'worker' = 'api',
      log: string[] = [],
    ): Promise<{ child: ChildProcess; port: number }> {
      const child = fork('dist/api/main.js', {
        cwd: install.folder,
        execArgv: ['--enable-source-maps'],
        env: { ...environment, ROLE: role },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      children.push(child);
      child.stderr?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      const listening = once(child, 'message') as Promise<[{ port: number }]>;
      const ended = once(child, 'exit').then(() =>
        Promise.reject(new Error(`The ${role} process ended: ${log.join('')}`)),
      );
      ended.catch(() => undefined);
      const [{ port }] = await Promise.race([listening, ended]);
      return { child, port };
    }
    const program = async (...args: string[]) =>
      (await run(process.execPath, args, { cwd: install.folder, env: environment })).stdout;
    const task = (...args: string[]) => program('dist/api/tasks.js', ...args);

    it('holds no package of the build, the pages, the demo or the tests', () => {
      expect(others.filter((name) => existsSync(`${install.folder}/node_modules/${name}`))).toEqual([]);
    });

    it('starts two api processes and a worker at once on an empty database, signs in, creates an Admin and shows its packages', async () => {
      const log: string[] = [];
      const [first, second] = await Promise.all([start('api', log), start('api'), start('worker')]);
      const said = log.join('');
      expect(said).toContain('There is no Admin');
      expect(said).toContain('No package is on sale');
      expect(said).toContain('No mail is sent');

      const browser = new TestBrowser(first);
      await browser.register('owner@example.com');
      const me = '{ me { email role } packages { name } }';
      expect((await browser.graphql(me)).data).toEqual({
        me: { email: 'owner@example.com', role: 'MEMBER' },
        packages: [],
      });
      expect(await task('migrate')).toContain('The database is up to date.');
      expect(await task('admin', 'owner@example.com')).toContain('owner@example.com is an Admin now.');
      expect(await task('show-packages')).toContain('On sale: Starter, Enterprise, Standard.');
      await expect(task('seed')).rejects.toThrow(/Commands: migrate/);
      await expect(program('dist/tools/sandbox/demo/main.js')).rejects.toThrow(/Cannot find module/);
      expect(await task('show-email', 'owner@example.com')).toMatch(/verify-email\?token=/);
      const ready = (await fetch(`${first}/readyz`)).json() as Promise<{ version: string }>;
      expect((await ready).version).toMatch(/^\d+\.\d+\.\d+$/);

      // The other process has received all of these changes.
      const signIn =
        'mutation { signIn(input: { email: "owner@example.com", password: "secret-1" }) { user { role } errors { message } } }';
      const other = new TestBrowser(second);
      expect((await other.graphql(signIn)).data).toEqual({ signIn: { user: { role: 'ADMIN' }, errors: [] } });
      expect((await other.graphql<{ packages: unknown[] }>('{ packages { name } }')).data.packages).toHaveLength(3);
      expect((await other.fetch('/')).status).toBe(200);
      for (const path of ['/docs', '/docs/glossary', '/docs/schema', '/docs/changes'])
        expect((await other.fetch(path)).status).toBe(200);
    });

    it('is replaced process by process under load without failed requests behind a proxy', async () => {
      const upstreams = [await startChild(), await startChild()];
      const proxy = await startProxy(() => upstreams.map(({ port }) => port));
      const browser = new TestBrowser(proxy.url);
      await browser.register('during-a-deploy@example.com');
      const answers: number[] = [];
      let isOver = false;
      const client = async (ask: () => Promise<{ status: number }>) => {
        while (!isOver) answers.push((await ask().catch(() => ({ status: 0 }))).status);
      };
      const me = '{ me { email credits } }';
      const clients = [
        ...Array.from({ length: 4 }, () =>
          client(() => fetch(proxy.url).then(async (answer) => ({ status: answer.status, text: await answer.text() }))),
        ),
        ...Array.from({ length: 4 }, () => client(() => browser.graphql(me))),
      ];
      for (const place of [0, 1]) {
        const [old, next] = [upstreams[place], await startChild()];
        upstreams[place] = next;
        old?.child.kill('SIGTERM');
        if (old) await once(old.child, 'exit');
        expect(old?.child.exitCode).toBe(0);
      }
      isOver = true;
      await Promise.all(clients);
      await proxy.close();
      expect(answers.filter((status) => status !== 200)).toEqual([]);
      expect(answers.length).toBeGreaterThan(200);
    });
  });
});
