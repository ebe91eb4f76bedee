/** How a deleted order appears over HTTP and in live updates. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { createPurchase } from '../domain/orders/order.service';
import { createTicket } from '../domain/tickets/ticket.service';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';

const deleting = `mutation ($target: PurchaseTarget!) {
  deletePurchases(target: $target, expected: 2000) { done refused refusals { id code message } left errors { code message field } }
}`;

describe('a deleted order', () => {
  let product: TestProduct;
  let member: TestBrowser;
  let admin: TestBrowser;
  let memberId: string;
  let packageId: string;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    [member, admin] = [product.browser(), product.browser()];
    memberId = await member.register('buyer@example.com');
    const adminId = await admin.register('admin@example.com');
    await product.services.pool.query(`update users set role = 'ADMIN' where id = $1`, [adminId]);
    packageId = (await product.addPackage()).id;
  });
  afterAll(() => product.stop());

  const ctx = () => product.ctx({ id: memberId, role: 'MEMBER' });
  const placed = () =>
    createPurchase(ctx(), {
      of: { packageId },
      billing: { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' },
    });
  const remove = async (target: object, browser = admin) =>
    (await browser.graphql<{ deletePurchases: Record<string, unknown> }>(deleting, { target })).data.deletePurchases;

  it('is reported with the number of deleted orders and the orders that stay', async () => {
    const { id } = await placed();
    expect(await remove({ ids: [id, 'no id'] })).toEqual({
      done: 1,
      refused: 1,
      refusals: [{ id: 'no id', code: 'NOT_FOUND', message: 'This order does not exist.' }],
      left: 0,
      errors: [],
    });
  });

  it.each([
    ['no id', { ids: [] }, ['ids']],
    ['a range that ends before it begins', { filter: { total: { min: '2.00', max: '1.00' } } }, ['filter', 'total']],
    ['too many ids in a filter', { filter: { ids: Array.from({ length: 1001 }, () => 'a') } }, ['filter', 'ids']],
  ])('refuses %s as data', async (_what, input, field) => {
    expect(await remove(input)).toMatchObject({ done: 0, errors: [{ code: 'INVALID_INPUT', field }] });
  });

  it.each([[{}], [{ ids: ['a'], filter: {} }], [{ ids: null }]])(
    'is named by ids or a filter: %j is refused',
    async (input) => {
      const { errors } = await admin.graphql(deleting, { input });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('is not found by its id, neither by its customer nor by an Admin', async () => {
    const { id } = await placed();
    await remove({ ids: [id] });
    for (const browser of [member, admin]) {
      const { errors } = await browser.graphql('query ($id: ID!) { purchase(id: $id) { id } }', { id });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      const { data } = await browser.graphql<{ cancelPurchase: { errors: { code: string }[] } }>(
        'mutation ($id: ID!) { cancelPurchase(id: $id) { errors { code } } }',
        { id },
      );
      expect(data.cancelPurchase.errors).toEqual([{ code: 'NOT_FOUND' }]);
    }
    const file = await admin.fetch(`/admin/purchases.csv?${new URLSearchParams({ filter: `{"ids":["${id}"]}` })}`);
    expect((await file.text()).trim().split('\n')).toHaveLength(1);
  });

  it('is no longer linked to a ticket', async () => {
    const { id } = await placed();
    const ticket = await createTicket(ctx(), { requestId: 'about-it', subject: 'A', message: 'B', purchaseId: id });
    const about = async () =>
      (
        await member.graphql<{ ticket: { purchase: unknown } }>(
          'query ($id: ID!) { ticket(id: $id) { purchase { id } } }',
          { id: ticket.id },
        )
      ).data.ticket.purchase;
    expect(await about()).toEqual({ id });
    await remove({ ids: [id] });
    expect(await about()).toBeNull();
  });

  it('is reported live, as cancelled with the reason, to pages that show it; a page that opens later is refused', async () => {
    const { id } = await placed();
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const client = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      retryAttempts: 0,
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocols: string) {
          super(url, protocols, { headers: { cookie } });
        }
      },
    });
    const follow = () =>
      client.iterate({
        query: 'subscription ($id: ID!) { purchaseChanged(id: $id) { id paymentStatus paymentProblem } }',
        variables: { id },
      });
    try {
      const open = follow();
      const next = async () => ((await open.next()).value as { data?: object }).data;
      expect(await next()).toMatchObject({ purchaseChanged: { paymentStatus: 'PENDING' } });
      await remove({ ids: [id] });
      expect(await next()).toEqual({
        purchaseChanged: {
          id,
          paymentStatus: 'CANCELLED',
          paymentProblem: 'This order was deleted by our team. Nothing was charged.',
        },
      });
      // The connection and its other subscriptions stay open.
      const late = (await follow().next()) as { value: { errors?: { extensions?: { code?: string } }[] } };
      expect(late.value.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    } finally {
      await client.dispose();
    }
  });
});
