import { isBuiltin } from 'node:module';
import type { Metafile } from 'esbuild';

/** Where the build lists the packages that the built server needs, for `tools/release`. */
export const PACKAGE_LIST = 'dist/packages.json';

/** The files that start a process of a shop. */
const SERVERS = ['dist/api/main.js', 'dist/api/tasks.js', 'dist/api/image-worker.js'];
/** What the server imports only when it runs from its sources. */
const OF_SOURCES = ['tsx', 'vite'];
/** Fonts, emoji and syllables are read as files, so no import names their packages. */
const FILES = [
  /^@fontsource\/(?:anton|baloo-2|bricolage-grotesque|caveat|dm-serif-display|inter|noto-sans-[a-z]+)$/,
  /^@fontsource\/(?:oswald|playfair-display|space-grotesk)$/,
  /^@fontsource-variable\/noto-[a-z-]+$/,
  /^(?:@iconify-json\/twemoji|hyphen)$/,
];

const nameOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns the names of the packages that the built server imports, now or on demand, and of packages whose files it
 * reads.
 * @param declared names of the packages in package.json
 */
export function packagesOfServer({ outputs }: Pick<Metafile, 'outputs'>, declared: readonly string[]): string[] {
  const files = new Set(SERVERS);
  const names = new Set(declared.filter((name) => FILES.some((files) => files.test(name))));
  for (const file of files)
    for (const { path, external } of outputs[file]?.imports ?? []) {
      if (!external) files.add(path);
      else if (!isBuiltin(path) && !OF_SOURCES.includes(nameOf(path))) names.add(nameOf(path));
    }
  return [...names].sort();
}
