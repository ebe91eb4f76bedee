import { randomUUID } from 'node:crypto';
import { AuditEntity } from '../audit/audit.entity';
import { UserEntity } from '../accounts/user.entity';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { returnCredit } from './admin/credit-return.service';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { endWithoutSuccess } from './design.service';

describe('the return of a credit', () => {
  let product: TestProduct;
  let admin: UserEntity;
  let otherAdmin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct();
    admin = await product.addUser({ role: 'ADMIN' });
    otherAdmin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const creditsOf = async ({ id }: { id: string }) => (await db().findOneByOrFail(UserEntity, { id })).credits;
  const queued = async () => {
    const user = await product.addUser({ credits: 1 });
    const { id } = await createDesign(product.ctx(user), { requestId: randomUUID(), design: designInput });
    return { user, id };
  };
  /** Ends a design without the code that releases its credit. */
  const end = async (id: string, state: 'SUCCEEDED' | 'FAILED') => {
    await db().update(DesignEntity, { id }, { state: 'RUNNING' });
    await db().update(DesignEntity, { id }, { state, imageKey: 'none', finishedAt: new Date() });
  };
  const finished = async () => {
    const one = await queued();
    await end(one.id, 'SUCCEEDED');
    return one;
  };
  const given = (reason = 'The picture was broken') => ({ reason, requestId: randomUUID() });
  const entriesOf = (id: string) => db().findBy(CreditEntryEntity, { subject: id, reason: 'GIVE_BACK' });

  it('gives the credit of a finished design to its owner, with the reason, and is recorded', async () => {
    const { user, id } = await finished();
    await returnCredit(product.ctx(admin), id, given());
    expect(await creditsOf(user)).toBe(1);
    expect(await entriesOf(id)).toEqual([
      expect.objectContaining({ userId: user.id, change: 1, balanceAfter: 1, note: 'The picture was broken' }),
    ]);
    expect(await db().findBy(AuditEntity, { subject: `designs/${id}` })).toEqual([
      expect.objectContaining({
        actor: admin.id,
        action: 'return-credit',
        reason: 'The picture was broken',
        before: { credits: 0 },
        after: { credits: 1 },
      }),
    ]);
  });

  it.each([1, 2, 3])('happens once when two Admins give it at once (round %d)', async () => {
    const { user, id } = await finished();
    const tries = await Promise.allSettled(
      [admin, otherAdmin].map((one) => returnCredit(product.ctx(one), id, given())),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'INVALID_STATE', message: 'The credit for this design has already been returned.' },
    });
    expect(await creditsOf(user)).toBe(1);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('happens once when the same call is repeated, at once and later', async () => {
    const { user, id } = await finished();
    const once = given();
    const call = () => returnCredit(product.ctx(admin), id, once);
    await Promise.all([call(), call(), call()]);
    await call();
    expect(await creditsOf(user)).toBe(1);
    expect(await db().countBy(AuditEntity, { subject: `designs/${id}` })).toBe(1);
  });

  it('is refused twice by the database alone', async () => {
    const { user, id } = await finished();
    await returnCredit(product.ctx(admin), id, given());
    const again = { userId: user.id, change: 1, balanceAfter: 2, reason: 'GIVE_BACK', subjectType: 'DESIGN' } as const;
    await expect(db().insert(CreditEntryEntity, { ...again, subject: id })).rejects.toThrow(
      /uq_credit_entries_subject/,
    );
  });

  it.each(['QUEUED', 'RUNNING'] as const)('is refused while a design is %s', async (state) => {
    const { user, id } = await queued();
    if (state === 'RUNNING') await db().update(DesignEntity, { id }, { state });
    await expect(returnCredit(product.ctx(admin), id, given())).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await creditsOf(user)).toBe(0);
    await endWithoutSuccess(product.ctx(), id, { to: 'CANCELLED', sentence: 'Cancelled' });
    expect(await creditsOf(user)).toBe(1);
  });

  it('is refused for a design that failed, whose credit is back', async () => {
    const { user, id } = await queued();
    await db().query(`update designs set state = 'RUNNING' where id = $1`, [id]);
    await endWithoutSuccess(product.ctx(), id, { to: 'FAILED', sentence: 'It failed' });
    await expect(returnCredit(product.ctx(admin), id, given())).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await creditsOf(user)).toBe(1);
  });

  it('gives the credit of a failed design that was never returned', async () => {
    const { user, id } = await queued();
    await end(id, 'FAILED');
    await returnCredit(product.ctx(admin), id, given());
    expect(await creditsOf(user)).toBe(1);
  });

  it.each([
    ['no reason', { reason: '  ' }, 'reason'],
    ['a reason that is too long', { reason: 'x'.repeat(301) }, 'reason'],
    ['a malformed request id', { requestId: 'x' }, 'requestId'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { user, id } = await finished();
    await expect(returnCredit(product.ctx(admin), id, { ...given(), ...wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: [field],
    });
    expect(await creditsOf(user)).toBe(0);
  });

  it('refuses the request id of another return of the same owner', async () => {
    const { user, id } = await finished();
    await product.giveCredits(user.id, 1);
    const other = await createDesign(product.ctx(user), { requestId: randomUUID(), design: designInput });
    await end(other.id, 'SUCCEEDED');
    const once = given();
    await returnCredit(product.ctx(admin), id, once);
    await expect(returnCredit(product.ctx(admin), other.id, once)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await creditsOf(user)).toBe(1);
  });

  it.each([
    ['a malformed id', () => Promise.resolve('x')],
    ['an unknown design', () => Promise.resolve(randomUUID())],
    [
      'a deleted design',
      async () => {
        const { id } = await finished();
        await db().query('update designs set deleted_at = now() where id = $1', [id]);
        return id;
      },
    ],
  ])('does not find %s', async (_what, idOf) => {
    await expect(returnCredit(product.ctx(admin), await idOf(), given())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
