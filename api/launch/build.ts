import { existsSync } from 'node:fs';
import { build as esbuild } from 'esbuild';
import { isBuildFresh, stamped } from './build-stamp';
import type { Child, ChildOptions } from './children';
import { paint, Progress } from './progress';
import { Session } from './session';

type StartChild = (options: ChildOptions) => Child;

const ENTRIES = ['api/main.ts', 'api/tasks.ts', 'api/sandbox/main.ts'];

async function vite(start: StartChild, title: string, args: string[]): Promise<void> {
  const child = start({
    title,
    args: ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', '--emptyOutDir', ...args],
    // A shell's NODE_ENV=test or development would put React's slow half into the bundle.
    env: { ...process.env, NODE_ENV: 'production' },
    output: 'capture',
  });
  await child.succeeded();
}

async function buildApi(): Promise<void> {
  const entryPoints = ENTRIES.filter((entry) => existsSync(entry));
  if (entryPoints.length === 0) return;
  await esbuild({
    entryPoints,
    outbase: 'api',
    outdir: 'dist/api',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}

async function buildClient(start: StartChild): Promise<void> {
  if (existsSync('web/vite.config.ts')) await vite(start, 'client build', ['--outDir', '../dist/web/client']);
}

async function buildServerRendering(start: StartChild): Promise<void> {
  if (existsSync('web/src/entry-server.tsx')) {
    await vite(start, 'server rendering build', ['--ssr', 'src/entry-server.tsx', '--outDir', '../dist/web/server']);
  }
}

/** Builds api, client and server rendering into dist. @throws Refusal with the tool's own words when one fails */
export async function buildAll(start: StartChild): Promise<void> {
  await stamped(async () => {
    const results = await Promise.allSettled([buildApi(), buildClient(start).then(() => buildServerRendering(start))]);
    for (const result of results) if (result.status === 'rejected') throw result.reason as Error;
  });
}

/** Builds only if a source changed since the last build. */
export async function buildIfStale(start: StartChild, note: (text: string) => void): Promise<void> {
  if (isBuildFresh()) note('up to date');
  else await buildAll(start);
}

/** `npm run build`. */
export async function main(): Promise<number> {
  const progress = new Progress();
  const finished = await Session.run(async (session) => {
    await progress.step('Build', () => session.unlessInterrupted(buildAll((options) => session.start(options))));
    progress.print(paint('dim', '  in dist/'));
  });
  return finished ? 0 : 130;
}
