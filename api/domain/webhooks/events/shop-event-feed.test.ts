import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { tokenOf } from '../../../test/access-tokens';
import { untilEventsAreListed } from '../../../test/webhook-product';
import { testModeOf } from '../../../test/test-mode';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TokenScope } from '../../../graphql/generated/schema';
import type { UserEntity } from '../../accounts/user.entity';
import { sendContactMessage } from '../../tickets/contact.service';

interface Added {
  shopEventAdded: { type: string; accountId: string | null; cursor: string };
}
type Answer = { data?: Added; errors?: object[] };

const subscription = `subscription Follow($types: [String!], $after: String) {
  shopEventAdded(types: $types, after: $after) { type accountId cursor }
}`;

describe('the live events of the shop', () => {
  let product: TestProduct;
  let admin: UserEntity;
  const clients: Client[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    // one Admin always remains
    await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });

  const follow = async (
    who: UserEntity,
    scopes: TokenScope[],
    variables: { types?: string[]; after?: string } = {},
  ) => {
    const { token } = await tokenOf(product, who, scopes);
    await untilEventsAreListed(product.services.dataSource.manager);
    const client = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    clients.push(client);
    const events = client.iterate<Added>({ query: subscription, variables });
    const next = async () => (await events.next()) as { done?: boolean; value?: Answer };
    return {
      next,
      event: async () => (await next()).value?.data?.shopEventAdded,
      /** Resolves when the subscription listens, with its first event to come. */
      begun: async () => {
        const listening = new Promise<void>((resolve) => {
          const listen = product.services.events.listen.bind(product.services.events);
          jest.spyOn(product.services.events, 'listen').mockImplementation((type, id, react) => {
            if (type === 'allTickets') resolve();
            return listen(type, id, react);
          });
        });
        const first = next();
        await listening;
        jest.restoreAllMocks();
        return { first };
      },
    };
  };
  const contact = () =>
    sendContactMessage(product.ctx(), {
      ...{ name: 'Mia', email: 'mia@example.com', phone: '+44 20 7946 0123', subject: 'Sizes', message: 'Which?' },
    });

  it('come from all accounts and anonymous people, none of test mode, and continue from a cursor', async () => {
    const [mia, sam] = [await product.addUser(), await product.addUser()];
    const { id: testId } = await testModeOf(product, mia);
    const types = ['credits.*', 'ticket.created'];
    const feed = await follow(admin, ['ADMIN_SETTINGS_READ'], { types });
    const { first } = await feed.begun();
    await product.giveCredits(testId, 3);
    await product.giveCredits(mia.id, 3);
    const received = [(await first).value?.data?.shopEventAdded];
    await product.giveCredits(sam.id, 3);
    received.push(await feed.event());
    await contact();
    received.push(await feed.event());
    expect(received).toMatchObject([
      { type: 'credits.granted', accountId: mia.id },
      { type: 'credits.granted', accountId: sam.id },
      { type: 'ticket.created', accountId: null },
    ]);
    const again = await follow(admin, ['ADMIN_SETTINGS_READ'], { types, after: received[0]?.cursor ?? '' });
    expect([await again.event(), await again.event()]).toEqual(received.slice(1));
  });

  it('are refused to members, to tokens without the scope, and for unknown types', async () => {
    const mia = await product.addUser();
    const codes = async (who: UserEntity, scopes: TokenScope[], variables = {}) =>
      (await (await follow(who, scopes, variables)).next()).value?.errors;
    expect(await codes(mia, ['WEBHOOKS_READ'])).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await codes(admin, ['WEBHOOKS_READ', 'ADMIN_SALES_READ'])).toMatchObject([
      { extensions: { code: 'FORBIDDEN', scope: 'ADMIN_SETTINGS_READ' } },
    ]);
    for (const variables of [{ types: ['order'] }, { after: 'e30.forged' }])
      expect(await codes(admin, ['ADMIN_SETTINGS_READ'], variables)).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
  });

  it('end when the caller is no Admin any more, without another event', async () => {
    const feed = await follow(admin, ['ADMIN_SETTINGS_READ']);
    const { first } = await feed.begun();
    await product.services.pool.query(`update users set role = 'MEMBER' where id = $1`, [admin.id]);
    await product.giveCredits((await product.addUser()).id, 3);
    expect((await first).done).toBe(true);
  });
});
