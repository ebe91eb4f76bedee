import { cp, link, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean; link?: boolean }>;
}

export interface PrunedInstall {
  folder: string;
  remove(): Promise<void>;
}

/**
 * The built product as the image of docker-compose.yml holds it: dist, and node_modules without what only
 * makes, tests or imitates it. What the image removes by name is read from the file itself.
 */
export async function prunedInstall(): Promise<PrunedInstall> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const removed = await removedByImage();
  const kept = Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && !dev)
    .map(([path]) => path)
    .filter((path) => !removed.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)));
  const folder = await mkdtemp(join(tmpdir(), 'postloom-pruned-'));
  // a package inside a package comes with the outer one
  const outermost = kept.filter((path) => path.lastIndexOf('node_modules/') === 0);
  const nested = new Set(
    Object.keys(packages).filter((path) => path.lastIndexOf('node_modules/') > 0 && !kept.includes(path)),
  );
  for (const path of outermost) await copyTree(path, join(folder, path), (inner) => !nested.has(inner));
  for (const path of ['dist', 'package.json', 'schema.graphql'])
    await cp(path, join(folder, path), { recursive: true, filter: (source) => !removed.includes(source) });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The patterns of `rm -rf node_modules/...` in the image's build. */
async function removedByImage(): Promise<string[]> {
  const compose = await readFile('docker-compose.yml', 'utf8');
  const [, list = ''] = /npm prune[^\n]*&& rm -rf ([^\n]+)/.exec(compose) ?? [];
  const patterns = list.trim().split(/\s+/).filter(Boolean);
  if (patterns.length === 0) throw new Error('docker-compose.yml does not say what its image leaves out');
  return patterns;
}

/** By hard links where the file system allows: there are many files, and none is changed. */
async function copyTree(from: string, to: string, isKept: (path: string) => boolean): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [`${from}/${entry.name}`, join(to, entry.name)];
    if (!isKept(source)) continue;
    if (entry.isDirectory()) await copyTree(source, target, isKept);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

async function copyFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await cp(source, target, { dereference: true });
}
