import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Effort } from './compress';

const STAMP = join('dist', '.stamp');
const SOURCES = [
  'api',
  'contract',
  'studio',
  'tools',
  'web',
  'schema.graphql',
  'tsconfig.json',
  'package-lock.json',
  'package.json',
];
/** Files that never affect the build. */
const LEFT_OUT =
  /\.test\.tsx?$|^web\/e2e\/|^api\/test\/|^tools\/(bench|embedded-postgres|pictures)\/|^tools\/launch\/(?!build|compress)/;

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}

/** Hashes contents rather than times, because a checkout changes times without changing files. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    if (!LEFT_OUT.test(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether dist was built from exactly the present sources, with this effort or more. */
export function isBuildFresh(effort: Effort): boolean {
  if (!existsSync(STAMP)) return false;
  const [hash, made] = readFileSync(STAMP, 'utf8').split(' ');
  return hash === sourceHash() && (made === effort || made === 'best');
}

/** Runs a build. The stamp is written only if it succeeded, and describes the sources at its start. */
export async function stamped(effort: Effort, build: () => Promise<void>): Promise<void> {
  const hash = sourceHash();
  rmSync(STAMP, { force: true });
  await build();
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, `${hash} ${effort}`);
}
