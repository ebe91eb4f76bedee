import { TokenBrowser, createTokenMutation, newTokenOwner, refusalsOf, tokenOf } from '../../test/access-tokens';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { ApiTokenEntity } from './api-token.entity';
import { newToken } from './token-format';

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

  describe('identify', () => {
    it('the caller ahead of cookies, and refuse everywhere when they are wrong', async () => {
      const session = await signedUp();
      const { id } = await signedUp();
      const { program, token } = await tokenOf(product, { id, role: 'MEMBER' }, ['PROFILE_READ']);
      for (const [name, value] of session.browser.cookies) program.cookies.set(name, value);
      expect((await program.graphql<{ me: { id: string } }>(me)).data.me.id).toBe(id);
      // a valid session does not help a wrong token
      const lying = new TokenBrowser(product.url, newToken());
      for (const [name, value] of session.browser.cookies) lying.cookies.set(name, value);
      const cached = '{ packages { id } }';
      await session.browser.graphql(cached);
      await product.browser().graphql(cached);
      expect(await lying.graphql(cached)).toMatchObject({
        status: 401,
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
      for (const path of ['/', '/account/credit-history.csv', '/image-server/x', '/api/nothing', '/designs/1/image']) {
        const answer = await lying.fetch(path);
        expect([path, answer.status, answer.headers.get('www-authenticate')]).toEqual([
          path,
          401,
          'Bearer error="invalid_token"',
        ]);
        expect(await answer.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
      }
      for (const bad of ['', 'plm_short', 'ey.J.x', `${token}x`]) {
        const answer = await product.browser().graphql(me, {}, { headers: { authorization: `Bearer ${bad}` } });
        expect([bad, answer.status]).toEqual([bad, 401]);
      }
    });

    it('no account from an address or a body, and leave other schemes to proxies', async () => {
      const { id } = await signedUp();
      const { token } = await tokenOf(product, { id, role: 'MEMBER' }, ['PROFILE_READ', 'CREDITS_READ']);
      const anybody = product.browser();
      for (const name of ['token', 'access_token', 'authorization'])
        expect((await anybody.fetch(`/account/credit-history.csv?${name}=${token}`)).status).toBe(401);
      const posted = { method: 'POST', body: new URLSearchParams({ access_token: token }) };
      expect((await anybody.fetch('/account/credit-history.csv', posted)).status).toBe(401);
      const basic = await anybody.graphql(me, {}, { headers: { authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' } });
      expect([basic.status, basic.data]).toEqual([200, { me: null }]);
    });

    it('a session by its access token as well', async () => {
      const { browser, id } = await signedUp();
      const program = new TokenBrowser(product.url, browser.cookies.get('postloom_session') ?? '');
      expect((await program.graphql<{ me: { id: string } }>(me)).data.me.id).toBe(id);
    });

    it('and record their last use once a minute, for any number of concurrent requests', async () => {
      const { program, id } = await tokenOf(product, await product.addUser(), ['PROFILE_READ']);
      await Promise.all(Array.from({ length: 5 }, () => program.graphql(me)));
      const { lastUsedAt } = await stored(id);
      expect(lastUsedAt).not.toBeNull();
      await program.graphql(me);
      expect((await stored(id)).lastUsedAt).toEqual(lastUsedAt);
      await db().query(`update api_tokens set last_used_at = now() - interval '61 seconds' where id = $1`, [id]);
      await program.graphql(me);
      expect(Date.now() - Number((await stored(id)).lastUsedAt)).toBeLessThan(30_000);
    });
  });

  describe('reach only what their scopes name', () => {
    it('in nested objects, by the sentence that names the scope', async () => {
      const { program } = await tokenOf(product, await product.addUser(), ['DESIGNS_WRITE']);
      const ok = await program.graphql<{ me: object }>('{ me { id designs { items { id } } favoritePrompts { id } } }');
      expect([ok.errors, ok.data.me]).toEqual([undefined, expect.objectContaining({ designs: { items: [] } })]);
      const fields: [string, string][] = [
        ['me { email }', 'FORBIDDEN PROFILE_READ'],
        ['me { credits }', 'FORBIDDEN PROFILE_READ'],
        ['me { tickets { items { id } } }', 'FORBIDDEN TICKETS_READ'],
        ['me { purchases { items { id } } }', 'FORBIDDEN ORDERS_READ'],
        ['me { creditEntries { items { id } } }', 'FORBIDDEN CREDITS_READ'],
        ['me { sessions { items { id } } }', 'FORBIDDEN'],
        ['me { apiTokens { id } }', 'FORBIDDEN'],
        ['itemAccess(itemId: "01a1fda3-1ce5-7ac2-8463-16cb847c6a05") { accessUrl }', 'FORBIDDEN ORDERS_READ'],
      ];
      for (const [field, code] of fields)
        expect([field, refusalsOf(await program.graphql(`{ ${field} }`))]).toEqual([field, [code]]);
      const [error] = (await program.graphql('{ me { email } }')).errors ?? [];
      expect(error?.message).toBe('This access token needs the scope PROFILE_READ.');
    });

    it("of an Admin: others' objects need a scope of Admins, one's own the scope of members", async () => {
      const admin = await product.addUser({ role: 'ADMIN' });
      const member = await product.addUser();
      const made = await db().query<{ id: string }[]>(
        `insert into tickets (user_id, subject, message, user_name, user_email, user_role)
         values ($1, 'Mine', 'Help', 'A', 'a@example.com', 'ADMIN'), ($2, 'Theirs', 'Help', 'B', 'b@example.com', 'MEMBER')
         returning id`,
        [admin.id, member.id],
      );
      const [own, foreign] = made.map(({ id }) => id);
      const ticket = 'query($id: ID!) { ticket(id: $id) { subject } }';
      const asMember = await tokenOf(product, admin, ['TICKETS_READ']);
      expect((await asMember.program.graphql<object>(ticket, { id: own })).data).toEqual({
        ticket: { subject: 'Mine' },
      });
      expect(refusalsOf(await asMember.program.graphql(ticket, { id: foreign }))).toEqual(['NOT_FOUND']);
      const asAdmin = await tokenOf(product, admin, ['ADMIN_SUPPORT_READ']);
      for (const [id, subject] of [
        [own, 'Mine'],
        [foreign, 'Theirs'],
      ])
        expect((await asAdmin.program.graphql<object>(ticket, { id })).data).toEqual({ ticket: { subject } });
      // what the ticket leads to is another area
      const customer = await asAdmin.program.graphql('query($id: ID!) { ticket(id: $id) { customer { email } } }', {
        id: foreign,
      });
      expect(refusalsOf(customer)).toEqual(['FORBIDDEN ADMIN_PEOPLE_READ']);
      const memberToken = await tokenOf(product, member, ['TICKETS_READ']);
      expect(refusalsOf(await memberToken.program.graphql(ticket, { id: own }))).toEqual(['NOT_FOUND']);
    });

    it('and never sign in, sign out, or make tokens', async () => {
      const { id, email } = await signedUp();
      const { program } = await tokenOf(product, { id, role: 'MEMBER' }, ['PROFILE_WRITE']);
      const signIn = 'mutation { signIn(input: { email: "x@example.com", password: "secret-1" }) { user { id } } }';
      expect(refusalsOf(await program.graphql(signIn.replace('x@example.com', email)))).toEqual(['FORBIDDEN']);
      expect(refusalsOf(await program.graphql('mutation { signOut { errors { code } } }'))).toEqual(['FORBIDDEN']);
      expect(
        refusalsOf(await program.graphql(createTokenMutation, { input: { name: 'x', scopes: ['DESIGNS_READ'] } })),
      ).toEqual(['FORBIDDEN']);
    });

    it('without what Admins may do, while the shop demands a two-step sign-in that the owner lacks', async () => {
      const { program } = await tokenOf(product, await product.addUser({ role: 'ADMIN' }), ['ADMIN_SALES_READ']);
      const purchases = '{ purchases { items { id } } }';
      expect(refusalsOf(await program.graphql(purchases))).toEqual([]);
      await db().query(`insert into settings (key, body) values ('admins', '{"needTwoStep":true}')`);
      expect(refusalsOf(await program.graphql(purchases))).toEqual(['TWO_STEP_REQUIRED']);
      expect((await program.fetch('/admin/purchases.csv')).status).toBe(403);
      await db().query(`delete from settings where key = 'admins'`);
      expect((await program.fetch('/admin/purchases.csv')).status).toBe(200);
    });
  });
});
