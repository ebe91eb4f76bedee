import { jobHandlers } from '../../wiring/job-handlers';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

describe('the nightly clean-up', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const stopping = { draining: new AbortController().signal, hurry: new AbortController().signal };
  const cleanUp = () => jobHandlers(product.services).clean_up({}, stopping);
  const rows = async (sql: string) => (await product.services.pool.query<Record<string, unknown>>(sql)).rows;

  it('deletes the bodies of emails of 90 days ago in batches, and retains recipient, subject and time', async () => {
    await product.services.pool.query(
      `insert into outbox (recipient, subject, html, state, created_at)
       select 'ann@example.com', 'Order ' || n, 'Hello', 'SENT', now() - interval '91 days' from generate_series(1, 2500) n;
       insert into outbox (recipient, subject, html, state, created_at) values
         ('bob@example.com', 'Young', 'Hello', 'SENT', now() - interval '89 days'),
         ('bob@example.com', 'Waiting', 'Hello', 'QUEUED', now() - interval '91 days'),
         ('bob@example.com', 'Kept', 'Hello', 'KEPT', now() - interval '91 days')`,
    );
    await cleanUp();
    expect(await rows(`select count(*)::int as count from outbox where html = '' and subject like 'Order %'`)).toEqual([
      { count: 2500 },
    ]);
    expect(await rows(`select subject, html from outbox where recipient = 'bob@example.com' order by subject`)).toEqual(
      [
        { subject: 'Kept', html: '' },
        { subject: 'Waiting', html: 'Hello' },
        { subject: 'Young', html: 'Hello' },
      ],
    );
  });

  it('deletes refresh tokens that were used a day ago, and retains the one in use', async () => {
    const { id } = await product.addUser();
    await product.services.pool.query(
      `insert into sessions (user_id, family, refresh_hash, expires_at, rotated_at)
       select '${id}', uuidv7(), 'old-' || n, now() + interval '20 days', now() - interval '25 hours' from generate_series(1, 6000) n;
       insert into sessions (user_id, family, refresh_hash, expires_at, rotated_at) values
         ('${id}', uuidv7(), 'today', now() + interval '20 days', now() - interval '23 hours'),
         ('${id}', uuidv7(), 'in use', now() + interval '20 days', null),
         ('${id}', uuidv7(), 'over', now() - interval '8 days', null)`,
    );
    await cleanUp();
    expect(await rows('select refresh_hash from sessions order by 1')).toEqual([
      { refresh_hash: 'in use' },
      { refresh_hash: 'today' },
    ]);
  });
});
