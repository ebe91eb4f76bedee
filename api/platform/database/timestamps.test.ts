import { types } from 'pg';
import { startTestProduct } from '../../test/test-product';
import { parseTimestamp } from './timestamps';

describe('a moment of the database', () => {
  const usual = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => Date;

  it.each([
    '2026-11-28 18:20:57.123456+00',
    '2026-11-28 18:20:57.9999+00',
    '2026-11-28 18:20:57.001+00',
    '2026-11-28 18:20:57.29+00',
    '2026-11-28 18:20:57.1+00',
    '2026-11-28 18:20:57+00',
    '2024-02-29 00:00:00+00',
    '1969-12-31 23:59:59.999999+00',
    '0099-01-01 00:00:00+00',
    '12026-11-28 18:20:57.5+00',
    '0044-03-15 12:00:00+00 BC',
    '2026-11-28 18:20:57.123456+02',
    '2026-11-28 18:20:57-03:30',
    'infinity',
    '-infinity',
  ])('%s is read as the package reads it', (text) => {
    expect(parseTimestamp(text)).toEqual(usual(text));
  });

  it('is read to the millisecond, like each millisecond of a second', () => {
    for (let ms = 0; ms < 1_000; ms += 1) {
      const at = new Date(Date.UTC(2026, 10, 28, 1, 2, 3, ms));
      const text = at.toISOString().replace('T', ' ').replace('Z', '456+00');
      expect(parseTimestamp(text)).toEqual(at);
    }
  });

  it('comes from the pool of a product', async () => {
    const product = await startTestProduct();
    try {
      const text = '2026-11-28 18:20:57.123456+00';
      const { rows } = await product.services.pool.query(`select $1::timestamptz as at, null::timestamptz as none`, [
        text,
      ]);
      expect(rows).toEqual([{ at: new Date('2026-11-28T18:20:57.123Z'), none: null }]);
    } finally {
      await product.stop();
    }
  });
});
