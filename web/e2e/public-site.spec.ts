import type { Locator, Page } from '@playwright/test';
import { sections } from '../../contract/sections';
import type { ProductAddress } from './product/address';
import type { TestControlRequests } from './product/test-control';
import { testControl } from './support/customer';
import { expect, isPhone, test as base } from './support/test';
import { moveMouse } from './support/go-to';

type Edit = (
  key: TestControlRequests['setSection']['key'],
  parts: Record<string, unknown>,
  active?: boolean,
) => Promise<void>;

/** Edits the site as an Admin would, in another process than the one that serves it, and restores it afterwards. */
const test = base.extend<{ edit: Edit }>({
  edit: async ({ product }, provide) => {
    await provide(
      async (key, parts, active = true) => void (await testControl(product, 'setSection', { key, parts, active })),
    );
    await testControl(product, 'resetSections', {});
    await settled(product);
  },
});

/** Waits until the product shows its original banner again, so that the next test starts with the unchanged site. */
async function settled({ url }: ProductAddress): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text()).toContain(sections.banner.defaults.subtitle);
}

const main = (page: Page) => page.getByRole('main');
const top = (page: Page) => page.evaluate(() => window.scrollY);

/** Swipes by touch on a phone, by mouse on a desktop. */
async function swipeLeft(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to swipe');
  const [from, to, y] = [box.x + box.width - 10, box.x + 10, box.y + 10];
  if (!isPhone(page)) {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', from + (to - from) * part);
  await touch('touchEnd');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read', async ({ page, problems }) => {
    // Chromium's message for scripts that are disabled
    problems.provoke(/\.js csp$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Posts Instantly with AI');
    for (const words of [
      'From a sentence to a finished post',
      'Starter Plan For Everyone',
      '$9',
      ...sections.testimonials.defaults.testimonials.map(({ quote }) => quote),
    ]) {
      await expect(main(page).getByText(words).filter({ visible: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Get Started with Starter' })).toHaveAttribute('href', /^\/buy\//);
    await expect(page.getByRole('contentinfo')).toContainText('Write to us');
    for (const [path, words] of [
      ['/about', sections.about.defaults.section1?.title ?? ''],
      ['/contact', 'This form needs JavaScript'],
      ['/terms', 'Terms of Service'],
      ['/privacy', 'Privacy Policy'],
      ['/login', 'Welcome Back'],
    ] as const) {
      await page.goto(path);
      await expect(
        main(page)
          .getByText(words.split('\n')[0] ?? '')
          .first(),
      ).toBeVisible();
    }
  });
});

test('an edit shows at once, and a deactivated section does not affect the others', async ({ page, edit }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Create Facebook');
  await edit('banner', { title: 'Woven overnight' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woven overnight', { timeout: 500 });
  }).toPass();
  for (const [key, id] of [
    ['features', 'about'],
    ['testimonials', 'testimonial'],
  ] as const) {
    await edit(key, {}, false);
    await expect(async () => {
      await page.reload();
      await expect(page.locator(`#${id} h2`)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.getByText('Starter Plan For Everyone')).toBeVisible();
  }
});

test('nothing that an editor writes runs as a script', async ({ page, edit, problems }) => {
  // the hostile pictures do not exist
  problems.provoke(/ERR_NAME_NOT_RESOLVED/, /404/);
  const script = `"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1">\`;window.hacked=1//`;
  const poison = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => poison(one, key));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
    const free =
      typeof value === 'string' &&
      !/^(link|url|src|icon|type|id|logo|.*Link|.*[iI]mage.*|avatar|thumbnail|rating)$/.test(key);
    // as many as the field allows
    return free
      ? key === 'body' || key === 'copyright' || key === 'description' || key === 'text' || key === 'quote'
        ? script
        : script.slice(0, 36)
      : value;
  };
  for (const key of Object.keys(sections) as (keyof typeof sections)[])
    await edit(key, poison(sections[key].defaults) as Record<string, unknown>);
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('window.hacked');
  for (const path of ['/', '/about', '/contact', '/terms', '/privacy', '/login']) {
    await page.goto(path);
    await moveMouse(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked), path).toBeUndefined();
  }
});

test('the quotes are cyclic, by arrows, keys and swipes', { tag: '@phone' }, async ({ page }) => {
  const quotes = sections.testimonials.defaults.testimonials.map(({ quote }) => quote);
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next testimonial' });
  const shown = (index: number) =>
    expect(
      main(page)
        .getByRole('group', { name: `${index + 1} of ${quotes.length}` })
        .filter({ hasText: quotes[index] })
        .first(),
    ).toBeInViewport({ ratio: 0.5 });
  await next.scrollIntoViewIfNeeded();
  await shown(0);
  await next.click();
  await shown(1);
  await page.getByRole('button', { name: 'Previous testimonial' }).click();
  await shown(0);
  await page.getByRole('button', { name: 'Previous testimonial' }).click();
  await shown(quotes.length - 1);
  await page.keyboard.press('ArrowRight');
  await shown(0);
  await swipeLeft(
    page,
    main(page)
      .getByText(quotes[0] ?? '')
      .filter({ visible: true })
      .first(),
  );
  await shown(1);
});

test.describe('a first visit, with nothing in a cache', () => {
  test.use({ ownContext: true });

  test('a picture that cannot be loaded is replaced by the mark', async ({ page, context, problems }) => {
    problems.provoke(/florist/);
    await context.route('**/pictures/florist-*', (route) => route.abort());
    await page.goto('/');
    await page.locator('#about').scrollIntoViewIfNeeded();
    await expect(page.locator('#about img[src*="florist"]')).toHaveCount(0);
    await expect(page.locator('#about svg').first()).toBeVisible();
    // the others load
    await expect
      .poll(() =>
        page.evaluate(
          () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 1).length,
        ),
      )
      .toBeGreaterThan(4);
  });
});

test('the video opens over the page and closes with Escape', async ({ page, context, edit }) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<title>film</title>', contentType: 'text/html' }),
  );
  await edit('banner', {
    video: { link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', thumbnail: '/pictures/florist-640.webp' },
  });
  await expect(async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the video' }).click({ timeout: 1_000 });
  }).toPass();
  const film = page.getByRole('dialog', { name: 'Video' });
  await expect(film.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  await page.keyboard.press('Escape');
  await expect(film).toHaveCount(0);
});

test(
  'the menu leads to the anchors of the home page, and every page starts at its top',
  { tag: '@phone' },
  async ({ page }) => {
    const openMenu = async () => {
      if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
    };
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/about');
    await openMenu();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(page.getByRole('heading', { name: 'Starter Plan For Everyone' })).toBeInViewport();
    await expect.poll(() => top(page)).toBeGreaterThan(300);
    await openMenu();
    if (!isPhone(page)) await menu.getByRole('button', { name: 'More' }).click();
    const contact = menu.getByRole('link', { name: 'Contact' });
    // a link that React does not answer yet loads the next page anew: the focus of a new document is the browser's
    await expect
      .poll(() => contact.evaluate((link) => Object.keys(link).some((key) => /^__react/.test(key))))
      .toBe(true);
    await contact.click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => top(page)).toBe(0);
    // the heading, or the page while the heading is loading
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|MAIN)$/);
    await expect(page).toHaveTitle(/Contact/);
  },
);

test('an unknown address is a page with a link home', async ({ page, problems }) => {
  problems.provoke(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Opp's That Page Can't be Found")).toBeVisible();
  await page.getByRole('link', { name: 'BACK TO HOME' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that cannot be decoded is a page with a link home too', async ({ page, problems }) => {
  problems.provoke(/404|could not be decoded/);
  const answer = await page.goto('/100%');
  expect(answer?.status()).toBe(404);
  // an invalid query parameter, for example of a campaign, is ignored
  expect((await page.request.get('/?sale=100%')).status()).toBe(200);
  await page.getByRole('link', { name: 'BACK TO HOME' }).click();
  await expect(page).toHaveURL('/');
});

test('scripts are compressed, cached, and sent without the headers of a page', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const script = /\/assets\/[\w-]+\.js/.exec(home)?.[0] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const headers = (await request.get(script, { headers: { 'accept-encoding': encoding } })).headers();
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
});
