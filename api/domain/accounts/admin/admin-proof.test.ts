import { randomUUID } from 'node:crypto';
import { billing, designInput } from '../../../test/filled-product';
import type { TestBrowser } from '../../../test/test-browser';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { createDesign } from '../../designs/design.service';
import { createPurchase } from '../../orders/order.service';
import { SessionEntity } from '../sessions/session.entity';
import { UserEntity } from '../user.entity';

describe("an Admin's proof", () => {
  let product: TestProduct;
  let adminId: string;
  let office: TestBrowser;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    office = product.browser();
    adminId = await office.register('office@example.com');
    await db().update(UserEntity, { id: adminId }, { role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const stored = (id: string) => db().findOneByOrFail(UserEntity, { id });
  const changeRole = (id: string, version: number, role = 'SELLER') =>
    office.graphql<{ updateUser: { errors: { code: string }[] } }>(
      'mutation Change($id: ID!, $version: Int!, $role: Role) { updateUser(id: $id, version: $version, input: { role: $role }) { errors { code } } }',
      { id, version, role },
    );
  const confirm = async (password: string) =>
    (
      await office.graphql<{ confirmAdmin: { provenUntil: string | null; errors: { code: string }[] } }>(
        'mutation Confirm($password: String!) { confirmAdmin(proof: { password: $password }) { provenUntil errors { code } } }',
        { password },
      )
    ).data.confirmAdmin;
  const age = (minutes: number) =>
    db().query(`update sessions set proven_at = now() - make_interval(mins => $2) where user_id = $1`, [
      adminId,
      minutes,
    ]);

  it('is asked for what takes the shop away when the last is older than 15 minutes', async () => {
    const { id } = await product.addUser();
    const codes = async (version: number, role?: string) =>
      (await changeRole(id, version, role)).data.updateUser.errors.map(({ code }) => code);
    await age(14);
    expect(await codes(1)).toEqual([]);
    await age(16);
    expect(await codes(2, 'MODERATOR')).toEqual(['PROOF_REQUIRED']);
    // without another role it is not asked for
    expect(await codes(2)).toEqual([]);
    const erase = await office.graphql<{ eraseUsers: { errors: { code: string }[] } }>(
      'mutation Erase($id: ID!) { eraseUsers(target: { ids: [$id] }, expected: 1, reason: "R") { errors { code } } }',
      { id },
    );
    expect(erase.data.eraseUsers.errors).toEqual([{ code: 'PROOF_REQUIRED' }]);
    expect(await stored(id)).toMatchObject({ role: 'SELLER', deletedAt: null });

    expect(await confirm('wrong-1')).toEqual({ provenUntil: null, errors: [{ code: 'WRONG_PASSWORD' }] });
    expect(await codes(2, 'MODERATOR')).toEqual(['PROOF_REQUIRED']);
    expect(await confirm('secret-1')).toEqual({ provenUntil: expect.any(String) as string, errors: [] });
    expect(await codes(2, 'MODERATOR')).toEqual([]);
  });

  it('lasts through the renewal of tokens, and belongs to its session', async () => {
    await age(16);
    await confirm('secret-1');
    office.cookies.delete('postloom_session');
    const { id } = await product.addUser();
    expect((await changeRole(id, 1)).data.updateUser.errors).toEqual([]);
    const other = product.browser();
    await other.graphql(
      'mutation { signIn(input: { email: "office@example.com", password: "secret-1" }) { errors { code } } }',
    );
    const rows = await db().find(SessionEntity, { where: { userId: adminId }, order: { id: 'DESC' } });
    await db().update(SessionEntity, { family: rows[0]?.family ?? '' }, { provenAt: null });
    const refused = await other.graphql<{ updateUser: { errors: { code: string }[] } }>(
      'mutation Change($id: ID!) { updateUser(id: $id, version: 2, input: { role: MEMBER }) { errors { code } } }',
      { id },
    );
    expect(refused.data.updateUser.errors).toEqual([{ code: 'PROOF_REQUIRED' }]);
  });

  it('is asked for by each operation that takes money, credentials or privacy away', async () => {
    const customer = await product.addUser({ credits: 1 });
    const { id: packageId } = await product.addPackage({ price: '9.00' });
    const order = await createPurchase(product.ctx(customer), { of: { packageId }, billing });
    const design = await createDesign(product.ctx(customer), { requestId: randomUUID(), design: designInput });
    const code = async (document: string, variables: object = {}) => {
      const { data } = await office.graphql<Record<string, { errors: { code: string }[] }>>(document, { ...variables });
      return Object.values(data)[0]?.errors[0]?.code;
    };
    const refund = (amount: string) =>
      code('mutation R($input: RefundPurchaseInput!) { refundPurchase(input: $input) { errors { code } } }', {
        input: { purchaseId: order.id, amount, reason: 'R', requestId: randomUUID() },
      });
    await db().query(
      `insert into settings (key, body, version) values ('shop', '{"sellerName": "S", "refundProofAbove": "5.00"}', 1)`,
    );
    await age(16);
    expect([
      await refund('5.01'),
      await code('mutation V($id: ID!) { revealDesign(id: $id, reason: "R") { errors { code } } }', { id: design.id }),
      await code('mutation T($id: ID!) { resetTwoStep(id: $id, reason: "R") { errors { code } } }', {
        id: customer.id,
      }),
      await code('mutation N { setAdminsNeedTwoStep(isNeeded: true) { errors { code } } }'),
      await code('mutation P { resetPayPalSettings(version: 0) { errors { code } } }'),
      await code(
        `mutation P { savePayPalSettings(version: 0, input: { clientId: "other", clientSecret: "secret", mode: SANDBOX,
           currency: USD, enablePayPal: true,
           buttonStyles: { layout: VERTICAL, color: BLUE, shape: RECT, label: PAYPAL } }) { errors { code } } }`,
      ),
    ]).toEqual(Array.from({ length: 6 }, () => 'PROOF_REQUIRED'));
    // a small refund goes on, to what its order allows
    expect(await refund('5.00')).toBe('INVALID_STATE');
  });
});
