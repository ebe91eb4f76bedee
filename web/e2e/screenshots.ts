import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../../tools/launch/browser';
import { isBuildFresh } from '../../tools/launch/build-stamp';
import type { ProductAddress } from './product/address';
import { startHost } from './product/start-host';
import { Customer, newAddress, testControl } from './support/customer';
import { becomeRegular, screens } from './support/screens';
import type { Viewer } from './support/screen';

const sizes = [
  { name: '1280', viewport: { width: 1280, height: 800 } },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: '320', viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true },
] as const;
const schemes = ['light', 'dark'] as const;

type People = Record<Viewer, Customer>;

async function takeAll(
  browser: Browser,
  product: ProductAddress,
  people: People,
  folder: string,
  wanted: string[],
): Promise<void> {
  for (const { name: size, ...device } of sizes) {
    for (const colorScheme of schemes) {
      for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
        const person = people[screen.viewer];
        const context = await browser.newContext({
          ...device,
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          timezoneId: 'UTC',
          baseURL: product.url,
          extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
        });
        if (screen.viewer !== 'anonymous') await context.addCookies(person.cookies);
        const page = await context.newPage();
        await screen.open(page, person);
        // the screenshot shows the whole page, so lazy content must load without scrolling
        await page.evaluate(async () => {
          for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
          await Promise.allSettled(
            [...document.images].filter(({ currentSrc }) => currentSrc).map((image) => image.decode()),
          );
        });
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: join(folder, `${screen.name}-${size}-${colorScheme}.png`),
          fullPage: true,
          animations: 'disabled',
        });
        await context.close();
      }
    }
  }
}

/**
 * Run as `node --import tsx web/e2e/screenshots.ts FOLDER [SCREEN...]`: takes every screen at two widths in both colour
 * schemes.
 */
async function main(folder: string | undefined, wanted: string[]): Promise<void> {
  if (!folder) throw new Error('Say into which folder: node --import tsx web/e2e/screenshots.ts FOLDER [SCREEN...]');
  // the screenshots show the built files
  if (!isBuildFresh('quick')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  mkdirSync(folder, { recursive: true });
  const { products, stop } = await startHost(1);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const product = products[0];
    if (!product) throw new Error('No product was started.');
    const newcomer = await new Customer(product).register();
    const regular = await new Customer(product, 'Mira Loom').register();
    await becomeRegular(regular);
    const admin = await new Customer(product, 'Ada Keeper').register();
    await testControl(product, 'setRole', { userId: admin.id, role: 'ADMIN' });
    await takeAll(browser, product, { anonymous: newcomer, newcomer, regular, admin }, folder, wanted);
  } finally {
    await browser.close();
    await stop();
  }
}

const [folder, ...wanted] = process.argv.slice(2);
await main(folder, wanted);
