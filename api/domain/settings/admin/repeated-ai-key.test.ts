import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { AiKeyEntity } from '../ai-key.entity';
import { addAiKey } from './ai-key-editing.service';

describe('a key of the AI service that is added again after a lost answer', () => {
  let product: TestProduct;
  let admin: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct();
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());
  beforeEach(() => db().query('delete from ai_keys'));

  const db = () => product.services.dataSource.manager;
  const input = { name: 'Main', key: 'AQ.Ab-by-hand-0123456789-wxyz', isActive: true };
  const add = (parts: object = {}, who = admin) => addAiKey(product.ctx(who), { ...input, ...parts });
  const known = { code: 'INVALID_INPUT', field: ['key'] };

  it('is the same key, also by two calls at once', async () => {
    const [first, second] = await Promise.all([add(), add()]);
    expect(second.aiKey.id).toBe(first.aiKey.id);
    expect(await add()).toMatchObject({ aiKey: { id: first.aiKey.id, name: 'Main' }, activeKeys: 1 });
    expect(await db().count(AiKeyEntity)).toBe(1);
    expect(await db().countBy(AuditEntity, { subject: `ai-keys/${first.aiKey.id}` })).toBe(1);
  });

  it('is refused with other values, of another Admin, and later', async () => {
    const { aiKey } = await add();
    for (const other of [{ name: 'Spare' }, { isActive: false }]) await expect(add(other)).rejects.toMatchObject(known);
    await expect(add({}, await product.addUser({ role: 'ADMIN' }))).rejects.toMatchObject(known);
    await db().query('alter table audit disable trigger user');
    await db().query(`update audit set created_at = now() - interval '20 minutes' where subject = $1`, [
      `ai-keys/${aiKey.id}`,
    ]);
    await expect(add()).rejects.toMatchObject(known);
  });
});
