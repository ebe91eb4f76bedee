import { askToSignIn } from '../../../test/session-calls';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { SessionEntity } from '../sessions/session.entity';

describe('a sign-in whose password is being checked', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  it('fails when that has changed by then, and asks for a code when that is required by then', async () => {
    const { pool } = product.services;
    const email = 'mia@example.com';
    const id = await product.browser().register(email);
    await pool.query('delete from sessions where user_id = $1', [id]);
    const during = async (change: string) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(change, [id]);
        const answer = askToSignIn(product.browser(), email, 'secret-1');
        const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        while ((await pool.query(waits)).rowCount === 0) await new Promise(setImmediate);
        await client.query('commit');
        return await answer;
      } finally {
        client.release();
      }
    };
    expect(await during('update users set two_step_at = now() where id = $1')).toMatchObject({
      user: null,
      errors: [],
    });
    await pool.query('update users set two_step_at = null where id = $1', [id]);
    expect(await during(`update users set password_hash = 'changed' where id = $1`)).toMatchObject({
      errors: [{ code: 'WRONG_PASSWORD' }],
    });
    expect(await product.services.dataSource.manager.countBy(SessionEntity, { userId: id })).toBe(0);
  });
});
