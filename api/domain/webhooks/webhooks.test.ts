import { createContext } from '../../context';
import type { Viewer } from '../../context';
import { emailsTo } from '../../test/emails';
import { besideTransaction } from '../../test/one-connection';
import { WebhookProduct, events } from '../../test/webhook-product';
import { verified } from '../../test/webhook-receiver';
import { setUserDisabled } from '../accounts/admin/user-access.service';
import { updateUser } from '../admin-users/user-update.service';
import { eraseAccount } from '../personal-data/deletion.service';
import { createTicket } from '../tickets/ticket.service';
import { saveShopWebhookEndpoint } from './admin/shop-webhooks.service';
import {
  deleteWebhookEndpoint,
  redeliverWebhook,
  rotateWebhookSecret,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from './own-webhooks.service';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { findEndpoint } from './webhook-endpoint.service';

describe('webhooks', () => {
  let shop: WebhookProduct;
  beforeAll(async () => {
    shop = await WebhookProduct.start();
  });
  afterAll(() => shop.product.stop());
  beforeEach(() => shop.begin());
  afterEach(() => shop.end());

  it("notify an account of its own objects and the shop of all accounts', signed, with ids only", async () => {
    const [mine, ofShop] = [await shop.add(shop.mia), await shop.addToShop({ events: [...events, 'user.registered'] })];
    const other = await shop.product.addUser();
    const { id } = await shop.ticket(shop.mia);
    await shop.ticket(other);
    for (const one of [mine, ofShop]) await shop.run(one.id);
    expect((await shop.deliveries(mine.id)).map(({ type }) => type)).toEqual(['ticket.created']);
    expect((await shop.deliveries(ofShop.id)).map(({ type }) => type)).toEqual([
      'user.registered',
      'ticket.created',
      'ticket.created',
    ]);
    const [first] = shop.receiver.received;
    expect(verified(first!, mine.secret)).toEqual({
      type: 'ticket.created',
      apiVersion: '2026-11-27',
      test: false,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      data: { id, accountId: shop.mia.id, query: 'ticket' },
    });
    expect(() => verified(first!, ofShop.secret)).toThrow();
    expect((await shop.onlyDelivery(mine.id)).state).toBe('SUCCEEDED');
    // the same event has one id for all who get it
    expect(
      shop.receiver.received.filter(({ headers }) => headers['webhook-id'] === first!.headers['webhook-id']),
    ).toHaveLength(2);
  });

  it('are stored if and only if the transaction of their event commits, and only for those who want them', async () => {
    const wanted = await shop.add(shop.mia);
    const unwanted = await shop.add(shop.mia, { events: ['order.paid'] });
    const off = await shop.add(shop.mia, { isActive: false });
    const work = shop.product.ctx(shop.mia).transaction(async (tx) => {
      // it asks its rate limit first
      await besideTransaction(() => createTicket(tx, { subject: 'S', message: 'M', requestId: crypto.randomUUID() }));
      throw new Error('the transaction fails');
    });
    await expect(work).rejects.toThrow('the transaction fails');
    expect(await shop.deliveries(wanted.id)).toEqual([]);
    await shop.ticket(shop.mia);
    expect(await shop.deliveries(wanted.id)).toHaveLength(1);
    for (const { id } of [unwanted, off]) expect(await shop.deliveries(id)).toEqual([]);
    const jobs = await shop.db.query<unknown[]>(
      `select 1 from graphile_worker.jobs where task_identifier = 'deliver_webhooks'`,
    );
    expect(jobs).toHaveLength(1);
  });

  it('report each step of orders, designs, tickets and accounts once', async () => {
    const ofShop = await shop.addToShop({ events: [...events, 'user.registered'] });
    const [order]: { id: string }[] = await shop.db.query(
      `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country)
       values ('PACKAGE', 'WEBHOOK1', 'WEBHOOK1', $1, 'Pack', 9, 0, 9, 'USD', 20, 30, 'C', 'c@example.com', 'A', 'Other') returning id`,
      [shop.mia.id],
    );
    const set = (values: string) => shop.db.query(`update orders set ${values} where id = $1`, [order!.id]);
    await set(`payment_status = 'PAID', paid_at = now()`);
    await set(`payment_status = 'DISPUTED'`);
    await set(`payment_status = 'PAID'`);
    await set(`refunded = 4`);
    await set(`refunded = 9, payment_status = 'REFUNDED'`);
    const [design]: { id: string }[] = await shop.db.query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state)
       values ($1, 'webhook-1', 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'ART', 'BOLD', 'T', 'A', 'A', 'RUNNING') returning id`,
      [shop.mia.id],
    );
    await shop.db.query(`update designs set state = 'FAILED', finished_at = now() where id = $1`, [design!.id]);
    const { id } = await shop.ticket(shop.mia);
    await shop.db.query(
      `insert into ticket_replies (ticket_id, position, sender, message) values ($1, 1, 'ADMIN', 'R')`,
      [id],
    );
    const { id: person } = await shop.product.addUser();
    expect((await shop.deliveries(ofShop.id)).map(({ type, data }) => [type, (data as { id: string }).id])).toEqual([
      ['order.paid', order!.id],
      ['order.disputed', order!.id],
      ['order.refunded', order!.id],
      ['order.refunded', order!.id],
      ['design.failed', design!.id],
      ['ticket.created', id],
      ['ticket.replied', id],
      ['user.registered', person],
    ]);
  });

  it('report what is cancelled, deleted, given and changed, and nothing beside it', async () => {
    const wanted = ['order.cancelled', 'design.deleted', 'credits.granted', 'ticket.status_changed'] as const;
    const { id: endpoint } = await shop.add(shop.mia, { events: wanted });
    const [order]: { id: string }[] = await shop.db.query(
      `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country)
       values ('PACKAGE', 'WEBHOOK2', 'WEBHOOK2', $1, 'Pack', 9, 0, 9, 'USD', 20, 30, 'C', 'c@example.com', 'A', 'Other') returning id`,
      [shop.mia.id],
    );
    for (let time = 0; time < 2; time += 1)
      await shop.db.query(`update orders set payment_status = 'CANCELLED' where id = $1`, [order!.id]);
    const [design]: { id: string }[] = await shop.db.query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state)
       values ($1, 'webhook-2', 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'ART', 'BOLD', 'T', 'A', 'A', 'RUNNING') returning id`,
      [shop.mia.id],
    );
    await shop.db.query(`update designs set state = 'FAILED', finished_at = now() where id = $1`, [design!.id]);
    for (const moment of ['now()', 'null', 'now()'])
      await shop.db.query(`update designs set deleted_at = ${moment} where id = $1`, [design!.id]);
    const entries: { id: string }[] = await shop.db.query(
      `insert into credit_entries (user_id, change, balance_after, reason) values ($1, 5, 5, 'GRANT'), ($1, -2, 3, 'ADMIN')
       returning id`,
      [shop.mia.id],
    );
    const { id } = await shop.ticket(shop.mia);
    for (const status of ['OPEN', 'RESOLVED'])
      await shop.db.query('update tickets set status = $2 where id = $1', [id, status]);
    expect((await shop.deliveries(endpoint)).map(({ type, data }) => [type, (data as { id: string }).id])).toEqual([
      ['order.cancelled', order!.id],
      // once in 15 minutes, however often it is restored and deleted again
      ['design.deleted', design!.id],
      ['credits.granted', entries[0]!.id],
      ['ticket.status_changed', id],
    ]);
  });

  it("belong to their account: other accounts find none of them, and an account not the shop's", async () => {
    const mine = await shop.add(shop.mia);
    const ofShop = await shop.addToShop();
    await shop.ticket(shop.mia);
    const [delivery] = await shop.deliveries(ofShop.id);
    const other = await shop.product.addUser();
    for (const [who, id] of [
      [other, mine.id],
      [shop.mia, ofShop.id],
    ] as const) {
      const ctx = shop.product.ctx(who);
      await expect(findEndpoint(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(saveWebhookEndpoint(ctx, id, shop.input(), 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(rotateWebhookSecret(ctx, id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(testWebhookEndpoint(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(deleteWebhookEndpoint(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(redeliverWebhook(shop.product.ctx(shop.mia), delivery!.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    // an Admin's own verbs are for the shop's
    await expect(saveShopWebhookEndpoint(shop.product.ctx(shop.admin), mine.id, shop.input(), 1)).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
  });

  it('are at most five of an account, also when it adds several at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => shop.add(shop.mia)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(made.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'LIMIT_REACHED' });
  });

  it.each([
    [{ url: 'http://user:word@example.com/' }, 'url'],
    [{ url: 'ftp://example.com/' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['webhook.test'] }, 'events'],
    [{ events: ['user.registered'] }, 'events'],
  ])('refuse %j', async (values, field) => {
    await expect(shop.add(shop.mia, values)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: [field] });
  });

  it('in production refuse what is not public, and take https only', async () => {
    const { config } = shop.product.services;
    Object.assign(config, { production: true });
    config.webhooks.allowLocal = false;
    try {
      for (const url of [shop.receiver.url, 'http://example.com/', 'https://10.0.0.1/', 'https://example.com:8443/'])
        await expect(shop.add(shop.mia, { url })).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['url'] });
      await shop.add(shop.mia, { url: 'https://example.com/hooks' });
    } finally {
      Object.assign(config, { production: false });
      config.webhooks.allowLocal = true;
    }
  });

  it('need a new proof of who saves them, except to be switched off', async () => {
    const { id } = await shop.add(shop.mia);
    const { services } = shop.product;
    const viewer = { ...(shop.product.ctx(shop.mia).viewer as Viewer), sessionFamily: crypto.randomUUID() };
    await services.pool.query(
      `insert into sessions (user_id, family, refresh_hash, expires_at) values ($1, $2, 'unproven', now() + interval '1 day')`,
      [shop.mia.id, viewer.sessionFamily],
    );
    const unproven = () => createContext(services, { requestId: 'unproven', viewer, address: '10.0.0.1' });
    const refused = { code: 'PROOF_REQUIRED' };
    await expect(saveWebhookEndpoint(unproven(), null, shop.input(), 0)).rejects.toMatchObject(refused);
    await expect(rotateWebhookSecret(unproven(), id, 1)).rejects.toMatchObject(refused);
    const elsewhere = shop.input({ url: 'http://127.0.0.1:9/', isActive: false });
    await expect(saveWebhookEndpoint(unproven(), id, elsewhere, 1)).rejects.toMatchObject(refused);
    await saveWebhookEndpoint(unproven(), id, shop.input({ isActive: false }), 1);
    await expect(saveWebhookEndpoint(unproven(), id, shop.input(), 2)).rejects.toMatchObject(refused);
    expect(await shop.endpointOf(id)).toMatchObject({ active: false, offReason: 'OWNER', url: shop.receiver.url });
  });

  it('send their owner an email when events go to a new address', async () => {
    const sent = async () => (await emailsTo(shop.product.services, shop.mia.email)).map(({ subject }) => subject);
    const { id } = await shop.add(shop.mia);
    const subject = 'A new webhook address for your Postloom account';
    expect(await sent()).toEqual([subject]);
    const save = (values: object, version: number) =>
      saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input(values), version);
    await save({ events: ['order.paid'] }, 1);
    expect(await sent()).toEqual([subject]);
    await save({ url: 'http://127.0.0.1:9/' }, 2);
    expect(await sent()).toEqual([subject, subject]);
    await expect(save({ url: shop.receiver.url }, 2)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await sent()).toHaveLength(2);
  });

  it('can be saved 30 times an hour', async () => {
    const { id } = await shop.add(shop.mia);
    for (let version = 1; version < 30; version += 1)
      await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input(), version);
    await expect(saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input(), 30)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('refuse a save of an earlier version', async () => {
    const { id } = await shop.add(shop.mia);
    await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input({ isActive: false }), 1);
    await expect(saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input(), 1)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input(), 2);
    expect(await shop.endpointOf(id)).toMatchObject({ active: true, offReason: null, version: 3 });
  });

  it('stop while their account is disabled, and end with it', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    await setUserDisabled(shop.product.ctx(shop.admin), shop.mia.id, true, 'A reason');
    await shop.ticket(shop.mia);
    await shop.run(id);
    expect(shop.receiver.received).toEqual([]);
    expect(await shop.onlyDelivery(id)).toMatchObject({ state: 'FAILED' });
    await setUserDisabled(shop.product.ctx(shop.admin), shop.mia.id, false, 'A reason');
    await shop.ticket(shop.mia);
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
    await shop.product.ctx(shop.mia).transaction((tx) => eraseAccount(tx, shop.mia.id, 'you'));
    expect(await shop.db.countBy(WebhookEndpointEntity, { id })).toBe(0);
    expect(await shop.deliveries(id)).toEqual([]);
  });

  it('end when the rightful owner reclaims the account', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.product.ctx().transaction((tx) => tx.accountHooks.accountReclaimed(tx, shop.mia.id));
    expect(await shop.db.countBy(WebhookEndpointEntity, { id })).toBe(0);
  });

  it('of the shop are switched off when the Admin who saved them last is none any more', async () => {
    const { id } = await shop.addToShop();
    const other = await shop.product.addUser({ role: 'ADMIN' });
    const endpoint = await shop.addToShop();
    await saveShopWebhookEndpoint(shop.product.ctx(other), endpoint.id, shop.input(), 1);
    await updateUser(shop.product.ctx(other), shop.admin.id, { role: 'MEMBER' }, shop.admin.version);
    expect(await shop.endpointOf(id)).toMatchObject({ active: false, offReason: 'ADMIN_LEFT' });
    expect(await shop.endpointOf(endpoint.id)).toMatchObject({ active: true });
  });
});
