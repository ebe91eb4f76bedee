import { createContext } from '../../context';
import type { Viewer } from '../../context';
import { emailsTo } from '../../test/emails';
import { WebhookProduct } from '../../test/webhook-product';
import { saveShopWebhookEndpoint } from './admin/shop-webhooks.service';
import {
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from './own-webhooks.service';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';

describe('webhooks by a token', () => {
  let shop: WebhookProduct;
  beforeAll(async () => {
    shop = await WebhookProduct.start();
  });
  afterAll(() => shop.product.stop());
  beforeEach(() => shop.begin());
  afterEach(() => shop.end());

  const named = async () => {
    const [token]: { id: string }[] = await shop.db.query(
      `insert into api_tokens (user_id, name, hash, scopes) values ($1, 'Robot', $2, '{WEBHOOKS_WRITE}') returning id`,
      [shop.mia.id, crypto.randomUUID()],
    );
    const viewer: Viewer = {
      ...(shop.product.ctx(shop.mia).viewer as Viewer),
      kind: 'token',
      sessionFamily: null,
      tokenId: token!.id,
      scopes: ['WEBHOOKS_READ', 'WEBHOOKS_WRITE'],
    };
    return createContext(shop.product.services, { requestId: 'by-token', viewer, address: '10.0.0.1' });
  };

  it('are added, changed and rotated without a proof, and the owner reads the name of the token', async () => {
    const ctx = await named();
    const { endpoint } = await saveWebhookEndpoint(ctx, null, shop.input(), 0);
    await saveWebhookEndpoint(ctx, endpoint.id, shop.input({ events: ['order.paid'] }), 1);
    const { secret } = await rotateWebhookSecret(ctx, endpoint.id, 2);
    expect(await rotateWebhookSecret(ctx, endpoint.id, 2)).toMatchObject({ secret });
    // its secret is read by no other credential of the account
    const session = shop.product.ctx(shop.mia);
    await expect(rotateWebhookSecret(session, endpoint.id, 2)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(secret).toMatch(/^whsec_/);
    await testWebhookEndpoint(ctx, endpoint.id);
    const emails = await emailsTo(shop.product.services, shop.mia.email);
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'A new webhook address for your Postloom account',
      'A new webhook secret for your Postloom account',
    ]);
    for (const { html } of emails) expect(html).toContain('Robot');
    await deleteWebhookEndpoint(ctx, endpoint.id);
    expect(await shop.db.countBy(WebhookEndpointEntity, { id: endpoint.id })).toBe(0);
  });

  it('are one for a request id, whose secret is answered again', async () => {
    const ctx = await named();
    const add = (url = 'https://hooks.example.com/') =>
      saveWebhookEndpoint(ctx, null, shop.input({ url }), 0, 'request-1');
    const made = await Promise.all([add(), add(), add()]);
    expect(new Set(made.map(({ endpoint, secret }) => `${endpoint.id} ${secret}`)).size).toBe(1);
    await expect(add('https://other.example.com/')).rejects.toMatchObject({ code: 'CONFLICT', field: ['requestId'] });
    // its secret is read by no other credential of the account, and none that was made later
    const ofOther = saveWebhookEndpoint(await named(), null, shop.input(), 0, 'request-1');
    await expect(ofOther).rejects.toMatchObject({ code: 'CONFLICT', field: ['requestId'] });
    await rotateWebhookSecret(shop.product.ctx(shop.mia), made[0].endpoint.id, 1);
    expect(await add()).toMatchObject({ endpoint: { id: made[0].endpoint.id }, secret: null });
    const admin = shop.product.ctx(shop.admin);
    const addToShop = () => saveShopWebhookEndpoint(admin, null, shop.input(), 0, 'request-1');
    const [one, again] = [await addToShop(), await addToShop()];
    expect(again).toMatchObject({ endpoint: { id: one.endpoint.id }, secret: one.secret });
    expect(await shop.db.countBy(WebhookEndpointEntity, {})).toBe(2);
    const emails = await emailsTo(shop.product.services, shop.mia.email);
    expect(emails).toHaveLength(1);
  });

  it('are none of the shop', async () => {
    const { viewer } = await named();
    const ofAdmin = { ...(viewer as Viewer), userId: shop.admin.id, role: 'ADMIN' as const };
    const ctx = createContext(shop.product.services, { requestId: 'x', viewer: ofAdmin, address: '10.0.0.1' });
    await expect(saveShopWebhookEndpoint(ctx, null, shop.input(), 0)).rejects.toMatchObject({
      code: 'PROOF_REQUIRED',
    });
  });

  it('have a description, which a save that does not name it leaves as it is', async () => {
    const { id } = await shop.add(shop.mia, { description: ' Bookkeeping ' });
    const save = async (values: object, version: number) =>
      (await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input(values), version)).endpoint.description;
    expect(await save({}, 1)).toBe('Bookkeeping');
    expect(await save({ description: '' }, 2)).toBeNull();
    await expect(save({ description: 'x'.repeat(201) }, 3)).rejects.toMatchObject({ field: ['description'] });
  });
});
