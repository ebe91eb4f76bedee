import { addMonth } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { DesignEntity } from '../designs/design.entity';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { feedMonths } from './feed-months.job';
import { makeMonth, resumeMonth } from './making.service';
import { setMonthPictureAddresses } from './month-pictures';
import { findMonth } from './month-plan.service';

describe('months of an account that its owner has reclaimed', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());

  const feed = () => feedMonths(() => product.ctx());
  const reclaim = (userId: string) => product.ctx().transaction((tx) => tx.accountHooks.accountReclaimed(tx, userId));
  const designsOf = (userId: string) => product.services.dataSource.manager.countBy(DesignEntity, { userId });

  it('take no credit until their owner goes on, and have no public pictures', async () => {
    const owner = await product.addUser({ credits: 9 });
    const ctx = product.ctx(owner);
    const [begun, draft] = [await addMonth(product, owner.id), await addMonth(product, owner.id)];
    await makeMonth(ctx, { id: begun, version: 1, pictures: 8 });
    for (const id of [begun, draft]) await setMonthPictureAddresses(ctx, { id, pictureAddresses: true });
    const other = await product.addUser({ credits: 9 });
    const untouched = await addMonth(product, other.id);
    await makeMonth(product.ctx(other), { id: untouched, version: 1, pictures: 8 });
    await setMonthPictureAddresses(product.ctx(other), { id: untouched, pictureAddresses: true });

    await reclaim(owner.id);
    await feed();
    expect(await findMonth(ctx, begun)).toMatchObject({
      state: 'PAUSED',
      version: 3,
      hold: 'Your account was recovered, and someone else may have started this month. Resume it if you want to continue.',
      pictureSecret: null,
    });
    expect(await findMonth(ctx, draft)).toMatchObject({ state: 'DRAFT', version: 1, hold: null, pictureSecret: null });
    expect(await designsOf(owner.id)).toBe(0);
    expect(await findMonth(product.ctx(other), untouched)).toMatchObject({
      state: 'MAKING',
      pictureSecret: expect.any(String) as string,
    });

    expect(await resumeMonth(ctx, begun)).toMatchObject({ state: 'MAKING', hold: null });
    await feed();
    expect(await designsOf(owner.id)).toBe(3);
  });

  it('are paused as well when one is begun in the same moment', async () => {
    const { pool } = product.services;
    const owner = await product.addUser({ credits: 9 });
    const id = await addMonth(product, owner.id);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`update month_plans set state = 'MAKING', pictures = 1 where id = $1`, [id]);
      const reclaimed = reclaim(owner.id);
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await pool.query(waits)).rowCount === 0) await new Promise(setImmediate);
      await client.query('commit');
      await reclaimed;
    } finally {
      client.release();
    }
    expect(await findMonth(product.ctx(owner), id)).toMatchObject({ state: 'PAUSED' });
  });
});
