import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { forgetBelow } from './rate-limits';

describe('rate limit attempts', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    await product.services.pool.query(
      `insert into rate_limits (key, points, expire) select 'signInPerNetwork:' || md5(n::text) || ':' || n, 1, case when n % 2 = 0 then 1 else 9e15 end
       from generate_series(1, 100000) n`,
    );
    await product.services.pool.query('analyze rate_limits');
  });
  afterAll(() => product.stop());

  const keysLike = async (pattern: string) => {
    const { rows } = await product.services.pool.query<{ key: string }>(
      'select key from rate_limits where key like $1 order by key',
      [pattern],
    );
    return rows.map(({ key }) => key);
  };

  it('are deleted by index, however many there are', async () => {
    const { rows } = await product.services.pool.query<{ 'QUERY PLAN': string }>(`explain ${forgetBelow(1)}`, [
      ['signInPerNetwork:a'],
      'signInPerNetwork:a:',
      'signInPerNetwork:a;',
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('ix_rate_limits_key');
    expect(plan).not.toContain('Seq Scan');
  });

  it('are deleted for one key, or for all keys below it, and for no other', async () => {
    const { limits } = product.services;
    for (const key of ['own', 'own:1', 'own:é', 'own:zz', 'owner', 'own;']) await limits.take('signInPerDevice', key);
    await limits.forget(['signInPerDevice'], 'own:1');
    expect(await keysLike('signInPerDevice:%')).toHaveLength(5);
    await limits.forgetBelow(['signInPerDevice'], 'own');
    expect((await keysLike('signInPerDevice:%')).sort()).toEqual(['signInPerDevice:own;', 'signInPerDevice:owner']);
  });

  it('are deleted after they expire, a bounded number at a time', async () => {
    await product.services.limits.dropExpired();
    expect(await keysLike('signInPerNetwork:%')).toHaveLength(50_000);
  });
});
