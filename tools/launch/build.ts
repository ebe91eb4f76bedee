import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build as esbuild, type Plugin } from 'esbuild';
import { PACKAGE_LIST, packagesOfServer } from './build-packages';
import { isBuildFresh, stamped } from './build-stamp';
import type { Child, ChildOptions } from './children';
import { compressFiles } from './compress';
import type { Effort } from './compress';
import { linesOnly } from './line-maps';
import { paint, Progress } from './progress';
import { Refusal } from './children';
import { Session } from './session';

type Manifest = Record<'dependencies' | 'optionalDependencies', Record<string, string>>;
type StartChild = (options: ChildOptions) => Child;

const ENTRIES = [
  'api/main.ts',
  'api/tasks.ts',
  'api/image-worker.ts',
  'tools/sandbox/main.ts',
  'tools/sandbox/demo/main.ts',
];

const explorerConfig = 'web/explorer.config.ts';

async function vite(start: StartChild, title: string, args: string[], config = 'web/vite.config.ts'): Promise<void> {
  const child = start({
    title,
    args: [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      config,
      '--logLevel',
      'warn',
      '--emptyOutDir',
      ...args,
    ],
    // With a shell's NODE_ENV=test or development, React's slow development build would be bundled.
    env: { ...process.env, NODE_ENV: 'production' },
    output: 'capture',
  });
  await child.succeeded();
}

/** Bundles JSON: Node imports a package's JSON only with an import attribute, which other tools do not support. */
const bundleJson: Plugin = {
  name: 'bundle-json',
  setup(build) {
    const { resolve: find } = createRequire(resolve('package.json'));
    build.onResolve({ filter: /^[^./].*\.json$/ }, ({ path }) => ({ path: find(path) }));
  },
};

/** Builds the api, and what a demo runs beside it. */
async function buildPrograms(): Promise<void> {
  const entryPoints = ENTRIES.filter((entry) => existsSync(entry));
  if (entryPoints.length === 0) return;
  // Chunk names contain hashes, so old ones would never be overwritten.
  for (const folder of ['dist/api', 'dist/tools']) rmSync(folder, { recursive: true, force: true });
  const building = esbuild({
    entryPoints,
    outbase: '.',
    outdir: 'dist',
    chunkNames: 'api/parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    metafile: true,
    plugins: [bundleJson],
    sourcemap: true,
    sourcesContent: false,
    // The output is shown on failure; printed immediately it would tear the progress line.
    logLevel: 'silent',
  });
  const { metafile } = await building.catch((error: Error) => {
    throw new Refusal(`The api could not be built. ${error.message}`);
  });
  for (const file of Object.keys(metafile.outputs))
    if (file.endsWith('.map')) writeFileSync(file, linesOnly(readFileSync(file, 'utf8')));
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const declared = Object.keys({ ...dependencies, ...optionalDependencies });
  writeFileSync(PACKAGE_LIST, JSON.stringify(packagesOfServer(metafile, declared), null, 2));
}

async function buildClient(start: StartChild, effort: Effort): Promise<void> {
  if (!existsSync('web/vite.config.ts')) return;
  await vite(start, 'client build', ['--outDir', '../dist/web/client']);
  await compressFiles('dist/web/client/assets', effort);
}

async function buildServerRendering(start: StartChild): Promise<void> {
  if (existsSync('web/src/entry-server.tsx')) {
    await vite(start, 'server rendering build', ['--ssr', 'src/entry-server.tsx', '--outDir', '../dist/web/server']);
  }
}

async function buildExplorer(start: StartChild): Promise<void> {
  if (!existsSync(explorerConfig)) return;
  await vite(start, 'build of the API explorer', ['--outDir', '../dist/web/explorer'], explorerConfig);
  // its editor has seven megabytes, for few people
  await compressFiles('dist/web/explorer/assets', 'quick');
}

/** Builds the API explorer unless one is there, for a run from the sources, which needs no other build. */
export async function buildMissingExplorer(start: StartChild): Promise<void> {
  if (!existsSync('dist/web/explorer/explorer.html')) await buildExplorer(start);
}

/** A build that runs. */
export interface RunningBuild {
  /** Resolves when the programs in dist can run: migrations and the demo need no pages. */
  programs: Promise<void>;
  all: Promise<void>;
}

/**
 * Builds api, client, server rendering and API explorer into dist, side by side.
 * @throws Refusal with the tool's own output when one fails
 */
function startBuild(start: StartChild, effort: Effort): RunningBuild {
  const programs = buildPrograms();
  const all = stamped(effort, async () => {
    const pages = [buildClient(start, effort), buildServerRendering(start), buildExplorer(start)];
    for (const result of await Promise.allSettled([programs, ...pages]))
      if (result.status === 'rejected') throw result.reason as Error;
  });
  return { programs, all };
}

/** Starts a build if a source has changed since the last one, or if that one was made with less effort. */
export function startBuildIfStale(start: StartChild, effort: Effort, note?: (text: string) => void): RunningBuild {
  if (!isBuildFresh(effort)) return startBuild(start, effort);
  note?.('up to date');
  return { programs: Promise.resolve(), all: Promise.resolve() };
}

/** `npm run build`. */
export async function main(): Promise<number> {
  const progress = new Progress();
  const finished = await Session.run(async (session) => {
    await progress.step('Build', () =>
      session.unlessInterrupted(startBuild((options) => session.start(options), 'best').all),
    );
    progress.print(paint('dim', '  in dist/'));
  });
  return finished ? 0 : 130;
}
