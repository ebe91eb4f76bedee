import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { DesignDocumentEntity } from '../../api/domain/designs/studio/design-document.entity';
import { printPost } from '../../api/domain/designs/studio/print-post';
import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { postType } from '../../api/platform/fonts/post-type';
import { startTestProduct } from '../../api/test/test-product';
import { composeDocument } from '../../studio/posts/compose';
import type { ComposedPost } from '../../studio/posts/compose';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import { POST_SIZE_NAMES } from '../../studio/posts/sizes';
import { findChromium } from '../launch/browser';
import { paintBackground } from '../pixels/paint-background';
import { seedDemo } from '../sandbox/demo/seed';
import { startServer } from './child';
import { median, nearestRank } from './table';
import type { IsWanted, Report, Row } from './table';

const rounds = 3;
/** Side of the pictures that the AI service paints. */
const side = 2_048;
const keystrokes = 60;
const mostKilobytes = 450;

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const against = (what: string, ours: number, bound: number, unit: string): Row => ({
  what,
  beside: 'its bound',
  ours: `${ours.toFixed(1)} ${unit}`,
  theirs: `${bound} ${unit}`,
  ratio: ours / bound,
  aim: '<= 1',
});

/** Composes and prints every layout in five sizes, beside the image library that cuts and writes the same bytes. */
async function benchPrints(report: Report): Promise<void> {
  // as in the image processes
  sharp.concurrency(1);
  sharp.cache(false);
  const data = await paintBackground({ niche: 'cooking', calm: 'left', seed: 'bench', width: side, height: side });
  const sample = await samplePicture(data);
  const first = newDocument(
    { primaryText: 'Fresh bread every morning', style: 'minimal', niche: 'cooking', seed: 'bench' },
    sample,
    { second: 'Baked by hand since this morning.', button: 'See more', badge: 'New' },
  );
  const composing: number[] = [];
  const posts: ComposedPost[][] = [];
  for (const layout of LAYOUTS) {
    const document = { ...first, layout: refOf(layout) };
    const sizes: ComposedPost[] = [];
    for (const size of POST_SIZE_NAMES) {
      await composeDocument(postType, document, sample, size);
      composing.push(await time(() => composeDocument(postType, document, sample, size)));
      sizes.push(await composeDocument(postType, document, sample, size));
    }
    posts.push(sizes);
  }
  report(against('post composed, 95 of 100', nearestRank(composing, 0.95), 15, 'ms'));
  for (const [format, write] of Object.entries(formats)) {
    const prints: Record<'sizes of a post, all five' | 'sizes of a post, the first', Prints[]> = {
      'sizes of a post, all five': [],
      'sizes of a post, the first': [],
    };
    for (const sizes of posts) {
      for (let round = 0; round < rounds; round += 1) {
        // another picture in each round, as the printer caches the pixels of the last one
        const picture = Buffer.concat([data, Buffer.from([round])]);
        const timed: Prints[] = [];
        for (const post of [...sizes.slice(round), ...sizes.slice(0, round)])
          timed.push({
            ours: await time(async () => write(await printPost(post, picture)).toBuffer()),
            bare: await time(() => write(cutOnly(post, picture)).toBuffer()),
          });
        prints['sizes of a post, all five'].push(
          timed.reduce((sum, { ours, bare }) => ({ ours: sum.ours + ours, bare: sum.bare + bare })),
        );
        prints['sizes of a post, the first'].push(timed[0] as Prints);
      }
    }
    for (const [what, all] of Object.entries(prints)) {
      const ratios = all.map(({ ours, bare }) => ours / bare);
      report({
        what: `${what} as ${format}, median of ${all.length} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
        beside: 'sharp: cut, resize, write',
        ours: `${median(all.map(({ ours }) => ours)).toFixed(0)} ms`,
        theirs: `${median(all.map(({ bare }) => bare)).toFixed(0)} ms`,
        ratio: median(ratios),
        aim: '<= 1.5',
      });
    }
  }
}

/** Times in milliseconds of the same prints. */
interface Prints {
  ours: number;
  bare: number;
}

const formats = {
  png: (print: Sharp) => print.png({ compressionLevel: 6 }),
  jpg: (print: Sharp) => print.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
} as const;

/** Cuts the same part of the picture to the whole size, and draws nothing. */
function cutOnly({ width, height, picture: { crop } }: ComposedPost, data: Buffer): Sharp {
  const part = (share: number) => Math.round(share * side);
  const [left, top] = [part(crop.x), part(crop.y)];
  return sharp(data)
    .extract({
      left,
      top,
      width: Math.min(side - left, part(crop.width)),
      height: Math.min(side - top, part(crop.height)),
    })
    .resize(width, height, { fit: 'fill' });
}

/** Types in the editor, and measures from each key to the frame that shows it. */
async function typed(page: Page): Promise<number[]> {
  const field = page.getByRole('textbox', { name: 'Headline' });
  // as long in each round, so that none reaches the field's limit
  await field.fill('Fresh bread');
  await page.evaluate(() => {
    const times: number[] = [];
    (window as unknown as { keyTimes: number[] }).keyTimes = times;
    let pressed: number | null = null;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    const canvas = document.querySelector('[data-layout-hash]');
    if (!canvas) throw new Error('There is no picture of the post');
    new MutationObserver(() => {
      const from = pressed;
      if (from === null) return;
      pressed = null;
      // a message that is sent in a frame arrives after that frame was painted
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - from);
        port2.postMessage(null);
      });
    }).observe(canvas, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.keyboard.type('abcdefghij '.repeat(6).slice(0, keystrokes), { delay: 90 });
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  if (times.length < keystrokes / 2) throw new Error(`Only ${times.length} of ${keystrokes} keys were seen`);
  return times;
}

/** Returns the gzipped kilobytes of scripts, wasm and fonts that the editor loads beyond the page before it. */
function editorBytes(page: Page, shared: ReadonlySet<string>): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!shared.has(response.url()) && /\.(js|wasm|otf|woff2)(\?|$)|manifest\.json/.test(response.url()))
      bodies.push(response.body().then((body) => gzipSync(body).length / 1_000));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
}

async function benchEditor(browser: Browser, url: string, id: string, report: Report): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: /email/i }).fill('mia@demo.postloom.example');
  await page.getByRole('textbox', { name: /password/i }).fill('mia-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/user\//);
  await page.goto('/user/designs', { waitUntil: 'networkidle' });
  const shared = await scriptsOf(page);
  const studio = await context.newPage();
  const kilobytes = editorBytes(studio, shared);
  await studio.goto(`/user/studio/${id}`, { waitUntil: 'networkidle' });
  await studio.locator('[role="img"] svg').first().waitFor();
  report(against('editor: code, wasm and first fonts, gzip', await kilobytes(), mostKilobytes, 'kB'));
  const devtools = await context.newCDPSession(studio);
  for (const [rate, bound] of [
    [1, 16],
    [4, 50],
  ] as const) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const times = await typed(studio);
    const what = `key to picture, 95 of 100${rate > 1 ? `, processor ${rate} times slower` : ''}`;
    report(against(what, nearestRank(times, 0.95), bound, 'ms'));
    report(against(what.replace('95 of 100', 'median'), median(times), bound, 'ms'));
  }
  await context.close();
}

/** Returns the addresses of what a page has loaded. */
const scriptsOf = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));

/** Measures posts whose words Postloom sets: composing, printing, and typing in the editor of the built client. */
export async function benchStudio(isWanted: IsWanted, report: Report): Promise<Row[]> {
  if (isWanted('post composed, sizes of a post')) await benchPrints(report);
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  await seedDemo(product.ctx());
  const { manager } = product.services.dataSource;
  const { designId } = await manager.findOneOrFail(DesignDocumentEntity, { where: {}, order: { designId: 'ASC' } });
  const server = await startServer('dist/api/main.js', [], {
    ...product.environment,
    NODE_ENV: 'development',
    ROLE: 'api',
  });
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    await benchEditor(browser, server.url, designId, report);
    return [];
  } finally {
    await browser.close();
    await server.stop();
    await product.stop();
  }
}
