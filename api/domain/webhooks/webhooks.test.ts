import { emailsTo } from '../../test/emails';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { startWebhookReceiver, verified } from '../../test/webhook-receiver';
import type { WebhookReceiver } from '../../test/webhook-receiver';
import { updateUser } from '../people/user-update.service';
import { setUserDisabled } from '../accounts/admin/user-access.service';
import { UserEntity } from '../accounts/user.entity';
import { eraseAccount } from '../personal-data/deletion.service';
import { createTicket } from '../tickets/ticket.service';
import { saveShopWebhookEndpoint } from './admin/shop-webhooks.service';
import { deliverWebhooks } from './delivery.job';
import { pausesMs } from './delivery-outcome';
import { dropOldDeliveries, wakeWebhooks } from './delivery-upkeep';
import {
  deleteWebhookEndpoint,
  redeliverWebhook,
  rotateWebhookSecret,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from './own-webhooks.service';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { findEndpoint } from './webhook-endpoint.service';

const everything = ['order.paid', 'order.refunded', 'order.disputed', 'design.succeeded', 'design.failed'] as const;
const events = [...everything, 'ticket.created', 'ticket.replied'] as const;

describe('webhooks', () => {
  let product: TestProduct;
  let receiver: WebhookReceiver;
  let admin: UserEntity;
  let mia: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct({ environment: { WEBHOOKS_LOCAL: '1' } });
    product.services.config.webhooks.timeoutMs = 150;
    await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    admin = await product.addUser({ role: 'ADMIN' });
    mia = await product.addUser();
  });
  afterEach(async () => {
    await receiver.stop();
    await db().query('delete from webhook_endpoints');
    await db().query(`delete from graphile_worker._private_jobs`);
  });

  const db = () => product.services.dataSource.manager;
  const input = (values = {}) => ({ url: receiver.url, events: [...events], isActive: true, ...values });
  const add = async (who: UserEntity, values = {}) => {
    const { endpoint, secret } = await saveWebhookEndpoint(product.ctx(who), null, input(values), 0);
    return { id: endpoint.id, secret: secret ?? '' };
  };
  const addToShop = async (values = {}) => {
    const { endpoint, secret } = await saveShopWebhookEndpoint(product.ctx(admin), null, input(values), 0);
    return { id: endpoint.id, secret: secret ?? '' };
  };
  const ticket = (who: UserEntity) =>
    createTicket(product.ctx(who), {
      subject: 'Subject',
      message: 'Message',

      requestId: crypto.randomUUID(),
    });
  const run = (id: string) => deliverWebhooks(product.ctx(), id, { draining: new AbortController().signal });
  const deliveries = (endpointId: string) =>
    db().find(WebhookDeliveryEntity, { where: { endpointId }, order: { id: 'ASC' } });
  const only = async (endpointId: string) => {
    const all = await deliveries(endpointId);
    expect(all).toHaveLength(1);
    return all[0] as WebhookDeliveryEntity;
  };
  const endpointOf = (id: string) => db().findOneByOrFail(WebhookEndpointEntity, { id });
  /** Lets the pause before the next try and the rest of the endpoint pass. */
  const pass = async (id: string) => {
    await db().query(
      `update webhook_deliveries set next_attempt_at = now() where endpoint_id = $1 and state = 'WAITING'`,
      [id],
    );
    await db().query(`update webhook_endpoints set rest_until = null where id = $1`, [id]);
  };

  it('tell an account of its own things and the shop of those of all, signed, with ids only', async () => {
    const [mine, shop] = [await add(mia), await addToShop({ events: [...events, 'user.registered'] })];
    const other = await product.addUser();
    const { id } = await ticket(mia);
    await ticket(other);
    for (const one of [mine, shop]) await run(one.id);
    expect((await deliveries(mine.id)).map(({ type }) => type)).toEqual(['ticket.created']);
    expect((await deliveries(shop.id)).map(({ type }) => type)).toEqual([
      'user.registered',
      'ticket.created',
      'ticket.created',
    ]);
    const [first] = receiver.received;
    expect(verified(first!, mine.secret)).toEqual({
      type: 'ticket.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      data: { id, accountId: mia.id, query: 'ticket' },
    });
    expect(() => verified(first!, shop.secret)).toThrow();
    expect((await only(mine.id)).state).toBe('SUCCEEDED');
    // the same event has one id for all who get it
    expect(
      receiver.received.filter(({ headers }) => headers['webhook-id'] === first!.headers['webhook-id']),
    ).toHaveLength(2);
  });

  it('are stored if and only if the transaction of their event commits, and only for those who want them', async () => {
    const wanted = await add(mia);
    const unwanted = await add(mia, { events: ['order.paid'] });
    const off = await add(mia, { isActive: false });
    const work = product.ctx(mia).transaction(async (tx) => {
      await createTicket(tx, { subject: 'S', message: 'M', requestId: crypto.randomUUID() });
      throw new Error('the transaction fails');
    });
    await expect(work).rejects.toThrow('the transaction fails');
    expect(await deliveries(wanted.id)).toEqual([]);
    await ticket(mia);
    expect(await deliveries(wanted.id)).toHaveLength(1);
    for (const { id } of [unwanted, off]) expect(await deliveries(id)).toEqual([]);
    const jobs = await db().query<unknown[]>(
      `select 1 from graphile_worker.jobs where task_identifier = 'deliver_webhooks'`,
    );
    expect(jobs).toHaveLength(1);
  });

  it('report each step of orders, designs, tickets and accounts once', async () => {
    const shop = await addToShop({ events: [...events, 'user.registered'] });
    const [order]: { id: string }[] = await db().query(
      `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country)
       values ('PACKAGE', 'WEBHOOK1', 'WEBHOOK1', $1, 'Pack', 9, 0, 9, 'USD', 20, 30, 'C', 'c@example.com', 'A', 'Other') returning id`,
      [mia.id],
    );
    const set = (values: string) => db().query(`update orders set ${values} where id = $1`, [order!.id]);
    await set(`payment_status = 'PAID', paid_at = now()`);
    await set(`payment_status = 'DISPUTED'`);
    await set(`payment_status = 'PAID'`);
    await set(`refunded = 4`);
    await set(`refunded = 9, payment_status = 'REFUNDED'`);
    const [design]: { id: string }[] = await db().query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state)
       values ($1, 'webhook-1', 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'ART', 'BOLD', 'T', 'A', 'A', 'RUNNING') returning id`,
      [mia.id],
    );
    await db().query(`update designs set state = 'FAILED', finished_at = now() where id = $1`, [design!.id]);
    const { id } = await ticket(mia);
    await db().query(`insert into ticket_replies (ticket_id, position, sender, message) values ($1, 1, 'ADMIN', 'R')`, [
      id,
    ]);
    const { id: person } = await product.addUser();
    expect((await deliveries(shop.id)).map(({ type, data }) => [type, (data as { id: string }).id])).toEqual([
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

  it('are tried ten times in three days with the same id; then the endpoint is off and its owner gets an email', async () => {
    const { id, secret } = await add(mia);
    await ticket(mia);
    receiver.status = 500;
    receiver.text = `broken\0 ${'x'.repeat(10_000)}`;
    for (const pause of pausesMs) {
      const before = Date.now();
      await run(id);
      const { state, nextAttemptAt } = await only(id);
      expect(state).toBe('WAITING');
      expect(Math.abs((nextAttemptAt?.getTime() ?? 0) - before - pause)).toBeLessThan(5_000);
      await pass(id);
    }
    const hours = pausesMs.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThan(80);
    expect((await endpointOf(id)).failures).toBe(pausesMs.length);
    await run(id);
    expect(await only(id)).toMatchObject({ state: 'FAILED', attempts: 10, responseStatus: 500, nextAttemptAt: null });
    expect((await only(id)).response).toMatch(/^broken x{4089}$/);
    expect(await endpointOf(id)).toMatchObject({ active: false, offReason: 'FAILING' });
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const one of receiver.received) verified(one, secret);
    const [email] = await emailsTo(product.services, mia.email);
    expect(email).toMatchObject({ subject: 'Your webhook is switched off' });
    await ticket(mia);
    expect(await deliveries(id)).toHaveLength(1);
  });

  it('switch an endpoint off that answers 410, and one where nothing has succeeded for three days', async () => {
    const gone = await add(mia);
    await ticket(mia);
    await ticket(mia);
    receiver.status = 410;
    await run(gone.id);
    expect(receiver.received).toHaveLength(1);
    expect(await endpointOf(gone.id)).toMatchObject({ active: false, offReason: 'GONE' });
    expect((await deliveries(gone.id)).map(({ state, error }) => [state, error])).toEqual([
      ['FAILED', null],
      ['FAILED', 'The webhook was switched off.'],
    ]);
    const failing = await add(mia);
    await ticket(mia);
    await db().query(
      `update webhook_endpoints set failures = 9, failing_since = now() - interval '4 days' where id = $1`,
      [failing.id],
    );
    receiver.status = 302;
    await run(failing.id);
    expect(await endpointOf(failing.id)).toMatchObject({ active: false, offReason: 'FAILING' });
    expect(await emailsTo(product.services, mia.email)).toHaveLength(2);
  });

  it('begin afresh after a success, and rest for longer and longer before it', async () => {
    const { id } = await add(mia);
    await ticket(mia);
    receiver.status = null;
    await run(id);
    expect(await only(id)).toMatchObject({ error: 'No answer came within the time.', responseStatus: null });
    // the endpoint rests: nothing is sent, although something new is due
    await ticket(mia);
    receiver.status = 200;
    await run(id);
    expect(receiver.received).toHaveLength(1);
    await pass(id);
    await run(id);
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(await endpointOf(id)).toMatchObject({ failures: 0, failingSince: null, restUntil: null, busyBy: null });
  });

  it('are sent again with the same id when the process dies before it has stored the outcome', async () => {
    const { id } = await add(mia);
    await ticket(mia);
    const dying = product.ctx();
    const failure = jest.spyOn(dying.metrics.webhookTries, 'inc').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(deliverWebhooks(dying, id, { draining: new AbortController().signal })).rejects.toThrow('killed');
    failure.mockRestore();
    expect(await only(id)).toMatchObject({ state: 'WAITING', attempts: 0 });
    // its claim holds until it expires
    await run(id);
    expect(receiver.received).toHaveLength(1);
    await db().query(`update webhook_endpoints set busy_until = now() - interval '1 second'`);
    await db().query(`update webhook_deliveries set next_attempt_at = now() - interval '1 minute'`);
    await db().query(`delete from graphile_worker._private_jobs`);
    await wakeWebhooks(product.ctx());
    expect(await db().query<unknown[]>(`select 1 from graphile_worker.jobs`)).toHaveLength(1);
    await run(id);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[0]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);
    expect(await only(id)).toMatchObject({ state: 'SUCCEEDED', attempts: 1 });
  });

  it('are sent by one run at a time: two that start together send each event once', async () => {
    const { id } = await add(mia);
    for (let count = 0; count < 5; count += 1) await ticket(mia);
    await Promise.all([run(id), run(id), run(id)]);
    expect(receiver.received).toHaveLength(5);
    expect((await deliveries(id)).every(({ state, attempts }) => state === 'SUCCEEDED' && attempts === 1)).toBe(true);
  });

  it('sign with both secrets for a day after a rotation', async () => {
    const { id, secret } = await add(mia);
    const { secret: next } = await rotateWebhookSecret(product.ctx(mia), id, 1);
    expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await ticket(mia);
    await run(id);
    for (const one of [secret, next ?? '']) verified(receiver.received[0]!, one);
    await db().query(`update webhook_endpoints set earlier_secret_until = now() - interval '1 second'`);
    await ticket(mia);
    await run(id);
    verified(receiver.received[1]!, next ?? '');
    expect(() => verified(receiver.received[1]!, secret)).toThrow();
    const stored = JSON.stringify(await db().query('select * from webhook_endpoints'));
    expect(stored).not.toContain(secret.slice(6, 20));
  });

  it('are tested and sent again by hand: once, with the id that they had', async () => {
    const { id } = await add(mia);
    receiver.status = 500;
    await testWebhookEndpoint(product.ctx(mia), id);
    await run(id);
    const tested = await only(id);
    expect(tested).toMatchObject({ type: 'webhook.test', state: 'FAILED', attempts: 1 });
    expect(await endpointOf(id)).toMatchObject({ active: true, failures: 0 });
    receiver.status = 200;
    await redeliverWebhook(product.ctx(mia), tested.id);
    await run(id);
    expect(await only(id)).toMatchObject({ state: 'SUCCEEDED', attempts: 2 });
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  });

  it('belong to their account: others find none of them, and an account not those of the shop', async () => {
    const mine = await add(mia);
    const shop = await addToShop();
    await ticket(mia);
    const [delivery] = await deliveries(shop.id);
    const other = await product.addUser();
    for (const [who, id] of [
      [other, mine.id],
      [mia, shop.id],
    ] as const) {
      const ctx = product.ctx(who);
      await expect(findEndpoint(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(saveWebhookEndpoint(ctx, id, input(), 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(rotateWebhookSecret(ctx, id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(testWebhookEndpoint(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(deleteWebhookEndpoint(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(redeliverWebhook(product.ctx(mia), delivery!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // an Admin's own verbs are for the shop's
    await expect(saveShopWebhookEndpoint(product.ctx(admin), mine.id, input(), 1)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are at most five of an account, also when it adds several at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => add(mia)));
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
    await expect(add(mia, values)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: [field] });
  });

  it('in production refuse what is not public, and take https only', async () => {
    const { config } = product.services;
    Object.assign(config, { production: true });
    config.webhooks.allowLocal = false;
    try {
      for (const url of [receiver.url, 'http://example.com/', 'https://10.0.0.1/', 'https://example.com:8443/'])
        await expect(add(mia, { url })).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['url'] });
      await add(mia, { url: 'https://example.com/hooks' });
    } finally {
      Object.assign(config, { production: false });
      config.webhooks.allowLocal = true;
    }
  });

  it('refuse a save of an earlier version', async () => {
    const { id } = await add(mia);
    await saveWebhookEndpoint(product.ctx(mia), id, input({ isActive: false }), 1);
    await expect(saveWebhookEndpoint(product.ctx(mia), id, input(), 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await saveWebhookEndpoint(product.ctx(mia), id, input(), 2);
    expect(await endpointOf(id)).toMatchObject({ active: true, offReason: null, version: 3 });
  });

  it('stop while their account is disabled, and end with it', async () => {
    const { id } = await add(mia);
    await ticket(mia);
    await setUserDisabled(product.ctx(admin), mia.id, true, 'A reason');
    await ticket(mia);
    await run(id);
    expect(receiver.received).toEqual([]);
    expect(await only(id)).toMatchObject({ state: 'FAILED' });
    await setUserDisabled(product.ctx(admin), mia.id, false, 'A reason');
    await ticket(mia);
    await run(id);
    expect(receiver.received).toHaveLength(1);
    await product.ctx(mia).transaction((tx) => eraseAccount(tx, mia.id, 'you'));
    expect(await db().countBy(WebhookEndpointEntity, { id })).toBe(0);
    expect(await deliveries(id)).toEqual([]);
  });

  it('end when the rightful owner reclaims the account', async () => {
    const { id } = await add(mia);
    await product.ctx().transaction((tx) => tx.accountHooks.accountReclaimed(tx, mia.id));
    expect(await db().countBy(WebhookEndpointEntity, { id })).toBe(0);
  });

  it('of the shop are switched off when the Admin who saved them last is none any more', async () => {
    const { id } = await addToShop();
    const other = await product.addUser({ role: 'ADMIN' });
    const kept = await addToShop();
    await saveShopWebhookEndpoint(product.ctx(other), kept.id, input(), 1);
    await updateUser(product.ctx(other), admin.id, { role: 'MEMBER' } as never, admin.version);
    expect(await endpointOf(id)).toMatchObject({ active: false, offReason: 'ADMIN_LEFT' });
    expect(await endpointOf(kept.id)).toMatchObject({ active: true });
  });

  it('are kept for thirty days', async () => {
    const { id } = await add(mia);
    await ticket(mia);
    await ticket(mia);
    const [old] = await deliveries(id);
    await db().query(`update webhook_deliveries set created_at = now() - interval '31 days' where id = $1`, [old!.id]);
    await dropOldDeliveries(product.ctx());
    expect((await deliveries(id)).map((one) => one.id)).not.toContain(old!.id);
    expect(await deliveries(id)).toHaveLength(1);
  });
});
