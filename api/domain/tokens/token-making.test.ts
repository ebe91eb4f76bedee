import { TokenBrowser, newTokenOwner, refusalsOf, tokenOf } from '../../test/access-tokens';
import { call } from '../../test/account-calls';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { mostTokens } from '../../../contract/token-scopes';
import { UserEntity } from '../accounts/user.entity';
import { updateUser } from '../admin-users/user-update.service';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { hashToken } from '../../platform/secrets/secrets';
import { ApiTokenEntity } from './api-token.entity';
import { isTokenFormat, newToken } from './token-format';
import { createApiToken, revokeApiToken } from './token.service';

describe('the format of a token', () => {
  it('has the prefix that scanners look for, and a checksum that typing errors break', () => {
    const token = newToken();
    expect(token).toMatch(/^plm_[0-9A-Za-z]{49}$/);
    expect(isTokenFormat(token)).toBe(true);
    expect(newToken()).not.toBe(token);
    const last = token.endsWith('a') ? 'b' : 'a';
    expect(
      [token.slice(0, -1) + last, token.toLowerCase().toUpperCase(), `${token}a`, 'plm_', ''].map(isTokenFormat),
    ).toEqual([false, false, false, false, false]);
  });
});

describe('personal access tokens', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(async () => {
    await product.stop();
  });

  const db = () => product.services.dataSource.manager;
  const stored = (id: string) => db().findOneByOrFail(ApiTokenEntity, { id });
  const me = '{ me { id email } }';
  const signedUp = () => newTokenOwner(product);

  describe('when one is made', () => {
    it('show it once, store its hash alone, and email its owner', async () => {
      const { make, email, browser } = await signedUp();
      const { token, apiToken } = await make({ scopes: ['PROFILE_READ'] });
      expect(apiToken).toMatchObject({
        state: 'LIVE',
        hint: token?.slice(-4),
        lastUsedAt: null,
        scopes: ['PROFILE_READ'],
      });
      const days = (Date.parse(apiToken?.expiresAt ?? '') - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(90);
      const row = await stored(apiToken?.id ?? '');
      expect(row.hash).toBe(hashToken(token ?? ''));
      expect(JSON.stringify(row)).not.toContain(token);
      const mails = await db().findBy(OutboxEntity, { recipient: email });
      const mail = mails.find(({ subject }) => subject.startsWith('A new access token'));
      expect(mail).toBeDefined();
      expect(JSON.stringify(mails)).not.toContain(token);
      const list = await browser.graphql<{ me: { apiTokens: object[] } }>('{ me { apiTokens { id state } } }');
      expect(list.data.me.apiTokens).toEqual([{ id: apiToken?.id, state: 'LIVE' }]);
      const { data } = await new TokenBrowser(product.url, token ?? '').graphql<{ me: { email: string } }>(me);
      expect(data.me.email).toBe(email);
    });

    it('are one for a request id, and get a new secret while the first one may be lost', async () => {
      const { make, email } = await signedUp();
      const request = { name: 'Nightly', scopes: ['PROFILE_READ'], requestId: `token-${email}`.slice(0, 20) };
      const made = await Promise.all([1, 2, 3].map(() => make(request)));
      const [one] = made;
      expect(new Set(made.map(({ apiToken }) => apiToken?.id)).size).toBe(1);
      const works = async (token: string | null) =>
        (await new TokenBrowser(product.url, token ?? '').graphql<{ me: object | null } | null>(me)).data?.me ?? null;
      const { hash } = await stored(one?.apiToken?.id ?? '');
      const last = made.find(({ token }) => hashToken(token ?? '') === hash);
      expect(await works(last?.token ?? null)).toMatchObject({ email });
      expect(await Promise.all(made.filter((each) => each !== last).map(({ token }) => works(token)))).toEqual([
        null,
        null,
      ]);
      const mails = await db().findBy(OutboxEntity, { recipient: email });
      expect(mails.filter(({ subject }) => subject.startsWith('A new access token'))).toHaveLength(1);
      // a token that is in use keeps its secret
      await db().update(ApiTokenEntity, { hash }, { lastUsedAt: new Date() });
      expect((await make(request)).errors).toEqual([{ code: 'CONFLICT', field: ['requestId'] }]);
      expect((await make({ ...request, name: 'Other' })).errors).toEqual([{ code: 'CONFLICT', field: ['requestId'] }]);
    });

    it('need a proof of the last 15 minutes in the session', async () => {
      const { make, browser, id } = await signedUp();
      await db().query(`update sessions set proven_at = now() - interval '16 minutes' where user_id = $1`, [id]);
      expect((await make({})).errors).toEqual([{ code: 'PROOF_REQUIRED', field: null }]);
      await call(browser, 'confirmIdentity', '$proof: ProofInput!', { proof: { password: 'wrong-one' } });
      expect((await make({})).errors).toHaveLength(1);
      const proven = await call(browser, 'confirmIdentity', '$proof: ProofInput!', { proof: { password: 'secret-1' } });
      expect(proven.errors).toEqual([]);
      expect((await make({})).errors).toEqual([]);
    });

    it('have a name, scopes, and the chosen end', async () => {
      const { make } = await signedUp();
      expect((await make({ name: '  ' })).errors).toEqual([{ code: 'INVALID_INPUT', field: ['name'] }]);
      expect((await make({ name: 'x'.repeat(61) })).errors).toEqual([{ code: 'INVALID_INPUT', field: ['name'] }]);
      expect((await make({ scopes: [] })).errors).toEqual([{ code: 'INVALID_INPUT', field: ['scopes'] }]);
      expect((await make({ lifetime: 'ENDLESS' })).apiToken?.expiresAt).toBeNull();
    });

    it('are at most 20 live ones, also when the last ones are made at the same time', async () => {
      const owner = await product.addUser();
      const one = () => createApiToken(product.ctx(owner), { name: 'CI', scopes: ['DESIGNS_READ'] });
      const first = await one();
      for (let count = 1; count < mostTokens - 1; count += 1) await one();
      const outcomes = await Promise.allSettled([one(), one(), one()]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []))).toEqual([
        expect.objectContaining({ code: 'LIMIT_REACHED' }),
        expect.objectContaining({ code: 'LIMIT_REACHED' }),
      ]);
      await revokeApiToken(product.ctx(owner), first.apiToken.id);
      await expect(one()).resolves.toBeDefined();
    });

    it('get scopes of Admins for Admins only, and end or lose them with the role', async () => {
      const member = await product.addUser();
      const wanted = { name: 'CI', scopes: ['ADMIN_PEOPLE_READ' as const] };
      for (const claimed of [member, { id: member.id, role: 'ADMIN' as const }])
        await expect(createApiToken(product.ctx(claimed), wanted)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          field: ['scopes'],
        });
      const admin = await product.addUser({ role: 'ADMIN' });
      const { program, id } = await tokenOf(product, admin, ['ADMIN_PEOPLE_READ', 'PROFILE_READ']);
      const users = '{ users { items { id } } me { email } }';
      expect(refusalsOf(await program.graphql(users))).toEqual([]);
      // as after a demotion by hand: the scope alone is not enough
      await db().update(UserEntity, { id: admin.id }, { role: 'MEMBER' });
      const { data, ...refused } = await program.graphql<{ me: unknown } | null>('{ me { email } }');
      expect([refusalsOf({ data, ...refused }), data?.me]).toEqual([[], { email: admin.email }]);
      expect(refusalsOf(await program.graphql('{ users { items { id } } }'))).toEqual(['FORBIDDEN ADMIN_PEOPLE_READ']);
      await db().update(UserEntity, { id: admin.id }, { role: 'ADMIN' });
      const other = await product.addUser({ role: 'ADMIN' });
      const ownOnly = await tokenOf(product, admin, ['PROFILE_READ']);
      await updateUser(product.ctx(other), admin.id, { role: 'MEMBER' }, admin.version);
      expect((await program.graphql(me)).status).toBe(401);
      expect((await stored(id)).revokedAt).not.toBeNull();
      expect((await ownOnly.program.graphql(me)).status).toBe(200);
    });
  });
});
