import { UserEntity } from '../../domain/accounts/user.entity';
import { besideTransaction } from '../../test/one-connection';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { columnsOf, readEntities } from './entity-rows';
import { createPool } from './pool';

describe('a prepared statement', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const read = (id: string, ctx = product.ctx()) =>
    readEntities(
      ctx,
      UserEntity,
      { name: 'user-by-id', text: `select ${columnsOf(ctx.db, UserEntity, 'u')} from users u where u.id = $1` },
      [id],
    );
  /** Returns the connections that have prepared the statement. */
  const known = async (name = 'user-by-id') => {
    const { rows } = await product.services.pool.query('select 1 from pg_prepared_statements where name = $1', [name]);
    return rows.length;
  };

  it('reads entities, in a transaction including its own writes', async () => {
    const { id } = await product.addUser({ credits: 5 });
    expect(await read(id)).toEqual([await product.services.dataSource.manager.findOneByOrFail(UserEntity, { id })]);
    await product.ctx().transaction(async (tx) => {
      await tx.db.update(UserEntity, { id }, { credits: 7 });
      expect(await read(id, tx)).toMatchObject([{ credits: 7 }]);
      expect(await besideTransaction(() => read(id))).toMatchObject([{ credits: 5 }]);
    });
  });

  it('is sent unprepared behind a pooler, where each transaction may have another connection of the server', async () => {
    const { id } = await product.addUser();
    const { db, pool } = product.ctx();
    const directPool = createPool({ url: product.environment['DATABASE_URL'] ?? '', connections: 1 });
    await expect(
      readEntities(
        { db, pool, directPool },
        UserEntity,
        { name: 'behind-a-pooler', text: `select ${columnsOf(db, UserEntity, 'u')} from users u where u.id = $1` },
        [id],
      ),
    ).resolves.toMatchObject([{ id }]);
    expect(await known('behind-a-pooler')).toBe(0);
    await directPool.end();
  });

  it('still works after an upgrade adds a column, on connections that have prepared it', async () => {
    const { id } = await product.addUser();
    for (let again = 0; again < 8; again += 1) await read(id);
    const { pool, directPool } = product.services;
    expect(await known()).toBe(pool === directPool ? 1 : 0);
    await product.services.pool.query('alter table users add column later text');
    for (let again = 0; again < 8; again += 1) expect(await read(id)).toHaveLength(1);
  });
});
