import type { BrowserContext } from '@playwright/test';
import { startHost } from './product/start-host';
import { gallery, galleryPath } from './support/gallery-screens';
import { fillSignIn, signIn } from './support/sign-in';
import { expect, test as base } from './support/test';

/** A product whose access tokens expire while a page is open; the sessions stay valid. */
const test = base.extend({
  product: [
    async ({}, provide) => {
      const { products, stop } = await startHost(1, { ACCESS_TOKEN_SECONDS: '3' });
      const [product] = products;
      if (!product) throw new Error('No product was started.');
      await provide(product);
      await stop();
    },
    { scope: 'worker' },
  ],
});

const holdsAccess = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'postloom_session');
/** Waits until the browser drops the expired token's cookie. */
const untilRunOut = (context: BrowserContext) => expect.poll(() => holdsAccess(context)).toBe(false);

test('a page that is open longer than its access token still shows changes from elsewhere', async ({
  page,
  context,
  newCustomer,
}) => {
  const customer = await newCustomer({ credits: 3 });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  // a separate session of the browser, which nothing else renews
  await page.goto('/login');
  await fillSignIn(page, customer.email, customer.password);
  await signIn(page);
  await page.waitForURL('**/user/dashboard');
  await expect.poll(() => holdsAccess(context)).toBe(true);
  await page.goto(galleryPath);
  await expect(page.getByRole('link', { name: 'Make your first design' })).toBeVisible();
  const { tile, tiles } = gallery(page);

  await untilRunOut(context);
  const first = await customer.design({ primaryText: 'Rye' });
  await expect(tile('Rye')).toBeVisible({ timeout: 5_000 });
  // the page's own, which opens after its first screen, is among them by now
  const opened = sockets.length;
  // the request after the update has renewed the session, and it expires again
  await expect.poll(() => customer.designState(first)).toBe('SUCCEEDED');
  await untilRunOut(context);
  await customer.design({ primaryText: 'Spelt' });
  await expect(tile('Spelt')).toBeVisible({ timeout: 5_000 });

  await untilRunOut(context);
  await customer.ask('mutation ($ids: [ID!]!) { deleteDesigns(ids: $ids) { deletedIds } }', { ids: [first] });
  await expect(tiles).toHaveCount(1, { timeout: 5_000 });
  await expect(page.getByText('1 design', { exact: true })).toBeVisible();
  // all updates since came over the same WebSocket
  expect(sockets).toHaveLength(opened);
  await page.reload();
  await expect(tiles).toHaveCount(1);
});
