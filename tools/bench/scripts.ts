import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { IsWanted, Row } from './table';

const client = 'dist/web/client';
/** Entry files of every page. */
const frame = ['index.html', 'src/app/start.tsx'];
/** Folders of the pages in the user area. */
const ofUsers = /^src\/features\/(checkout|credits|dashboard|gallery|generator|orders|packages|profile|support)\//;
const layouts = { admin: 'src/app/admin-area-layout.tsx', user: 'src/app/user-area-layout.tsx' };
/** Most gzipped kilobytes of JavaScript of a page with a grid, and of any other. */
const bounds = { grid: 520, other: 300 };

type Chunks = Record<string, { file: string; imports?: string[] }>;

/** Returns the chunks and what they import, without what loads on demand. */
function withImports(chunks: Chunks, ...names: string[]): string[] {
  const wanted = [...names];
  for (const name of wanted) wanted.push(...(chunks[name]?.imports ?? []).filter((other) => !wanted.includes(other)));
  return wanted;
}

/** Adds up the JavaScript that a browser loads before it can show each page, of the build in `dist`. */
export function benchScripts(isWanted: IsWanted): Promise<Row[]> {
  if (!existsSync(client)) throw new Error('Please run `npm run build` first.');
  const chunks = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Chunks;
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const file = chunks[name]?.file ?? '';
    const known = sizes.get(file) ?? gzipSync(readFileSync(`${client}/${file}`), { level: 9 }).length / 1_000;
    sizes.set(file, known);
    return known;
  };
  const rows = Object.keys(chunks)
    .filter((name) => /^src\/features\/.+-page\.tsx$/.test(name))
    .map((page): Row => {
      const isAdmin = page.startsWith('src/features/admin/');
      const layout = isAdmin ? [layouts.admin] : ofUsers.test(page) ? [layouts.user] : [];
      const loaded = withImports(chunks, ...frame, ...layout, page);
      const kilobytes = loaded.reduce((sum, name) => sum + sizeOf(name), 0);
      const bound = loaded.some((name) => name.startsWith('_admin-list-')) ? bounds.grid : bounds.other;
      return {
        what: `scripts of ${page.replace('src/features/', '').replace('-page.tsx', '')}`,
        beside: 'its bound',
        ours: `${kilobytes.toFixed(1)} kB`,
        theirs: `${bound} kB`,
        ratio: kilobytes / bound,
        aim: '<= 1',
      };
    });
  return Promise.resolve(rows.filter(({ what }) => isWanted(what)).sort((one, other) => one.ratio - other.ratio));
}
