import { cp, link, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isLeftOut, lockedPackages, productionFolders } from '../../tools/release/production-packages';

export interface PrunedInstall {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Creates the built product as in the image of docker-compose.yml: dist without what its build file removes by name, and
 * node_modules with what tools/release/prune.ts leaves.
 */
export async function prunedInstall(): Promise<PrunedInstall> {
  const needed = productionFolders();
  const folder = await mkdtemp(join(tmpdir(), 'postloom-pruned-'));
  // A nested package is copied with its outer one.
  const outermost = [...needed].filter((path) => path.lastIndexOf('node_modules/') === 0);
  const left = new Set(Object.keys(lockedPackages()).filter((path) => !needed.has(path)));
  for (const path of outermost)
    await copyTree(path, join(folder, path), (inner) => !left.has(inner) && !isLeftOut(inner));
  const removed = await removedByImage();
  for (const path of await copiedByImage())
    await cp(path, join(folder, path), { recursive: true, filter: (source) => !removed.includes(source) });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns what the image has of the build besides its packages. */
async function copiedByImage(): Promise<string[]> {
  const compose = await readFile('docker-compose.yml', 'utf8');
  const lines = [...compose.matchAll(/COPY --from=build ([^\n]+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  return lines.map((path) => path.replace('/app/', '')).filter((path) => path !== 'node_modules');
}

/** Returns the folders of `rm -rf` behind the removal of packages in the image's build. */
async function removedByImage(): Promise<string[]> {
  const compose = await readFile('docker-compose.yml', 'utf8');
  const [, list = ''] = /tools\/release\/prune\.ts && rm -rf ([^\n]+)/.exec(compose) ?? [];
  const folders = list.trim().split(/\s+/).filter(Boolean);
  if (folders.length === 0) throw new Error('docker-compose.yml does not say what its image leaves out');
  return folders;
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
