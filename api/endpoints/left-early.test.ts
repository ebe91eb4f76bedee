import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { issueToken } from '../domain/accounts/single-use-token.service';
import { UserEntity } from '../domain/accounts/user.entity';
import { createDesign } from '../domain/designs/design-creation.service';
import { generateDesign } from '../domain/designs/generation.job';
import { keepImage } from '../domain/files/upload.service';
import { storeTicketImage } from '../domain/tickets/ticket-image.service';
import { designInput } from '../test/filled-product';
import { anImage } from '../test/images';
import { eventually, PayingCustomers } from '../test/paying-customer';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

/** File descriptors of this process; only Linux lists them. */
const descriptors = '/proc/self/fd';
const openFiles = () => readdirSync(descriptors).length;

describe('a response whose client disconnects early', () => {
  let product: TestProduct;
  let cookie = '';
  let admin = '';
  let userId = '';
  let paths: (() => Promise<string>)[] = [];

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, paypal: true, endlessAttempts: true });
    const owner = product.browser();
    userId = await owner.register('owner@example.com');
    cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const chief = product.browser();
    const chiefId = await chief.register('chief@example.com');
    await product.services.pool.query(`update users set role = 'ADMIN' where id = $1`, [chiefId]);
    admin = [...chief.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await product.giveCredits(userId, 1);
    const ctx = product.ctx({ id: userId, role: 'MEMBER' });
    const { id } = await createDesign(ctx, { requestId: randomUUID(), design: designInput });
    await generateDesign(product.ctx(), id, new AbortController().signal);
    const shop = await PayingCustomers.of(product, { webhooks: false });
    await shop.paid(await ctx.db.findOneByOrFail(UserEntity, { id: userId }));
    const [invoice] = await ctx.db.query<{ id: string }[]>('select id from invoices');
    const { url: uploaded } = await keepImage(ctx, await anImage('png', 800, 600));
    const picture = await storeTicketImage(ctx, await anImage('png', 800, 600));
    const at = (path: string) => () => Promise.resolve(path);
    paths = [
      ...['image', 'thumbnail', 'download'].map((part) => at(`/designs/${id}/${part}`)),
      at(`/designs/archive.zip?ids=${id}`),
      async () => `/account/data/${await ctx.transaction((tx) => issueToken(tx, userId, 'DOWNLOAD'))}`,
      at(`/invoices/${invoice?.id}`),
      at('/account/credit-history.csv'),
      at('/admin/purchases.csv'),
      at(uploaded),
      at(`/ticket-images/${picture.id}`),
    ];
  });
  afterAll(() => product.stop());

  const cookieOf = (path: string) => (path.startsWith('/admin') ? admin : cookie);

  /** Sends a request and disconnects after that many bytes of the answer or that many milliseconds. */
  function leave(path: string, { bytes, ms }: { bytes: number; ms: number }): Promise<void> {
    const { port, hostname } = new URL(product.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      const timer = setTimeout(() => socket.destroy(), ms);
      let seen = 0;
      socket.on('connect', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookieOf(path)}\r\n\r\n`);
      });
      socket.on('data', (part) => {
        seen += part.length;
        if (seen >= bytes) socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  it('is sent completely to a client that stays, for each kind of response', async () => {
    for (const path of paths) {
      const address = await path();
      const response = await fetch(product.url + address, { headers: { cookie: cookieOf(address) } });
      expect([address, response.status]).toEqual([address, 200]);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it('closes every file, whenever the client disconnects', async () => {
    const countable = existsSync(descriptors);
    const before = countable ? openFiles() : 0;
    const bytes = [1, 200, 2_000, 20_000, 200_000, Infinity];
    const each = async (turn: number) => {
      const path = paths[turn % paths.length];
      if (path) await leave(await path(), { bytes: bytes[turn % bytes.length] ?? 1, ms: (turn * 7919) % 41 });
    };
    const turns = Array.from({ length: 1_000 }, (_, turn) => turn);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) await each(turn);
      }),
    );
    if (countable) await eventually(() => Promise.resolve(openFiles() <= before + 3));
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  });
});
