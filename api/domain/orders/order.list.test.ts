import type { PurchaseFilter } from '../../graphql/generated/schema';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';

interface Listed {
  purchases: { items: { name: string }[]; totalItems: number };
}

describe('the list of orders', () => {
  let product: TestProduct;
  let people: Record<'ann' | 'bo' | 'admin', { id: string; browser: TestBrowser }>;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    const person = async (name: string) => {
      const browser = product.browser();
      return { browser, id: await browser.register(`${name}@example.com`) };
    };
    people = { ann: await person('ann'), bo: await person('bo'), admin: await person('admin') };
    const { dataSource } = product.services;
    await dataSource.query(`update users set role = 'ADMIN' where id = $1`, [people.admin.id]);
    const rows = [
      [people.ann.id, 'One', 'PENDING', 'PENDING', 10, '2026-03-01T00:00:00Z', 'PACKAGE'],
      [people.ann.id, 'Two_50%', 'PAID', 'COMPLETED', 20, '2026-03-02T00:00:00Z', 'PACKAGE'],
      [people.ann.id, 'Three', 'PAID', 'SHIPPED', 30, '2026-03-03T00:00:00Z', 'PACKAGE'],
      [people.bo.id, 'Four', 'CANCELLED', 'CANCELLED', 40, '2026-03-04T00:00:00Z', 'PACKAGE'],
      [people.ann.id, 'An item', 'PAID', 'COMPLETED', 20, '2026-03-02T00:00:00Z', 'ITEM'],
    ];
    const customers = ['Zoë', 'emil', 'Émile', 'Emma', 'adam'];
    for (const [index, [user, name, paymentStatus, orderStatus, total, createdAt, kind]] of rows.entries()) {
      const [row]: { id: string }[] = await dataSource.query(
        `insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, order_status, paid_at, created_at)
         values ($1, $2, $2, $3, $4, $5, 0, $5, 'USD', 20, 30, $9, 'c@example.com', '1 Main Street', 'Other', $6, $7, now(), $8) returning id`,
        [kind, `CODE000${index}`, user, name, total, paymentStatus, orderStatus, createdAt, customers[index]],
      );
      ids[String(name)] = row?.id ?? '';
    }
  });
  afterAll(() => product.stop());

  const parts = 'purchases(filter: $filter, sort: { field: CREATED_AT, direction: ASC }) { items { name } totalItems }';
  const own = async (who: 'ann' | 'bo' | 'admin', filter?: unknown) => {
    const { data, errors } = await people[who].browser.graphql<{ me: Listed }>(
      `query Own($filter: PurchaseFilter) { me { ${parts} } }`,
      { filter },
    );
    return errors?.[0]?.extensions ?? data.me.purchases.items.map(({ name }) => name);
  };
  const everybodys = async (filter?: unknown) => {
    const { data } = await people.admin.browser.graphql<Listed>(`query All($filter: PurchaseFilter) { ${parts} }`, {
      filter,
    });
    expect(data.purchases.totalItems).toBe(data.purchases.items.length);
    return data.purchases.items.map(({ name }) => name);
  };

  it("contains the account's own orders, or for an Admin all of the shop", async () => {
    expect([await own('ann'), await own('bo'), await own('admin')]).toEqual([
      ['One', 'Two_50%', 'An item', 'Three'],
      ['Four'],
      [],
    ]);
    expect(await everybodys()).toEqual(['One', 'Two_50%', 'An item', 'Three', 'Four']);
    // an owner filter with another account does not widen the list
    expect(await own('bo', { owner: [people.ann.id] })).toEqual([]);
  });

  it.each([
    ['ORDER_STATUS', ['Four', 'Two_50%', 'An item', 'One', 'Three']],
    ['CUSTOMER', ['An item', 'Two_50%', 'Three', 'Four', 'One']],
  ])('is sorted by %s', async (field, sorted) => {
    const names = async (direction: string) => {
      const { data } = await people.admin.browser.graphql<Listed>(
        `{ purchases(sort: { field: ${field}, direction: ${direction} }) { items { name } totalItems } }`,
      );
      return data.purchases.items.map(({ name }) => name);
    };
    expect([await names('ASC'), await names('DESC')]).toEqual([sorted, sorted.toReversed()]);
  });

  it.each<[string, () => PurchaseFilter | Record<string, unknown>, string[]]>([
    ['one state', () => ({ paymentStatus: ['PAID'] }), ['Two_50%', 'An item', 'Three']],
    ['one kind', () => ({ kind: ['ITEM'] }), ['An item']],
    ['several states', () => ({ paymentStatus: ['PENDING', 'CANCELLED'] }), ['One', 'Four']],
    ['two filters at once', () => ({ paymentStatus: ['PAID'], orderStatus: ['SHIPPED', 'CANCELLED'] }), ['Three']],
    ['an empty list of states', () => ({ paymentStatus: [] }), []],
    ['ids', () => ({ ids: [ids['Two_50%'], ids['Four'], ids['An item']] }), ['Two_50%', 'An item', 'Four']],
    ['malformed ids', () => ({ ids: ['1', "' or 1=1 --"] }), []],
    ['owners', () => ({ owner: [people.bo.id] }), ['Four']],
    [
      'a time range, its end excluded',
      () => ({ createdAt: { from: '2026-03-02T00:00:00Z', until: '2026-03-04T00:00:00Z' } }),
      ['Two_50%', 'An item', 'Three'],
    ],
    ['a time range without an end', () => ({ createdAt: { from: '2026-03-03T00:00:00Z' } }), ['Three', 'Four']],
    ['amounts, both ends included', () => ({ total: { min: '20', max: '30.00' } }), ['Two_50%', 'An item', 'Three']],
    ['a substring in any case', () => ({ search: ' shipp' }), ['Three']],
    ['wildcards of LIKE', () => ({ search: '_50%' }), ['Two_50%']],
    [
      'an empty range, a blank search and null',
      () => ({ search: ' ', total: {}, createdAt: null }),
      ['One', 'Two_50%', 'An item', 'Three', 'Four'],
    ],
  ])('is filtered by %s', async (_what, filter, names) => {
    expect(await everybodys(filter())).toEqual(names);
  });

  it('reports a reversed range and its field', async () => {
    expect(await own('ann', { total: { min: '30', max: '20' } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: ['filter', 'total'],
    });
  });
});
