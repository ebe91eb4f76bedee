import { Client } from 'pg';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { feedMonths } from './feed-months.job';

describe('months that are due in a large shop', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    const { pool } = product.services;
    const { id } = await product.addUser();
    await pool.query(
      `insert into month_plans (user_id, request_id, idea, starts_on, platform, niche, style, state, pictures)
       select $1, n, 'Bread', current_date, 'INSTAGRAM', 'COOKING', 'MINIMAL',
         case when n % 20 = 0 then 'PAUSED' when n % 50 = 1 then 'MAKING' else 'DONE' end, 1
       from generate_series(1, 3000) n`,
      [id],
    );
    await pool.query(
      `insert into month_posts (plan_id, user_id, position, day, angle, headline, state, picture)
       select id, user_id, n, starts_on, 'OFFER', 'Bread', case when state = 'DONE' then 'READY' else 'WAITING' end, 1
       from month_plans, generate_series(1, 12) n`,
    );
    await pool.query('vacuum analyze month_plans, month_posts');
  });
  afterAll(() => product.stop());

  it('are found by index, without the posts of other months', async () => {
    const queries = jest.spyOn(Client.prototype, 'query');
    await feedMonths(
      () => product.ctx(),
      () => true,
    );
    const texts = queries.mock.calls.map(([query]) => query as unknown as string | { text: string });
    queries.mockRestore();
    const [due] = texts
      .map((query) => (typeof query === 'string' ? query : query.text))
      .filter((text) => text.includes('from month_plans'));
    const { rows } = await product.services.pool.query<{ 'QUERY PLAN': string }>(`explain ${due}`, [200, 'You', 1]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/ix_month_plans_making[^]*ix_month_posts_plan/u);
    expect(plan).not.toMatch(/Seq Scan on month_/u);
  });
});
