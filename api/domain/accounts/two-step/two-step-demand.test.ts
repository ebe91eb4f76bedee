import { AuditEntity } from '../../audit/audit.entity';
import { adminsNeedTwoStep } from '../../settings/two-step-demand';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { resetTwoStep } from '../admin/two-step-reset.service';
import { hashPassword } from '../sign-in/password';
import { UserEntity } from '../user.entity';
import { endTwoStepDemand, setAdminsNeedTwoStep } from './two-step-demand';
import { disableTwoStep } from './two-step.service';

const password = 'secret-1';

describe('the demand of two-step sign-in of Admins', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ endlessAttempts: true });
  });
  afterAll(() => product.stop());
  afterEach(() => endTwoStepDemand(product.ctx()));

  const db = () => product.services.dataSource.manager;
  const isNeeded = () => adminsNeedTwoStep(product.ctx());
  const admin = async (hasTwoStep = true) => {
    const { id } = await product.addUser({ role: 'ADMIN' });
    const passwordHash = await hashPassword(product.ctx(), password);
    await db().update(UserEntity, { id }, { passwordHash, twoStepAt: hasTwoStep ? new Date() : null });
    return db().findOneByOrFail(UserEntity, { id });
  };
  const audits = () => db().find(AuditEntity, { where: { action: 'demand-two-step' }, order: { id: 'DESC' } });

  it('is switched on and off by an Admin who has it, and recorded once', async () => {
    const caller = await admin();
    await setAdminsNeedTwoStep(product.ctx(caller), true);
    await setAdminsNeedTwoStep(product.ctx(caller), true);
    expect(await isNeeded()).toBe(true);
    await setAdminsNeedTwoStep(product.ctx(caller), false);
    expect(await isNeeded()).toBe(false);
    expect(await audits()).toMatchObject([
      { actor: caller.id, subject: 'settings/admins', before: { needTwoStep: true }, after: { needTwoStep: false } },
      { actor: caller.id, subject: 'settings/admins', before: { needTwoStep: false }, after: { needTwoStep: true } },
    ]);
  });

  it('is refused to an Admin who lacks it and would lock themself out', async () => {
    const refused = setAdminsNeedTwoStep(product.ctx(await admin(false)), true);
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_STATE',
      message: 'Please set up two-step sign-in for your own account first.',
    });
    expect(await isNeeded()).toBe(false);
  });

  it('prevents Admins, but no other account, from disabling their own', async () => {
    const caller = await admin();
    await setAdminsNeedTwoStep(product.ctx(caller), true);
    await expect(disableTwoStep(product.ctx(caller), { password })).rejects.toMatchObject({
      code: 'INVALID_STATE',
      message: 'This shop requires two-step sign-in for Admins, so it cannot be switched off.',
    });
    const member = await product.addUser();
    const passwordHash = await hashPassword(product.ctx(), password);
    await db().update(UserEntity, { id: member.id }, { passwordHash, twoStepAt: new Date() });
    expect((await disableTwoStep(product.ctx(member), { password })).twoStepAt).toBeNull();
    const other = await admin();
    expect((await resetTwoStep(product.ctx(caller), other.id, 'Lost a phone')).twoStepAt).toBeNull();
  });

  it.each([1, 2, 3, 4])('never meets an Admin who has just switched it off (round %d)', async () => {
    const caller = await admin();
    await Promise.allSettled([
      disableTwoStep(product.ctx(caller), { password }),
      setAdminsNeedTwoStep(product.ctx(caller), true),
    ]);
    const { twoStepAt } = await db().findOneByOrFail(UserEntity, { id: caller.id });
    // whichever came first, the other was refused
    expect(await isNeeded()).toBe(twoStepAt !== null);
  });

  it('is ended by the operator, without an Admin', async () => {
    await setAdminsNeedTwoStep(product.ctx(await admin()), true);
    expect(await endTwoStepDemand(product.ctx())).toBe(true);
    expect(await endTwoStepDemand(product.ctx())).toBe(false);
    expect(await isNeeded()).toBe(false);
    expect((await audits())[0]).toMatchObject({ actor: null, after: { needTwoStep: false } });
  });
});
