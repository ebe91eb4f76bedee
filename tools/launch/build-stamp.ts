import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  /\.test\.tsx?$|^web\/e2e\/|^api\/test\/|^tools\/(bench|embedded-postgres|pictures)\/|^tools\/launch\/(?!build)/;

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}

/** Hashes contents rather than times, because a checkout changes times without changing files. */
function sourceHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    if (!LEFT_OUT.test(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether dist was built from exactly the present sources. */
export function isBuildFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();
}

/** Runs a build. The stamp is written only if it succeeded, and describes the sources at its start. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  const hash = sourceHash();
  rmSync(STAMP, { force: true });
  await build();
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
}
