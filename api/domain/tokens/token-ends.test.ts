import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { tokenOf } from '../../test/access-tokens';
import { call } from '../../test/account-calls';
import { besideTransaction } from '../../test/one-connection';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TokenScope } from '../../graphql/generated/schema';
import { setUserDisabled } from '../accounts/admin/user-access.service';
import { reclaimAccount } from '../accounts/email/proof.service';
import { resetPassword } from '../accounts/sign-in/reset.service';
import { issueToken } from '../accounts/single-use-token.service';
import { UserEntity } from '../accounts/user.entity';
import { AuditEntity } from '../audit/audit.entity';
import { eraseAccount } from '../personal-data/deletion.service';
import { ApiTokenEntity } from './api-token.entity';
import { newToken } from './token-format';
import { dropEndedTokens, revokeApiToken } from './token.service';

describe('personal access tokens', () => {
  let product: TestProduct;
  const sockets: Client[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(async () => {
    for (const socket of sockets) await socket.dispose();
    await product.stop();
  });

  const db = () => product.services.dataSource.manager;
  const me = '{ me { id email } }';

  describe('end', () => {
    const ways: [string, (owner: UserEntity, tokenId: string) => Promise<unknown>][] = [
      ['when they are revoked', (owner, id) => revokeApiToken(product.ctx(owner), id)],
      ['when they expire', (_owner, id) => db().update(ApiTokenEntity, { id }, { expiresAt: new Date() })],
      [
        'with a disabled account, and stay ended when it is enabled again',
        async ({ id }) => {
          const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
          await setUserDisabled(admin, id, true, 'Spam');
          await setUserDisabled(admin, id, false, 'No spam');
        },
      ],
      ['with an erased account', ({ id }) => product.ctx().transaction((tx) => eraseAccount(tx, id, 'our team'))],
      ['with a reclaimed account', ({ id }) => product.ctx().transaction((tx) => reclaimAccount(tx, id))],
      [
        'with a password reset',
        async ({ id }) => {
          await db().update(UserEntity, { id }, { emailVerifiedAt: new Date() });
          const token = await product.ctx().transaction((tx) => issueToken(tx, id, 'RESET'));
          await resetPassword(product.ctx(), { token, password: 'another-1' });
        },
      ],
    ];
    it.each(ways)('%s', async (_way, end) => {
      const owner = await product.addUser();
      const { program, id } = await tokenOf(product, owner, ['PROFILE_READ']);
      expect((await program.graphql(me)).status).toBe(200);
      await end(owner, id);
      expect(await program.graphql(me)).toMatchObject({
        status: 401,
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    });

    it('by the hand of an Admin who names a reason, if they have scopes of Admins', async () => {
      const admin = await product.addUser({ role: 'ADMIN' });
      const { program, id } = await tokenOf(product, admin, ['ADMIN_CONTENT_WRITE']);
      const harmless = await tokenOf(product, admin, ['DESIGNS_READ']);
      const browser = product.browser();
      const other = await browser.register('other-admin@example.com');
      await db().update(UserEntity, { id: other }, { role: 'ADMIN' });
      const revoke = (token: string, reason: string) =>
        call(browser, 'revokeAdminApiToken', '$id: ID!, $reason: String!', { id: token, reason });
      const { data } = await browser.graphql<{ adminApiTokens: { id: string; owner: object }[] }>(
        '{ adminApiTokens { id owner { email } } }',
      );
      expect(data.adminApiTokens.find((one) => one.id === id)).toMatchObject({ owner: { email: admin.email } });
      expect(data.adminApiTokens.map((one) => one.id)).not.toContain(harmless.id);
      expect((await revoke(id, ' ')).errors[0]?.code).toBe('INVALID_INPUT');
      expect((await revoke(harmless.id, 'Leaked')).errors[0]?.code).toBe('NOT_FOUND');
      expect((await revoke(id, 'Leaked')).errors).toEqual([]);
      expect((await revoke(id, 'Leaked')).errors).toEqual([]);
      expect((await program.graphql(me)).status).toBe(401);
      const rows = await db().findBy(AuditEntity, { action: 'revoke-api-token' });
      expect(rows).toMatchObject([{ actor: other, subject: `users/${admin.id}`, reason: 'Leaked' }]);
    });

    it('before they begin, when the account is disabled while one is made', async () => {
      const owner = await product.addUser();
      const making = await product.ctx().transaction(async (tx) => {
        await tx.db.update(UserEntity, { id: owner.id }, { disabledAt: new Date() });
        // it waits for this transaction, or begins after it
        const token = besideTransaction(() => tokenOf(product, owner, ['PROFILE_READ']));
        return { outcome: token.catch((error: unknown) => error) };
      });
      expect(await making.outcome).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await db().countBy(ApiTokenEntity, { userId: owner.id })).toBe(0);
    });

    it('for their owner alone', async () => {
      const { id, program } = await tokenOf(product, await product.addUser(), ['PROFILE_READ']);
      await expect(revokeApiToken(product.ctx(await product.addUser()), id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect((await program.graphql(me)).status).toBe(200);
    });

    it('and are deleted after 30 days', async () => {
      const owner = await product.addUser();
      const tokens = [];
      for (let count = 0; count < 3; count += 1) tokens.push((await tokenOf(product, owner, ['PROFILE_READ'])).id);
      const [old, recent] = tokens;
      await db().query(`update api_tokens set revoked_at = now() - interval '31 days' where id = $1`, [old]);
      await db().query(`update api_tokens set expires_at = now() - interval '29 days' where id = $1`, [recent]);
      await dropEndedTokens(product.ctx());
      const left = await db().findBy(ApiTokenEntity, { userId: owner.id });
      expect(left.map(({ id }) => id).sort()).toEqual(tokens.slice(1).sort());
    });
  });

  describe('over WebSocket', () => {
    const open = (parameters: Record<string, string>, headers: Record<string, string> = {}) => {
      let closed: (code: number) => void = () => undefined;
      const code = new Promise<number>((resolve) => (closed = resolve));
      const client = createClient({
        url: `${product.url.replace('http', 'ws')}/graphql`,
        retryAttempts: 0,
        connectionParams: parameters,
        webSocketImpl: class extends WebSocket {
          constructor(url: string, protocols: string) {
            super(url, protocols, { headers });
          }
        },
        on: { closed: (event) => closed((event as { code: number }).code) },
      });
      sockets.push(client);
      return { client, code };
    };
    const changes = 'subscription { ticketsChanged { ticket { id } viewer { id unreadTickets } } }';
    const first = async ({ client }: { client: Client }, query = changes) => {
      for await (const answer of client.iterate(query ? { query } : { query: changes })) return answer;
      return null;
    };

    it('check the scope of a subscription', async () => {
      const { token } = await tokenOf(product, await product.addUser(), ['TICKETS_READ']);
      for (const socket of [
        open({ Authorization: `Bearer ${token}` }),
        open({}, { authorization: `Bearer ${token}` }),
      ]) {
        expect((await first(socket))?.data).toMatchObject({ ticketsChanged: { viewer: { unreadTickets: 0 } } });
        await expect(first(socket, 'subscription { designsChanged { deletedId } }')).resolves.toMatchObject({
          errors: [{ extensions: { code: 'FORBIDDEN', scope: 'DESIGNS_READ' } }],
        });
      }
    });

    it('close at once when the token is wrong, revoked or expires', async () => {
      const wrong = open({ authorization: `Bearer ${newToken()}` });
      await expect(first(wrong)).rejects.toMatchObject({ code: 4401 });
      const owner = await product.addUser();
      const live = async (scopes: TokenScope[]) => {
        const made = await tokenOf(product, owner, scopes);
        const socket = open({ authorization: `Bearer ${made.token}` });
        const updates = socket.client.iterate({ query: changes });
        await updates.next();
        return { ...made, ...socket, next: updates.next().catch((error: unknown) => error) };
      };
      const [revoked, stays] = [await live(['TICKETS_READ']), await live(['TICKETS_READ'])];
      await revokeApiToken(product.ctx(owner), revoked.id);
      expect(await revoked.code).toBe(4401);
      await db().query(`update api_tokens set expires_at = now() + interval '300 milliseconds' where id = $1`, [
        stays.id,
      ]);
      // any event of the account makes the socket look at its token again
      await db().query(`select pg_notify('postloom_events', $1)`, [JSON.stringify({ type: 'account', id: owner.id })]);
      expect(await stays.code).toBe(4401);
    });
  });
});
