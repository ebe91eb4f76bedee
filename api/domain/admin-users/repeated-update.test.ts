import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { AuditEntity } from '../audit/audit.entity';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { UserEntity } from '../accounts/user.entity';
import { giveCredits } from '../credits/admin/balance-editing.service';
import { updateUser } from './user-update.service';

describe("an Admin's edit that is repeated after a lost answer", () => {
  let product: TestProduct;
  let admin: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct();
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const ctx = (who = admin) => product.ctx(who);
  const db = () => product.services.dataSource.manager;
  const facts = async (id: string) => ({
    ...(await db().findOneByOrFail(UserEntity, { id })),
    changes: (await db().find(CreditEntryEntity, { where: { userId: id, reason: 'ADMIN' } })).map(
      ({ change }) => change,
    ),
    audits: await db().countBy(AuditEntity, { subject: `users/${id}` }),
  });
  const conflict = { code: 'CONFLICT' };
  const credits = { from: 3, to: 10, reason: 'Made good' };
  const input = { name: 'Rosa Reyes', role: 'MODERATOR', membership: 'PREMIUM', credits } as const;

  it('is saved as it is, and adds the credits once', async () => {
    const { id } = await product.addUser({ credits: 3 });
    expect(await updateUser(ctx(), id, input, 1)).toMatchObject({ isChanged: true });
    expect(await updateUser(ctx(), id, input, 1)).toMatchObject({
      isChanged: false,
      user: { credits: 10, version: 2 },
    });
    expect(await facts(id)).toMatchObject({ name: 'Rosa Reyes', credits: 10, version: 2, changes: [7], audits: 1 });
  });

  it('of the balance alone adds the credits once, also by two calls at once', async () => {
    const { id } = await product.addUser({ credits: 3 });
    const both = await Promise.all([1, 2].map(() => updateUser(ctx(), id, { credits }, 1)));
    expect(both.map(({ isChanged }) => isChanged).sort()).toEqual([false, true]);
    expect(await facts(id)).toMatchObject({ credits: 10, changes: [7], audits: 1 });
  });

  it('with other values is refused, and changes nothing', async () => {
    const { id } = await product.addUser({ credits: 3 });
    await updateUser(ctx(), id, input, 1);
    for (const other of [
      { ...input, name: 'Rosa' },
      { ...input, role: 'MEMBER' },
      { ...input, credits: { ...credits, to: 11 } },
      // the balance that the account has now, which this Admin saw elsewhere
      { ...input, credits: { ...credits, from: 10, to: 20 } },
    ] as const)
      await expect(updateUser(ctx(), id, other, 1)).rejects.toMatchObject(conflict);
    expect(await facts(id)).toMatchObject({ name: 'Rosa Reyes', credits: 10, changes: [7], audits: 1 });
  });

  it('is refused when the balance has come to the same number in another way', async () => {
    const { id } = await product.addUser({ credits: 3 });
    await product.giveCredits(id, 7);
    await expect(updateUser(ctx(), id, { credits }, 1)).rejects.toMatchObject({ ...conflict, field: ['credits'] });
    const byAnother = await product.addUser({ credits: 3 });
    await updateUser(ctx(await product.addUser({ role: 'ADMIN' })), byAnother.id, { credits }, 1);
    await expect(updateUser(ctx(), byAnother.id, { credits }, 1)).rejects.toMatchObject(conflict);
  });

  it('by another Admin is not the gift whose request id it has', async () => {
    const { id } = await product.addUser();
    const gift = { requestId: 'order-0001', credits: 5, reason: 'Bought elsewhere' };
    for (let time = 0; time < 2; time += 1) expect((await giveCredits(ctx(), id, gift)).credits).toBe(5);
    const other = ctx(await product.addUser({ role: 'ADMIN' }));
    await expect(giveCredits(other, id, gift)).rejects.toMatchObject({ ...conflict, field: ['requestId'] });
    expect(await facts(id)).toMatchObject({ credits: 5, audits: 1 });
  });
});
