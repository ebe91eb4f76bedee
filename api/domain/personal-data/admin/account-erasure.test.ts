import { startTestProduct } from '../../../test/test-product';
import { AuditEntity } from '../../audit/audit.entity';
import { UserEntity } from '../../accounts/user.entity';
import { eraseUser, eraseUsers } from './account-erasure.service';

describe('the deletion of one account', () => {
  it('by several Admins at once is done by one of them, and the others find nothing', async () => {
    const product = await startTestProduct();
    const user = await product.addUser();
    const admins = [await product.addUser({ role: 'ADMIN' }), await product.addUser({ role: 'ADMIN' })];
    const erase = (admin: number) => eraseUser(product.ctx(admins[admin]), user.id, 'Asked for it');
    const answers = await Promise.allSettled([erase(0), erase(1), erase(0)]);
    const codes = answers.map((answer) =>
      answer.status === 'fulfilled' ? 'DELETED' : (answer.reason as { code: string }).code,
    );
    expect(codes.sort()).toEqual(['DELETED', 'NOT_FOUND', 'NOT_FOUND']);
    await expect(erase(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { manager } = product.services.dataSource;
    expect(await manager.countBy(AuditEntity, { action: 'erase-user', subject: `users/${user.id}` })).toBe(1);
    await product.stop();
  });
});

describe('the deletion of several accounts', () => {
  it.each([
    ['demoted', { role: 'MEMBER' }, 'FORBIDDEN'],
    ['disabled', { disabledAt: new Date() }, 'UNAUTHENTICATED'],
  ] as const)('ends when the Admin is %s', async (_what, change, code) => {
    const product = await startTestProduct();
    const { manager } = product.services.dataSource;
    const users = [await product.addUser(), await product.addUser(), await product.addUser()];
    const ctx = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await product.addUser({ role: 'ADMIN' });
    const transaction = ctx.transaction.bind(ctx);
    jest.spyOn(ctx, 'transaction').mockImplementation(async (work) => {
      const result = await transaction(work);
      await manager.update(UserEntity, { id: ctx.viewer?.userId ?? '' }, change);
      return result;
    });
    const ids = users.map(({ id }) => id);
    await expect(eraseUsers(ctx, { ids }, 3, 'Asked for it')).rejects.toMatchObject({ code });
    const left = await Promise.all(ids.map((id) => manager.findOneByOrFail(UserEntity, { id })));
    expect(left.map(({ deletedAt }) => deletedAt !== null)).toEqual([true, false, false]);
    await product.stop();
  });
});
