import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { moveMouse } from './support/go-to';

// as on a first visit, with nothing in a cache
test.use({ ownContext: true });

/** A page of each template: the home page, sections, a list, a form, a text, and a sign-in. */
const publicPages = ['/', '/about', '/premium', '/contact', '/terms', '/login'];

/** Returns the page's cumulative layout shift (Layout Instability, https://wicg.github.io/layout-instability/). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // buffered entries arrive in a task of their own, before the second frame
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/** Waits until the page's text stands on the screen in the fallback fonts. */
async function drawnWithoutFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // the fonts of text that is drawn are requested by now
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  // the fallbacks are fonts of this computer
  expect(loaded.filter((family) => family.includes('Variable'))).toEqual([]);
}

/** Pages whose layout on a phone differs most: pictures under the text, and a form over the whole width. */
const onPhonesToo = ['/', '/contact'];

/** Returns what the page's scripts have loaded besides its entry. */
const loadedByScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => !name.startsWith('/assets/index-')),
  );

for (const path of publicPages) {
  const tag = onPhonesToo.includes(path) ? '@phone' : [];
  test(
    `${path} runs no app code before the first interaction, and nothing moves`,
    { tag },
    async ({ page, problems }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') asked.push(request.url());
      });
      problems.provoke(/was preloaded using link preload but not used/);
      let late = 0;
      let release = () => undefined as void;
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
        late += 1;
      });
      // the load event waits for the fonts
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await drawnWithoutFonts(page);
      release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect.poll(() => late).toBeGreaterThan(1);
      await page.waitForLoadState('networkidle');
      expect([...asked, ...(await loadedByScripts(page))]).toEqual([]);
      // starts hydration
      await moveMouse(page);
      await expect(page.locator('button[type="submit"]:disabled')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(0.005);
    },
  );
}

test('the fallback fonts have the same metrics as the real ones', async ({ page }) => {
  await page.goto('/');
  const areLoaded = async () => {
    const fonts = ['400 40px "Inter Variable"', '700 40px "Bricolage Grotesque Variable"'];
    const faces = await Promise.all(fonts.map((font) => document.fonts.load(font)));
    return faces.every(({ length }) => length > 0);
  };
  // the style sheet that names them comes after the page
  await expect.poll(() => page.evaluate(areLoaded)).toBe(true);
  const measureAll = async () => {
    const text = 'Make a week of posts before your coffee is cold, and keep every word of them';
    const context = document.createElement('canvas').getContext('2d');
    const measure = async (weight: number, family: string) => {
      await document.fonts.load(`${weight} 40px "${family}"`).catch(() => undefined);
      if (context) context.font = `${weight} 40px "${family}", monospace`;
      return context?.measureText(text).width ?? 0;
    };
    const rows = [];
    for (const [name, real] of [
      ['Inter', 'Inter Variable'],
      ['Bricolage', 'Bricolage Grotesque Variable'],
    ] as const)
      for (const weight of [400, 700]) {
        const without = await measure(weight, 'there is no such font');
        for (const system of ['Arial', 'Roboto', 'DejaVu']) {
          const width = await measure(weight, `${name} ${system}`);
          // some of them are installed on this computer
          if (width !== without)
            rows.push({ font: `${name} ${system} ${weight}`, ratio: width / (await measure(weight, real)) });
        }
      }
    return rows;
  };
  // a style sheet that is exchanged at that moment takes the real fonts away until they are loaded again
  await expect(async () => {
    const widths = await page.evaluate(measureAll);
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter(({ ratio }) => ratio < 0.96 || ratio > 1.04)).toEqual([]);
  }).toPass({ timeout: 20_000 });
});

test.describe("before a page's code has loaded", () => {
  const submits: Record<string, (button: Locator) => Promise<void>> = {
    'a click on the button': (button) => button.click({ force: true }),
    Enter: (button) => button.page().getByLabel('Email').press('Enter'),
    'a submit by a password manager': (button) =>
      button.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit()),
  };
  for (const [name, submit] of Object.entries(submits))
    test(`typed text and ${name} are preserved until then`, async ({ page, customer }) => {
      await page.context().clearCookies();
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/start-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/login');
      await page.getByLabel('Email').fill(customer.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(customer.password);
      const button = page.getByRole('button', { name: 'Sign In' });
      await expect(button).toBeDisabled();
      await submit(button);
      await expect(page).toHaveURL(/\/login$/);
      release();
      await expect(page).toHaveURL(/\/user\/dashboard/);
    });

  test('a click outlasts failed requests for the code', async ({ page, problems }) => {
    problems.provoke(/start-/);
    let asked = 0;
    await page.route('**/assets/start-*.js', async (route) => {
      asked += 1;
      // the link that loads it early, and the first start
      await (asked <= 2 ? route.abort('connectionreset') : route.continue());
    });
    await page.goto('/unsubscribe/wrong');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('link', { name: 'Write to support' })).toBeVisible();
    expect(asked).toBeGreaterThan(2);
  });

  test('a page whose code is gone, while the server answers, is loaded anew', async ({ page, customer, problems }) => {
    problems.provoke(/start-/);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/start-*.js', (route) =>
      documents < 2 ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto('/user/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: `Hello, ${customer.name.split(' ')[0]}` })).toBeVisible();
    expect(documents).toBe(2);
  });

  test('a page that waits for a lost connection says so, and comes with it', async ({ page, customer, problems }) => {
    problems.provoke(/start-/);
    let isGone = true;
    await page.route('**/assets/start-*.js', (route) =>
      isGone ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/user/dashboard');
    await expect(page.getByRole('status')).toContainText('The page could not be loaded yet. Trying again...');
    isGone = false;
    await expect(page.getByRole('heading', { level: 1, name: `Hello, ${customer.name.split(' ')[0]}` })).toBeVisible();
  });
});
