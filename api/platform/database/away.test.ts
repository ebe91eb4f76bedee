import { UserEntity } from '../../domain/accounts/user.entity';
import { openDatabaseConnection } from '../../test/database-connection';
import { startTestProduct } from '../../test/test-product';
import { isDatabaseAway } from './away';

describe('a database that goes away', () => {
  it('is away for a transaction between whose statements its connection breaks', async () => {
    const line = await openDatabaseConnection();
    const product = await startTestProduct({ line });
    const errors: unknown[] = [];
    const work = product.ctx().transaction(async ({ db }) => {
      await db.query('select 1');
      line.cut();
      while (!db.queryRunner?.isReleased) await new Promise(setImmediate);
      for (const next of [() => db.query('select 1'), () => db.findOneBy(UserEntity, { email: 'a@example.com' })])
        await next().catch((error: unknown) => errors.push(error));
    });
    await work.catch((error: unknown) => errors.push(error));
    expect(errors.map(isDatabaseAway)).toEqual([true, true, true]);
    await line.mend();
    await product.stop();
    line.close();
  });

  it('is not away for another error', () => {
    expect(isDatabaseAway(new Error('Query runner'))).toBe(false);
  });
});
