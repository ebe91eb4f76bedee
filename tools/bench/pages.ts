import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { startTestProduct } from '../../api/test/test-product';
import { findChromium } from '../launch/browser';
import { seedDemo } from '../sandbox/demo/seed';
import { startServer } from './child';
import { firstTexts } from './first-text';
import { median } from './table';
import type { IsWanted, Report, Row } from './table';

const runs = 5;
const debuggingPort = 9333;
/** Public pages that search engines must not index. They are measured without the category 'seo'. */
const unlisted = ['/reset-password'];
/** Pages that the sitemap leaves to their links: the longest of its kind. */
const linked = ['/docs/api/sections'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lowest accepted performance score at two values of Lighthouse's benchmarkIndex (the speed of the machine). */
const slow = { index: 850, score: 90 };
const fast = { index: 1_500, score: 97 };

interface PageRun {
  scores: Record<string, number>;
  benchmarkIndex: number;
  lcpMs: number;
  blockingMs: number;
  /** The longest task of the main thread while the page is untouched. */
  longestTaskMs: number;
  layoutShift: number;
  kilobytes: number;
  /** Pass-or-fail audits that this page fails. */
  failed: string[];
}

const wantedPerformance = (index: number): number => {
  const part = Math.min(1, Math.max(0, (index - slow.index) / (fast.index - slow.index)));
  return Math.round(slow.score + part * (fast.score - slow.score));
};

const longTasks = z.object({ items: z.array(z.object({ duration: z.number() })) });

/** Returns the duration of the longest task in milliseconds; 0 when none exceeds 50. */
const longestTask = (details: unknown): number =>
  Math.max(0, ...(longTasks.safeParse(details).data?.items ?? []).map(({ duration }) => duration));

/** Runs Lighthouse once: a mid-range phone on a slow network, both simulated. */
async function measure(address: string, listed: boolean): Promise<PageRun> {
  const onlyCategories = categories.filter((category) => listed || category !== 'seo');
  const result = await lighthouse(address, { port: debuggingPort, logLevel: 'error', onlyCategories });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { lhr } = result;
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    lcpMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    longestTaskMs: longestTask(lhr.audits['long-tasks']?.details),
    layoutShift: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1024,
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  };
}

function toRow(path: string, measured: PageRun[]): Row {
  const middle = (read: (run: PageRun) => number) => median(measured.map(read));
  const performance = middle(({ scores }) => scores['performance'] ?? 0);
  const index = middle(({ benchmarkIndex }) => benchmarkIndex);
  const others = categories
    .slice(1)
    .filter((category) => measured.some(({ scores }) => category in scores))
    .map((category) => Math.min(...measured.map(({ scores }) => scores[category] ?? 0)));
  const shift = Math.max(...measured.map(({ layoutShift }) => layoutShift));
  const failed = [...new Set(measured.flatMap((run) => run.failed))];
  return {
    what: path,
    beside: `index ${Math.round(index)}`,
    ours: [
      `${performance} (${measured.map(({ scores }) => scores['performance']).join(' ')})`,
      `LCP ${Math.round(middle(({ lcpMs }) => lcpMs))} ms`,
      `TBT ${Math.round(middle(({ blockingMs }) => blockingMs))} ms`,
      `longest task ${Math.round(middle(({ longestTaskMs }) => longestTaskMs))} ms`,
      `CLS ${shift.toFixed(3)}`,
      `${Math.round(middle(({ kilobytes }) => kilobytes))} kB`,
    ].join(', '),
    theirs: [`others ${others.join('/')}`, ...failed].join(' '),
    ratio: performance / wantedPerformance(index),
    aim: `>= 1 (${wantedPerformance(index)}), others 100, CLS 0`,
  };
}

/** Returns addresses of the site's sitemap, one per kind of page. */
async function listedPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const items = paths.filter((path) => path.startsWith('/premium/'));
  return paths.filter((path) => !items.slice(1).includes(path));
}

/** Runs Lighthouse on every kind of public page with the demo's content: scores, medians of five runs; and
 * measures the first text of the pages for integrators under load. */
export async function benchPages(isWanted: IsWanted, report: Report): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  await seedDemo(product.ctx());
  const server = await startServer('dist/api/main.js', [], {
    ...product.environment,
    NODE_ENV: 'development',
    ROLE: 'api',
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${debuggingPort}`],
  });
  const rows: Row[] = [];
  try {
    const listed = [...(await listedPaths(server.url)), ...linked];
    for (const path of [...listed, ...unlisted].filter(isWanted)) {
      const measured: PageRun[] = [];
      for (let run = 0; run < runs; run += 1)
        measured.push(await measure(`${server.url}${path}`, listed.includes(path)));
      const row = toRow(path, measured);
      rows.push(row);
      report(row);
    }
    rows.push(...(await firstTexts(browser, server.url, isWanted, report)));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    await product.stop();
  }
}
