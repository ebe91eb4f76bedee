import { UserEntity } from '../../domain/accounts/user.entity';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { columnsOf, readEntities } from './entity-rows';

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
  const known = async () => {
    const { rows } = await product.services.pool.query(
      `select 1 from pg_prepared_statements where name = 'user-by-id'`,
    );
    return rows.length;
  };

  it('reads entities, in a transaction including its own writes', async () => {
    const { id } = await product.addUser({ credits: 5 });
    expect(await read(id)).toEqual([await product.services.dataSource.manager.findOneByOrFail(UserEntity, { id })]);
    await product.ctx().transaction(async (tx) => {
      await tx.db.update(UserEntity, { id }, { credits: 7 });
      expect(await read(id, tx)).toMatchObject([{ credits: 7 }]);
      expect(await read(id)).toMatchObject([{ credits: 5 }]);
    });
  });

  it('still works after an upgrade adds a column, on connections that have prepared it', async () => {
    const { id } = await product.addUser();
    for (let again = 0; again < 8; again += 1) await read(id);
    expect(await known()).toBe(1);
    await product.services.pool.query('alter table users add column later text');
    for (let again = 0; again < 8; again += 1) expect(await read(id)).toHaveLength(1);
  });
});
