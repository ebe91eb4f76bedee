import { call, signIn, whoAmI } from '../../../test/account-calls';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';

describe('a session that is ended while its browser renews it', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(() => product.stop());

  const waiting = async (count: number) => {
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await product.services.pool.query(waits)).rowCount !== count) await new Promise(setImmediate);
  };

  /** Ends sessions at the moment in which a browser has begun to renew its own. Returns who that browser then is. */
  const endWhileRenewing = async (end: (owner: TestBrowser, family: string) => Promise<unknown>) => {
    counter += 1;
    const email = `renewing${counter}@example.com`;
    const [owner, other] = [product.browser(), product.browser()];
    const id = await owner.register(email);
    await signIn(other, email, 'secret-1');
    const { pool } = product.services;
    const { rows } = await pool.query<{ family: string }>(
      'select family from sessions where user_id = $1 order by id desc limit 1',
      [id],
    );
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [id]);
      // 15 minutes later: the access token has expired
      other.cookies.delete('postloom_session');
      const renewal = whoAmI(other);
      await waiting(1);
      const ended = end(owner, rows[0]?.family ?? '');
      await waiting(2);
      await client.query('commit');
      await Promise.all([renewal, ended]);
    } finally {
      client.release();
    }
    return whoAmI(other);
  };

  it.each<[string, (owner: TestBrowser, family: string) => Promise<unknown>]>([
    ['alone', (owner, id) => call(owner, 'signOutSession', '$id: ID!', { id })],
    ['with all others', (owner) => call(owner, 'signOutOtherSessions', '', {})],
  ])('stays ended: %s', async (_how, end) => {
    expect(await endWhileRenewing(end)).toBeNull();
  });
});
