import { randomUUID } from 'node:crypto';
import { billing, designInput } from '../../../test/filled-product';
import { tokenOf } from '../../../test/access-tokens';
import type { TestBrowser } from '../../../test/test-browser';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { createDesign } from '../../designs/design-creation.service';
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
      await code('mutation M { saveMailSettings(version: 0, input: { sender: "a@b.example" }) { errors { code } } }'),
    ]).toEqual(Array.from({ length: 7 }, () => 'PROOF_REQUIRED'));
    // a small refund continues, up to what its order allows
    expect(await refund('5.00')).toBe('INVALID_STATE');
  });

  it('is asked for to raise the amount that is refunded without one, and not to lower it', async () => {
    const save = async (refundProofAbove: string) => {
      const version = await product.services.dataSource
        .query<{ version: number }[]>(`select version from settings where key = 'shop'`)
        .then(([row]) => row?.version ?? 0);
      const input = { returnDays: 14, sellerName: 'S', sellerAddress: '', taxId: '', taxLine: '', refundProofAbove };
      const { data } = await office.graphql<{ saveShopSettings: { errors: { code: string }[] } }>(
        'mutation S($input: ShopSettingsInput!, $version: Int!) { saveShopSettings(input: $input, version: $version) { errors { code } } }',
        { input, version },
      );
      return data.saveShopSettings.errors.map(({ code }) => code);
    };
    await confirm('secret-1');
    expect(await save('50.00')).toEqual([]);
    await age(16);
    expect(await save('50.01')).toEqual(['PROOF_REQUIRED']);
    expect(await save('50.00')).toEqual([]);
    expect(await save('5')).toEqual([]);
  });

  describe('at another Admin', () => {
    const changes = {
      setUserDisabled: 'setUserDisabled(id: $id, isDisabled: true, reason: "R")',
      signOutUser: 'signOutUser(id: $id, reason: "R")',
      updateUser: 'updateUser(id: $id, input: { name: "Renamed" })',
      updateProfile: 'updateProfile(userId: $id, input: { name: "Renamed" })',
      eraseUser: 'eraseUser(id: $id, reason: "R")',
    };
    it.each(Object.entries(changes))('is asked for by %s', async (_name, call) => {
      const codeAt = async (id: string, by: (document: string, variables: object) => Promise<unknown>) => {
        const { data } = (await by(`mutation At($id: ID!) { answer: ${call} { errors { code } } }`, { id })) as {
          data: { answer: { errors: { code: string }[] } };
        };
        return data.answer.errors[0]?.code;
      };
      const by = (document: string, variables: object) => office.graphql(document, { ...variables });
      const other = await product.addUser({ role: 'ADMIN' });
      const member = await product.addUser();
      await age(16);
      expect(await codeAt(other.id, by)).toBe('PROOF_REQUIRED');
      expect(await codeAt(other.id.toUpperCase(), by)).toBe('PROOF_REQUIRED');
      const { program } = await tokenOf(product, await stored(adminId), ['ADMIN_PEOPLE_WRITE']);
      const byToken = (document: string, variables: object) => program.graphql(document, { ...variables });
      expect(await codeAt(other.id, byToken)).toBe('PROOF_REQUIRED');
      if (call.startsWith('eraseUser')) return;
      expect(await codeAt(member.id, byToken)).toBeUndefined();
      await confirm('secret-1');
      expect(await codeAt(other.id, by)).toBeUndefined();
    });
  });

  describe('for credits that an Admin adds', () => {
    const give = async (id: string, credits: number) => {
      const { data } = await office.graphql<{ grantCredits: { errors: { code: string }[] } }>(
        'mutation G($id: ID!, $input: GrantCreditsInput!) { grantCredits(id: $id, input: $input) { errors { code } } }',
        { id, input: { credits, reason: 'R', requestId: randomUUID() } },
      );
      return data.grantCredits.errors[0]?.code;
    };

    it('is asked for beyond 1,000 within a day, in any number of parts and by any mutation', async () => {
      const { id } = await product.addUser();
      await db().query(`delete from credit_entries where actor = $1`, [adminId]);
      await age(16);
      expect(await give(id, 1_001)).toBe('PROOF_REQUIRED');
      // credits of the Admin's own test account are no gifts
      const world = await product.addUser({ email: `${adminId}@test.invalid` });
      await db().query('update users set test_of = $2 where id = $1', [world.id, adminId]);
      await db().query(
        `insert into credit_entries (user_id, change, balance_after, reason, actor) values ($1, 900, 900, 'GRANT', $2)`,
        [world.id, adminId],
      );
      expect(await give(id, 600)).toBeUndefined();
      const several = await Promise.all([1, 2, 3, 4].map(() => give(id, 200)));
      expect(several.filter((code) => code === undefined)).toHaveLength(2);
      expect(several.filter((code) => code === 'PROOF_REQUIRED')).toHaveLength(2);
      const { data } = await office.graphql<{ updateUser: { errors: { code: string }[] } }>(
        'mutation U($id: ID!) { updateUser(id: $id, input: { credits: { to: 1001, reason: "R" } }) { errors { code } } }',
        { id },
      );
      expect(data.updateUser.errors).toEqual([{ code: 'PROOF_REQUIRED' }]);
      // what a balance loses needs none
      await confirm('secret-1');
      expect(await give(id, 500)).toBeUndefined();
      expect((await stored(id)).credits).toBe(1_500);
    });

    it('does not help beyond 1,000,000 within a day', async () => {
      const { id } = await product.addUser();
      await confirm('secret-1');
      await db().query(
        `insert into credit_entries (user_id, change, balance_after, reason, actor) values ($1, 999900, 999900, 'GRANT', $2)`,
        [id, adminId],
      );
      expect(await give(id, 5_000)).toBe('LIMIT_REACHED');
    });
  });
});
