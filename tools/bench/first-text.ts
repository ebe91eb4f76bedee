import autocannon from 'autocannon';
import type { Browser } from '@playwright/test';
import { median } from './table';
import type { IsWanted, Report, Row } from './table';

/** Pages for integrators, with the selectors of their first text and of the last part that comes. */
const pages = [
  { path: '/docs', first: 'main h1', last: 'main h2' },
  { path: '/docs/api', first: 'main h1', last: '#Failure' },
  { path: '/docs/api/sections', first: 'main h1', last: '.bar button' },
] as const;
const runs = 7;
const mostMs = 1_000;

interface Opened {
  firstMs: number;
  lastMs: number;
}

/** Opens a page without anything that an earlier visit has stored. */
async function open(browser: Browser, url: string, { path, first, last }: (typeof pages)[number]): Promise<Opened> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'commit' });
    const shown = async (selector: string) => {
      await page.waitForSelector(selector);
      return page.evaluate(() => performance.now());
    };
    return { firstMs: await shown(first), lastMs: await shown(last) };
  } finally {
    await context.close();
  }
}

/** Loads an address with callers until a signal. @returns their requests per second */
function callersUntil(signal: AbortSignal, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const load: autocannon.Instance = autocannon({ url, connections: 20, duration: 600 }, (error, result) =>
      error ? reject(error as Error) : resolve(result.requests.average),
    );
    signal.addEventListener('abort', () => load.stop());
  });
}

/** Measures the first text of the pages for integrators while other callers load the server with the home page. */
export async function firstTexts(browser: Browser, url: string, isWanted: IsWanted, report: Report): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const what = `${page.path}, first text under load`;
    if (!isWanted(what)) continue;
    // the first visit fills the caches of the server
    await open(browser, url, page);
    const ended = new AbortController();
    const load = callersUntil(ended.signal, `${url}/`);
    const opened: Opened[] = [];
    for (let run = 0; run < runs; run += 1) opened.push(await open(browser, url, page));
    ended.abort();
    const perSecond = await load;
    const times = (which: keyof Opened) => opened.map((one) => Math.round(one[which]));
    const first = median(times('firstMs'));
    const row = {
      what,
      beside: `${Math.round(perSecond)} requests/s`,
      ours: `${first} ms, slowest ${Math.max(...times('firstMs'))} ms`,
      theirs: `whole after ${median(times('lastMs'))} ms`,
      ratio: mostMs / first,
      aim: `>= 1 (${mostMs} ms)`,
    };
    rows.push(row);
    report(row);
  }
  return rows;
}
