import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import type { PoolClient } from 'pg';
import WebSocket from 'ws';
import { tokenOf } from '../../../test/access-tokens';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { createTicket } from '../../tickets/ticket.service';
import { settledNumber } from './event.list';

interface Added {
  eventAdded: { id: string; type: string; cursor: string; body: string };
}

const subscription = `subscription Follow($types: [String!], $after: String) {
  eventAdded(types: $types, after: $after) { id type cursor body }
}`;

describe('the live events of an account', () => {
  let product: TestProduct;
  let mia: UserEntity;
  let client: Client;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    mia = await product.addUser();
    const { token } = await tokenOf(product, mia, ['WEBHOOKS_READ']);
    client = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });
  });
  afterEach(() => client.dispose());

  /** Resolves when all events are listed: any earlier transaction of the server, also of another test, holds them back. */
  const listed = async () => {
    const heldBack = `select from events where transaction_no >= ${settledNumber} limit 1`;
    while ((await product.services.pool.query(heldBack)).rowCount) await new Promise(setImmediate);
  };
  /** Runs work while an earlier transaction with an event is open. */
  const beside = async (work: (early: PoolClient) => Promise<void>) => {
    await listed();
    const early = await product.services.pool.connect();
    try {
      await early.query('begin');
      await early.query(`select record_webhook_event('order.paid', $1, '{}')`, [mia.id]);
      await work(early);
    } finally {
      await early.query('rollback');
      early.release();
    }
  };
  const ticket = () => createTicket(product.ctx(mia), { subject: 'S', message: 'M', requestId: crypto.randomUUID() });
  const follow = (variables: { types?: string[]; after?: string } = {}) => {
    const events = client.iterate<Added>({ query: subscription, variables });
    return {
      next: async () => {
        const { value } = (await events.next()) as { value: { data?: Added; errors?: object[] } };
        return value.data?.eventAdded ?? value.errors;
      },
      /** Resolves when the subscription listens, with its first event to come. */
      begun: async () => {
        const listening = new Promise<void>((resolve) => {
          const listen = product.services.events.listen.bind(product.services.events);
          jest.spyOn(product.services.events, 'listen').mockImplementation((type, id, react) => {
            if (type === 'events' && id === mia.id) resolve();
            return listen(type, id, react);
          });
        });
        const first = events.next();
        await listening;
        jest.restoreAllMocks();
        return { first: first.then(({ value }) => (value as { data: Added }).data.eventAdded) };
      },
      end: () => events.return?.(),
    };
  };

  it('begin with what happens from now on, of the types that are asked for', async () => {
    await ticket();
    await listed();
    const events = follow({ types: ['ticket.*'] });
    const { first } = await events.begun();
    await product.giveCredits(mia.id, 3);
    const { id } = await ticket();
    expect(JSON.parse((await first).body)).toMatchObject({
      type: 'ticket.created',
      data: { id, accountId: mia.id, query: 'ticket' },
    });
    await events.end();
  });

  it('continue from a cursor without a gap, also with what happened while no one listened', async () => {
    await listed();
    const events = follow();
    const { first } = await events.begun();
    await ticket();
    const { cursor, type } = await first;
    expect(type).toBe('ticket.created');
    await events.end();
    await product.giveCredits(mia.id, 3);
    const again = follow({ after: cursor });
    expect(await again.next()).toMatchObject({ type: 'credits.granted' });
    const later = again.next();
    await ticket();
    expect(await later).toMatchObject({ type: 'ticket.created' });
    await again.end();
  });

  it('wait for an earlier transaction, and then come in order', () =>
    beside(async (early) => {
      const events = follow();
      const { first } = await events.begun();
      await ticket();
      // without a notification of its own, its end is noticed
      await early.query('rollback');
      expect(await first).toMatchObject({ type: 'ticket.created' });
      await events.end();
    }));

  it('miss none whose earlier transaction ends while the feed looks', () =>
    beside(async (early) => {
      const events = follow();
      const { first } = await events.begun();
      const { manager } = product.services.dataSource;
      const query = manager.query.bind(manager);
      let isMade = false;
      const asked = jest.spyOn(manager, 'query').mockImplementation(async (...given) => {
        if (isMade && given[0].startsWith('select from events')) {
          isMade = false;
          await early.query('rollback');
        }
        return query(...given);
      });
      await ticket();
      isMade = true;
      expect(await first).toMatchObject({ type: 'ticket.created' });
      expect(isMade).toBe(false);
      asked.mockRestore();
      await events.end();
    }));

  it.each([{ types: ['order'] }, { after: 'e30.forged' }])('refuse %j', async (variables) => {
    expect(await follow(variables).next()).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('need the scope WEBHOOKS_READ', async () => {
    const { token } = await tokenOf(product, mia, ['PROFILE_READ']);
    const other = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    const { value } = (await other.iterate({ query: subscription }).next()) as { value: { errors: object[] } };
    expect(value.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', scope: 'WEBHOOKS_READ' } }]);
    await other.dispose();
  });
});
