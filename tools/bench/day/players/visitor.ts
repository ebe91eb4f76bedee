import type { Random } from '../random';
import { newCaller, pause } from '../world';
import type { World } from '../world';
import { Caller } from '../caller';

const pages = ['/', '/', '/', '/premium', '/about', '/contact', '/terms', '/try', '/login', '/register', '/docs/api'];

/** Scripts, and the code of the app that a page names. */
const scripts = /(?<=")\/?(assets\/[\w.-]+\.js)(?=")/g;
const fonts = /rel="preload" href="\/(assets\/[\w.-]+\.woff2)"/g;
const pictures = /<source[^>]*type="image\/avif"[^>]*srcSet="\/(pictures\/[\w.-]+)/gi;

/** Returns the files that a browser reads for a page: of each picture one size, of the fonts those that are preloaded. */
function filesOf(html: string): string[] {
  const paths = [scripts, fonts, pictures].flatMap((kind) => [...html.matchAll(kind)].map(([, path]) => `/${path}`));
  return [...new Set(paths)];
}

/** Connections that a browser opens to one host. */
const connections = 6;

/** Browsers' caches: files that a caller has already. */
const cached = new WeakMap<Caller, Set<string>>();

/**
 * Opens a page as a browser does that shows it to an anonymous person: the page, and the files that it does not have yet.
 * The page holds its data, so no operation follows.
 */
export async function openPage(caller: Caller, path: string): Promise<void> {
  const { text } = await caller.read(`page ${path}`, path);
  const had = cached.get(caller) ?? new Set();
  cached.set(caller, had);
  const missing = filesOf(text).filter((file) => !had.has(file));
  for (const file of missing) had.add(file);
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let file = missing.pop(); file; file = missing.pop()) await caller.read('a file of a page', file);
    }),
  );
}

/** An anonymous person reads one to four pages. */
export async function visit(world: World, random: Random): Promise<void> {
  const caller = newCaller(world, 'none');
  await openPage(caller, '/');
  for (let page = random.whole(0, 3); page > 0; page -= 1) {
    await pause(random, 3);
    await openPage(caller, random.pick(pages));
  }
}

/** Opens every page at each api, so that what a process renders once is no part of a visit. */
export async function openAllPages({ shop, answers, facts }: World): Promise<void> {
  for (const { kind, port } of shop.products)
    if (kind === 'api') {
      const url = `http://127.0.0.1:${port}`;
      const caller = new Caller({ url, address: '127.0.0.1', marker: null, answers, facts });
      for (const path of new Set(pages)) await openPage(caller, path);
    }
}
