/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, InMemoryCache, gql } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import { GraphQLError, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { useServer as serve } from 'graphql-ws/use/ws';
import type { WebSocket as ServerSocket } from 'ws';
import { WebSocket, WebSocketServer } from 'ws';
import { connection } from './connection';
import { createLiveLink } from './live';

const following = gql`
  subscription {
    news
  }
`;

/** A server whose news are told by the test, to sockets of which each may be refused first. */
async function startNews() {
  const inboxes: ((text: string) => void)[] = [];
  const sockets: ServerSocket[] = [];
  const refuseNext: ((socket: ServerSocket) => void)[] = [];
  let refusal: GraphQLError | null = null;
  async function* news() {
    const waiting: string[] = [];
    let wake = () => undefined as void;
    const inbox = (text: string) => {
      waiting.push(text);
      wake();
    };
    inboxes.push(inbox);
    for (;;) {
      for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) yield { news: text };
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { unused: { type: GraphQLString } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { news: { type: GraphQLString, subscribe: news } },
    }),
  });
  const http = createServer();
  const server = new WebSocketServer({ server: http });
  server.on('connection', (socket) => {
    sockets.push(socket);
    refuseNext.shift()?.(socket);
  });
  serve({ schema, onSubscribe: () => (refusal ? [refusal] : undefined) }, server);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sockets,
    inboxes,
    refuseNext,
    refuseOperations: (error: GraphQLError | null) => {
      refusal = error;
    },
    /** Says it to whoever has begun to follow since the last time. */
    tell: (text: string) => inboxes.splice(0).forEach((inbox) => inbox(text)),
    stop: async () => {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

const until = async (holds: () => boolean) => {
  for (const begun = Date.now(); !holds() && Date.now() < begun + 5_000;) await new Promise(setImmediate);
  expect(holds()).toBe(true);
};

describe('the socket of live updates', () => {
  let server: Awaited<ReturnType<typeof startNews>>;
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    server = await startNews();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await server.stop();
  });

  /** Follows the news, as an app whose session `renew` renews. */
  function follow(renew: () => Promise<boolean> = async () => true) {
    const seen = { heard: [] as string[], pauses: 0, returns: 0, renewals: 0, ended: false };
    const link = createLiveLink({
      url: server.url,
      webSocketImpl: WebSocket,
      pause: async () => void (seen.pauses += 1),
      onReturn: () => void (seen.returns += 1),
      renew: () => {
        seen.renewals += 1;
        return renew();
      },
    });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const running = client.subscribe<{ news: string }>({ query: following }).subscribe({
      next: ({ data }: FormattedExecutionResult<{ news: string }>) => void seen.heard.push(data?.news ?? ''),
      complete: () => void (seen.ended = true),
    });
    stops.push(() => running.unsubscribe());
    return seen;
  }
  const heardNow = async (text: string, seen: { heard: string[] }) => {
    await until(() => server.inboxes.length > 0);
    server.tell(text);
    await until(() => seen.heard.includes(text));
  };

  it('hears, and has nothing to catch up with', async () => {
    const seen = follow();
    await heardNow('one', seen);
    expect(seen).toEqual({ heard: ['one'], pauses: 0, returns: 0, renewals: 0, ended: false });
    expect(connection.get()).toBe('live');
  });

  it('comes back after a cut, however often, and has what was missed asked for', async () => {
    const seen = follow();
    await heardNow('one', seen);
    for (const [text, returns] of [
      ['two', 1],
      ['three', 2],
    ] as const) {
      server.sockets.at(-1)?.terminate();
      await until(() => connection.get() === 'lost');
      await until(() => seen.returns === returns);
      await heardNow(text, seen);
    }
    expect(seen.pauses).toBeGreaterThanOrEqual(2);
    expect(seen.renewals).toBe(0);
  });

  it('is said to be lost when the server closes it politely, as at a deploy', async () => {
    const seen = follow();
    await heardNow('one', seen);
    server.sockets.at(-1)?.close(1012, 'Restarting');
    await until(() => seen.returns === 1);
    await heardNow('two', seen);
  });

  it.each([4401, 4403, 1011])('renews the session when it is closed with %s, then goes on', async (code) => {
    const seen = follow();
    await heardNow('one', seen);
    server.sockets.at(-1)?.close(code, 'No longer yours');
    await until(() => seen.returns === 1);
    await heardNow('two', seen);
    expect(seen.renewals).toBeGreaterThanOrEqual(1);
    expect(seen.ended).toBe(false);
  });

  it('opens another socket when an operation is refused for a session that has run out', async () => {
    server.refuseOperations(new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } }));
    const seen = follow(async () => {
      server.refuseOperations(null);
      return true;
    });
    await heardNow('one', seen);
    expect(server.sockets.length).toBeGreaterThan(1);
    expect(seen.renewals).toBe(1);
  });

  it('ends when nobody is signed in any more', async () => {
    const seen = follow(async () => false);
    await heardNow('one', seen);
    server.sockets.at(-1)?.close(4401, 'Signed out');
    await until(() => seen.ended);
  });

  it('keeps asking while the session cannot be asked about', async () => {
    let reachable = 3;
    const seen = follow(async () => {
      if (--reachable > 0) throw new TypeError('Failed to fetch');
      return true;
    });
    await heardNow('one', seen);
    server.sockets.at(-1)?.close(4401, 'Renew');
    await until(() => seen.returns === 1);
    expect(seen.renewals).toBe(3);
  });
});
