import { randomUUID } from 'node:crypto';
import { eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { AuditEntity } from '../audit/audit.entity';
import { deletePackage } from '../orders/admin/order-deletion';
import { OrderEntity } from '../orders/order.entity';
import { createPurchase } from '../orders/order.service';
import { listAllPackages, setPackageOrder } from './admin/package-editing.service';
import * as editing from './admin/package-editing.service';
import { PackageEntity } from './package.entity';
import { listPackages } from './package.service';

const input = { name: 'Basic', price: '5.00', credit: 10, validityDays: 30, features: ['10 designs'] };
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Portugal' };

describe('packages as Admins manage them', () => {
  let product: TestProduct;
  let admin: { id: string; role: 'ADMIN' };

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    admin = { ...(await product.addUser({ role: 'ADMIN' })), role: 'ADMIN' };
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await db().query('delete from orders');
    await db().query('delete from packages');
  });

  const db = () => product.services.dataSource.manager;
  const ctx = () => product.ctx(admin);
  const savePackage = async (...change: Parameters<typeof editing.savePackage>) =>
    (await editing.savePackage(...change)).package;
  const setPackageActive = async (...change: Parameters<typeof editing.setPackageActive>) =>
    (await editing.setPackageActive(...change)).package;
  const add = (name: string, price = '5.00') => savePackage(ctx(), null, { ...input, name, price }, 0);
  const stored = (id: string) => db().findOneByOrFail(PackageEntity, { id });
  const onSale = async () => (await listAllPackages(ctx())).filter((one) => one.position).map(({ name }) => name);
  const order = async (packageId: string) =>
    createPurchase(product.ctx(await product.addUser()), { of: { packageId }, billing });

  it('go on sale at once, and close up blank feature lines', async () => {
    const made = await savePackage(ctx(), null, { ...input, name: ' Basic ', features: ['One', ' ', '', ' Two '] }, 0);
    expect(made).toMatchObject({ name: 'Basic', position: 1, version: 1, features: ['One', 'Two'] });
    expect(await listPackages(ctx())).toHaveLength(1);
    const row = await db().findOneByOrFail(AuditEntity, { subject: `packages/${made.id}` });
    expect(row).toMatchObject({ actor: admin.id, action: 'add-package', before: null, after: { price: '5.00' } });
  });

  it('are made once for a request id, also by calls at the same time', async () => {
    const requestId = randomUUID();
    const make = (more: object = {}) => savePackage(ctx(), null, { ...input, ...more }, 0, requestId);
    const made = await Promise.all([make(), make(), make()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await onSale()).toEqual(['Basic']);
    const conflict = { code: 'CONFLICT', field: ['requestId'] };
    await expect(make({ name: 'Other' })).rejects.toMatchObject(conflict);
    await expect(savePackage(ctx(), null, input, 0, 'short')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['requestId'],
    });
    const other = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await savePackage(other, null, { ...input, name: 'Second' }, 0, requestId);
    expect(await onSale()).toEqual(['Basic', 'Second']);
  });

  it('change in the named parts only, at any version', async () => {
    const { id } = await savePackage(ctx(), null, { ...input, features: ['One', 'Two', 'Three'] }, 0);
    const changes = [
      { position: 2, text: ' ' },
      { position: 5, text: 'Five' },
    ];
    const changed = await savePackage(ctx(), id, { price: '6.00', featureChanges: changes }, undefined);
    expect(changed).toMatchObject({ ...input, price: '6.00', features: ['One', 'Three', 'Five'], version: 2 });
    for (const wrong of [{ featureChanges: [{ position: 11, text: 'x' }] }, { features: [], featureChanges: changes }])
      await expect(savePackage(ctx(), id, wrong, undefined)).rejects.toMatchObject({ field: ['featureChanges'] });
  });

  it('stay at their version when they are saved as they are', async () => {
    const { id } = await savePackage(ctx(), null, { ...input, features: ['One', 'Two'] }, 0);
    const same = { ...input, features: ['One', '', 'Two'] };
    expect(await editing.savePackage(ctx(), id, same, 1)).toMatchObject({ isChanged: false, package: { version: 1 } });
    expect(await editing.savePackage(ctx(), id, { price: '5' }, 1)).toMatchObject({ isChanged: false });
    expect(await editing.setPackageActive(ctx(), id, true, 1)).toMatchObject({ isChanged: false });
    expect(await db().countBy(AuditEntity, { subject: `packages/${id}` })).toBe(1);
    expect(await editing.savePackage(ctx(), id, { price: '6' }, 1)).toMatchObject({ isChanged: true });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a price with a sign', { price: '$5' }, 'price'],
    ['a price with a comma', { price: '5,00' }, 'price'],
    ['a price of 0', { price: '0.00' }, 'price'],
    ['no credits', { credit: 0 }, 'credit'],
    ['no validity', { validityDays: 0 }, 'validityDays'],
    ['an eleventh feature', { features: Array.from({ length: 11 }, (_, line) => `Line ${line}`) }, 'features'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const refused = savePackage(ctx(), null, { ...input, ...wrong }, 0);
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field: [field] });
    expect(await listAllPackages(ctx())).toEqual([]);
  });

  it('are at most three on sale, however many are hidden, also when several Admins show one at once', async () => {
    const [first] = await Promise.all([add('One'), add('Two'), add('Three')]);
    const full = { code: 'LIMIT_REACHED', message: 'Maximum 3 packages allowed' };
    await expect(add('Four')).rejects.toMatchObject(full);
    const hidden = await setPackageActive(ctx(), first.id, false, 1);
    expect(hidden).toMatchObject({ position: null, version: 2 });
    const both = await Promise.allSettled([add('Four'), add('Five')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(setPackageActive(ctx(), first.id, true, 2)).rejects.toMatchObject(full);
    expect((await listAllPackages(ctx())).map(({ position }) => position)).toEqual([1, 2, 3, null]);
  });

  it('are not overwritten by an Admin who has seen an earlier version', async () => {
    const { id } = await add('One');
    const saves = await Promise.allSettled([
      savePackage(ctx(), id, { ...input, name: 'First' }, 1),
      savePackage(ctx(), id, { ...input, name: 'Second' }, 1),
    ]);
    const refused = saves.find((save) => save.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'CONFLICT' });
    expect(await stored(id)).toMatchObject({ version: 2, name: expect.stringMatching(/First|Second/) as string });
    await expect(setPackageActive(ctx(), id, false, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(savePackage(ctx(), randomUUID(), input, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are put in order in one step, from the order that the Admin saw', async () => {
    const ids = [(await add('One')).id, (await add('Two')).id, (await add('Three')).id];
    const turned = [...ids].reverse();
    expect((await setPackageOrder(ctx(), turned, ids)).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await onSale()).toEqual(['Three', 'Two', 'One']);
    await expect(setPackageOrder(ctx(), ids, ids)).rejects.toMatchObject({ code: 'CONFLICT' });
    const others = [ids[0] ?? '', ids[0] ?? '', ids[1] ?? ''];
    await expect(setPackageOrder(ctx(), others, turned)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await onSale()).toEqual(['Three', 'Two', 'One']);
  });

  it('leave placed orders as they were', async () => {
    const { id } = await add('One');
    const placed = await order(id);
    await savePackage(ctx(), id, { ...input, name: 'Renamed', price: '50', credit: 1 }, 1);
    await setPackageActive(ctx(), id, false, 2);
    const copy = await db().findOneByOrFail(OrderEntity, { id: placed.id });
    expect(copy).toMatchObject({ name: 'One', price: '5.00', credit: 10, validityDays: 30 });
  });

  it('are deleted only when they were never ordered', async () => {
    const never = await add('Never');
    const once = await add('Once');
    await order(once.id);
    await expect(deletePackage(ctx(), once.id, 1)).rejects.toMatchObject({ code: 'IN_USE' });
    expect(await deletePackage(ctx(), never.id, 1)).toMatchObject({ name: 'Never' });
    expect(await onSale()).toEqual(['Once']);
  });

  it('are current on the site right after a change, in cached answers as well', async () => {
    const read = async () => {
      const answer = await product.browser().graphql<{ packages: { name: string }[] }>('{ packages { name } }');
      return answer.data?.packages.map(({ name }) => name).join();
    };
    const { id } = await add('One');
    await eventually(async () => (await read()) === 'One');
    await savePackage(ctx(), id, { ...input, name: 'Renamed' }, 1);
    await eventually(async () => (await read()) === 'Renamed');
    await setPackageActive(ctx(), id, false, 2);
    await eventually(async () => (await read()) === '');
  });
});
