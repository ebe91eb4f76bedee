import type { TestBrowser } from '../../../test/test-browser';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
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
});
