import { call, signIn } from '../../../test/account-calls';
import { askToSignIn } from '../../../test/session-calls';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { SessionEntity } from '../sessions/session.entity';
import { replaceRecoveryCodes } from '../two-step/code.service';

describe('a sign-in that is being checked', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  /** Changes an account by `change` while a sign-in to it waits for its row. */
  const during = async <Answer>(change: string, id: string, signIn: () => Promise<Answer>): Promise<Answer> => {
    const { pool } = product.services;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [id]);
      await client.query(change, [id]);
      const answer = signIn();
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await pool.query(waits)).rowCount === 0) await new Promise(setImmediate);
      await client.query('commit');
      return await answer;
    } finally {
      client.release();
    }
  };

  it('fails when the password has changed by then, and asks for a code when that is required by then', async () => {
    const { pool } = product.services;
    const email = 'mia@example.com';
    const id = await product.browser().register(email);
    await pool.query('delete from sessions where user_id = $1', [id]);
    const attempt = () => askToSignIn(product.browser(), email, 'secret-1');
    expect(await during('update users set two_step_at = now() where id = $1', id, attempt)).toMatchObject({
      user: null,
      errors: [],
    });
    await pool.query('update users set two_step_at = null where id = $1', [id]);
    expect(await during(`update users set password_hash = 'changed' where id = $1`, id, attempt)).toMatchObject({
      errors: [{ code: 'WRONG_PASSWORD' }],
    });
    expect(await product.services.dataSource.manager.countBy(SessionEntity, { userId: id })).toBe(0);
  });

  it('fails when the account was disabled between its two steps', async () => {
    const { pool } = product.services;
    const email = 'twice@example.com';
    const browser = product.browser();
    const id = await browser.register(email);
    const [code = ''] = await replaceRecoveryCodes(product.ctx(), id);
    await pool.query('delete from sessions where user_id = $1', [id]);
    await pool.query('update users set two_step_at = now() where id = $1', [id]);
    expect(await signIn(browser, email, 'secret-1')).toMatchObject({ codeRequired: true });
    const finish = () => call(browser, 'finishSignIn', '$input: FinishSignInInput!', { input: { code } });
    expect(await during('update users set disabled_at = now() where id = $1', id, finish)).toMatchObject({
      errors: [{ code: 'USER_DISABLED' }],
    });
    expect(await product.services.dataSource.manager.countBy(SessionEntity, { userId: id })).toBe(0);
  });
});
