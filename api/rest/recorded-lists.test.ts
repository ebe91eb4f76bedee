import { MoreThan } from 'typeorm';
import { AuditEntity } from '../domain/audit/audit.entity';
import { erasingHistory } from '../platform/database/history-erasure';
import { AccessAccounts } from '../test/access-accounts';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('a list of all accounts that is read by REST', () => {
  let product: TestProduct;
  let people: AccessAccounts;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    people = await AccessAccounts.at(product);
  });
  afterAll(() => product.stop());

  const audit = () => product.services.dataSource.getRepository(AuditEntity);
  /** Actions that a call adds to the audit. */
  const recorded = async (person: 'Admin' | 'member', path: string) => {
    const [last] = await audit().find({ order: { id: 'DESC' }, take: 1 });
    const { status } = await rest(people.known[person].browser, 'GET', path);
    const rows = await audit().findBy(last ? { id: MoreThan(last.id) } : {});
    return [status, ...rows.map(({ actor, action, subject }) => [actor, action, subject])];
  };

  it('is recorded for its Admin, once an hour and apart from other lists', async () => {
    const id = people.idOf('Admin');
    expect(await recorded('Admin', '/users?limit=2')).toEqual([200, [id, 'read-list', 'lists/users']]);
    expect(await recorded('Admin', '/users')).toEqual([200]);
    for (const list of ['orders', 'item-orders', 'support-messages'])
      expect(await recorded('Admin', `/${list}`)).toEqual([200, [id, 'read-list', `lists/${list}`]]);
    await product.services.dataSource.transaction((tx) =>
      erasingHistory(tx, () => tx.query(`update audit set created_at = created_at - interval '61 minutes'`)),
    );
    expect(await recorded('Admin', '/users?limit=2&page=2')).toEqual([200, [id, 'read-list', 'lists/users']]);
  });

  it('is not recorded for one account, for lists that all may read, and where it is refused', async () => {
    expect(await recorded('Admin', '/users?userEmail=other@example.com')).toEqual([200]);
    expect(await recorded('Admin', '/packages')).toEqual([200]);
    expect(await recorded('Admin', '/users/admins')).toEqual([200]);
    expect(await recorded('member', '/orders')).toEqual([403]);
  });
});
