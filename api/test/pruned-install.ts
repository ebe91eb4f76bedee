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
 * Creates the built product as in the image of docker-compose.yml: dist, and node_modules without build tools, test
 * tools and sandboxes. The packages that the image removes by name are read from its build file.
 */
export async function prunedInstall(): Promise<PrunedInstall> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const removed = await removedByImage();
  const included = Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && !dev)
    .map(([path]) => path)
    .filter((path) => !removed.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)));
  const folder = await mkdtemp(join(tmpdir(), 'postloom-pruned-'));
  // A nested package is copied with its outer one.
  const outermost = included.filter((path) => path.lastIndexOf('node_modules/') === 0);
  const nested = new Set(
    Object.keys(packages).filter((path) => path.lastIndexOf('node_modules/') > 0 && !included.includes(path)),
  );
  for (const path of outermost) await copyTree(path, join(folder, path), (inner) => !nested.has(inner));
  for (const path of ['dist', 'package.json', 'schema.graphql'])
    await cp(path, join(folder, path), { recursive: true, filter: (source) => !removed.includes(source) });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns the patterns of `rm -rf node_modules/...` in the image's build. */
async function removedByImage(): Promise<string[]> {
  const compose = await readFile('docker-compose.yml', 'utf8');
  const [, list = ''] = /npm prune[^\n]*&& rm -rf ([^\n]+)/.exec(compose) ?? [];
  const patterns = list.trim().split(/\s+/).filter(Boolean);
  if (patterns.length === 0) throw new Error('docker-compose.yml does not say what its image leaves out');
  return patterns;
}

/** Copies with hard links where the file system supports them: there are many files, and none is modified. */
async function copyTree(from: string, to: string, isIncluded: (path: string) => boolean): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [`${from}/${entry.name}`, join(to, entry.name)];
    if (!isIncluded(source)) continue;
    if (entry.isDirectory()) await copyTree(source, target, isIncluded);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

async function copyFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await cp(source, target, { dereference: true });
}
