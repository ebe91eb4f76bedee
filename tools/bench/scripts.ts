import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { IsWanted, Row } from './table';

const client = 'dist/web/client';
/** Entry files of every page. */
const frame = ['index.html', 'src/app/start.tsx'];
/** The pages in the user area. */
const ofUsers =
  /^src\/features\/((credits|dashboard|gallery|generator|months|orders|packages|profile|support)\/|studio\/(?!try\/))/;
const layouts = {
  public: 'src/app/public-layout.tsx',
  admin: 'src/app/admin-area-layout.tsx',
  user: 'src/app/user-area-layout.tsx',
};
/** Most gzipped kilobytes of JavaScript before a public page is usable, of a page with a grid, and of any other. */
const bounds = { start: 10, grid: 520, other: 300 };

type Chunks = Record<string, { file: string; imports?: string[] }>;

/** Returns the chunks and what they import, without what loads on demand. */
function withImports(chunks: Chunks, ...names: string[]): string[] {
  const wanted = [...names];
  for (const name of wanted) wanted.push(...(chunks[name]?.imports ?? []).filter((other) => !wanted.includes(other)));
  return wanted;
}

interface PageScripts {
  /** Such as 'admin/orders/order', or the start of every page that is usable before it has the app's code. */
  page: string;
  /** Gzipped JavaScript, in units of 1,000 bytes. */
  kilobytes: number;
  bound: number;
}

/**
 * Adds up the JavaScript that a browser loads before it can show each page, of the build in `dist`: what the page, its
 * layout and the app import, but neither what loads on demand nor what is fetched while the browser is idle.
 */
export function scriptSizes(): PageScripts[] {
  if (!existsSync(client)) throw new Error('Please run `npm run build` first.');
  const chunks = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Chunks;
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const file = chunks[name]?.file ?? '';
    const known = sizes.get(file) ?? gzipSync(readFileSync(`${client}/${file}`), { level: 9 }).length / 1_000;
    sizes.set(file, known);
    return known;
  };
  const sum = (names: string[]) => names.reduce((total, name) => total + sizeOf(name), 0);
  const pages = Object.keys(chunks)
    .filter((name) => /^src\/features\/.+-page\.tsx$/.test(name))
    .map((page): PageScripts => {
      const isAdmin = page.startsWith('src/features/admin/');
      const layout = isAdmin ? [layouts.admin] : ofUsers.test(page) ? [layouts.user] : [layouts.public];
      const loaded = withImports(chunks, ...frame, ...layout, page);
      return {
        page: page.replace('src/features/', '').replace('-page.tsx', ''),
        kilobytes: sum(loaded),
        bound: loaded.some((name) => name.startsWith('_admin-list-')) ? bounds.grid : bounds.other,
      };
    });
  return [{ page: 'start', kilobytes: sum(withImports(chunks, 'index.html')), bound: bounds.start }, ...pages];
}

/** Compares the JavaScript of each page with its bound. */
export function benchScripts(isWanted: IsWanted): Promise<Row[]> {
  const rows = scriptSizes().map(({ page, kilobytes, bound }): Row => ({
    what: `scripts of ${page}`,
    beside: 'its bound',
    ours: `${kilobytes.toFixed(1)} kB`,
    theirs: `${bound} kB`,
    ratio: kilobytes / bound,
    aim: '<= 1',
  }));
  return Promise.resolve(rows.filter(({ what }) => isWanted(what)).sort((one, other) => one.ratio - other.ratio));
}
