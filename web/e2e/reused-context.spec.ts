import { sizes } from './support/measure-screen';
import { ReusedContext } from './support/reused-context';
import { expect, test } from './support/test';

test('a browser context that tests reuse has nothing of the test before', async ({ browser, product, newCustomer }) => {
  const reused = await ReusedContext.open(browser, { baseURL: product.url, viewport: sizes.desktop });
  const { context } = reused;
  const seen = async () => {
    await reused.page.goto('/healthz');
    return reused.page.evaluate(() => ({
      stored: { ...localStorage, ...sessionStorage },
      name: window.name,
      scripts: ['ofPage', 'ofContext', 'binding'].filter((name) => name in window),
      text: document.body.textContent,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    }));
  };
  const { page } = reused;
  const before = await seen();
  expect(before).toMatchObject({ stored: {}, name: '', scripts: [], width: 1280, isDark: false });

  await context.addCookies((await newCustomer()).cookies);
  await page.addInitScript(() => Object.assign(window, { ofPage: true }));
  await context.addInitScript(() => Object.assign(window, { ofContext: true }));
  await context.exposeBinding('binding', () => undefined);
  await context.route('**/healthz', (route) => route.fulfill({ body: 'replaced' }));
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seen()).toMatchObject({ scripts: ['ofPage', 'ofContext', 'binding'], text: 'replaced', isDark: true });
  await page.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('b', '2');
    window.name = 'left';
    history.pushState(null, '', '?left');
  });
  let heard = 0;
  page.on('request', () => {
    heard += 1;
  });
  await context.newPage();
  await context.setOffline(true);

  await reused.clean();
  expect(await seen()).toEqual(before);
  expect(await context.cookies()).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(heard).toBe(0);
  await page.goBack();
  expect(page.url()).not.toContain('left');

  await page.close();
  await reused.clean();
  expect(await seen()).toEqual(before);
  await context.close();
});
