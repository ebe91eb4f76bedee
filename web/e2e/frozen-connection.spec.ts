import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from './support/test';

/** Starts a relay to the product that can freeze: it still takes what the browser sends, and answers nothing. */
async function startRelay(target: URL) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => near.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => !isFrozen && far.write(data));
    far.on('data', (data) => !isFrozen && near.write(data));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

// the clock of a context cannot be restored
test.use({ ownContext: true });

test('a page says what it waits for on a connection that freezes, and goes on after it', async ({
  page,
  product,
  customer,
  problems,
}) => {
  // the server gives up on requests of which the frozen relay has passed on a part
  problems.provoke(/ERR_ABORTED|ERR_TIMED_OUT|WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|408/);
  const relay = await startRelay(new URL(product.url));
  try {
    await page
      .context()
      .addCookies(customer.cookies.map(({ url: _url, ...cookie }) => ({ ...cookie, url: relay.url })));
    await page.clock.install();
    await page.goto(`${relay.url}/user/create-support`);
    await page.getByLabel('Subject').fill('Which sizes are there?');
    await page.getByLabel('Message').fill('I would like to know the sizes.');
    relay.freeze();
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await page.clock.fastForward(7_000);
    await expect(page.getByText('Still waiting for an answer...')).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.getByText(/You can safely send it again: it counts only once\./)).toBeVisible();
    relay.thaw();
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    // sent twice, created once
    await expect(page.getByRole('heading', { name: 'Support Tickets (1)' })).toBeVisible();
  } finally {
    relay.stop();
  }
});
