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

const subscription = gql`
  subscription {
    text
  }
`;

/** Starts a server whose updates are sent by the test, and which may refuse each WebSocket. */
async function startUpdates() {
  const inboxes: ((text: string) => void)[] = [];
  const sockets: ServerSocket[] = [];
  const refuseNext: ((socket: ServerSocket) => void)[] = [];
  let refusal: GraphQLError | null = null;
  async function* updates() {
    const waiting: string[] = [];
    let wake = () => undefined as void;
    const inbox = (text: string) => {
      waiting.push(text);
      wake();
    };
    inboxes.push(inbox);
    for (;;) {
      for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) yield { text };
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { unused: { type: GraphQLString } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { text: { type: GraphQLString, subscribe: updates } },
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
    /** Sends a text to every subscription started since the last call. */
    send: (text: string) => inboxes.splice(0).forEach((inbox) => inbox(text)),
    stop: async () => {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

type LiveTimes = Parameters<typeof createLiveLink>[0]['times'];

const until = async (holds: () => boolean) => {
  for (const begun = Date.now(); !holds() && Date.now() < begun + 5_000;) await new Promise(setImmediate);
  expect(holds()).toBe(true);
};

describe('the WebSocket of live updates', () => {
  let server: Awaited<ReturnType<typeof startUpdates>>;
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    server = await startUpdates();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await server.stop();
  });

  /** Subscribes to the updates, like an app whose session `renew` renews. */
  function subscribe(renew: () => Promise<boolean> = async () => true, times?: LiveTimes, page?: EventTarget) {
    const seen = { received: [] as string[], pauses: 0, returns: 0, renewals: 0, ended: false };
    const link = createLiveLink({
      url: server.url,
      webSocketImpl: WebSocket,
      times,
      page,
      pause: async () => void (seen.pauses += 1),
      onReturn: () => void (seen.returns += 1),
      renew: () => {
        seen.renewals += 1;
        return renew();
      },
    });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const running = client.subscribe<{ text: string }>({ query: subscription }).subscribe({
      next: ({ data }: FormattedExecutionResult<{ text: string }>) => void seen.received.push(data?.text ?? ''),
      complete: () => void (seen.ended = true),
    });
    stops.push(() => running.unsubscribe());
    return seen;
  }
  const receives = async (text: string, seen: { received: string[] }) => {
    await until(() => server.inboxes.length > 0);
    server.send(text);
    await until(() => seen.received.includes(text));
  };

  it('is lost as soon as the browser has no network, and returns', async () => {
    const page = new EventTarget();
    const seen = subscribe(undefined, undefined, page);
    await receives('one', seen);
    page.dispatchEvent(new Event('offline'));
    await until(() => connection.get() === 'lost');
    await receives('two', seen);
    await until(() => seen.returns === 1);
    expect(connection.get()).toBe('live');
  });

  it('receives updates, and has nothing to catch up with', async () => {
    const seen = subscribe();
    await receives('one', seen);
    expect(seen).toEqual({ received: ['one'], pauses: 0, returns: 0, renewals: 0, ended: false });
    expect(connection.get()).toBe('live');
  });

  it('reconnects after every interruption, and has missed updates requested', async () => {
    const seen = subscribe();
    await receives('one', seen);
    for (const [text, returns] of [
      ['two', 1],
      ['three', 2],
    ] as const) {
      server.sockets.at(-1)?.terminate();
      await until(() => connection.get() === 'lost');
      await until(() => seen.returns === returns);
      // what changes from now on is received: before the server listens, a read could miss it
      expect(server.inboxes).toHaveLength(1);
      await receives(text, seen);
    }
    expect(seen.pauses).toBeGreaterThanOrEqual(2);
    expect(seen.renewals).toBe(0);
  });

  it('returns at once when it dies in silence', async () => {
    const seen = subscribe(undefined, { connectMs: 5_000, pingMs: 20, pongMs: 20, settleMs: 50 });
    await receives('one', seen);
    // takes everything and answers nothing, not even the close
    server.sockets.at(-1)?.pause();
    await until(() => seen.returns === 1);
    await receives('two', seen);
  });

  it('tries again when a handshake has no end', async () => {
    server.refuseNext.push((socket) => socket.pause());
    const seen = subscribe(undefined, { connectMs: 100, pingMs: 20_000, pongMs: 20, settleMs: 50 });
    await receives('one', seen);
    expect(seen.pauses).toBe(1);
  });

  it('counts as lost when the server closes it normally, as at a deploy', async () => {
    const seen = subscribe();
    await receives('one', seen);
    server.sockets.at(-1)?.close(1012, 'Restarting');
    await until(() => seen.returns === 1);
    await receives('two', seen);
  });

  it.each([4401, 4403, 1011])('renews the session when it is closed with %s, then continues', async (code) => {
    const seen = subscribe();
    await receives('one', seen);
    server.sockets.at(-1)?.close(code, 'No longer yours');
    await until(() => seen.returns === 1);
    await receives('two', seen);
    expect(seen.renewals).toBeGreaterThanOrEqual(1);
    expect(seen.ended).toBe(false);
  });

  it('opens a new connection when an operation is refused for an expired session', async () => {
    server.refuseOperations(new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } }));
    const seen = subscribe(async () => {
      server.refuseOperations(null);
      return true;
    });
    await receives('one', seen);
    expect(server.sockets.length).toBeGreaterThan(1);
    expect(seen.renewals).toBe(1);
  });

  it('ends when the user is signed out', async () => {
    const seen = subscribe(async () => false);
    await receives('one', seen);
    server.sockets.at(-1)?.close(4401, 'Signed out');
    await until(() => seen.ended);
  });

  it('keeps retrying while the session cannot be checked', async () => {
    let reachable = 3;
    const seen = subscribe(async () => {
      if (--reachable > 0) throw new TypeError('Failed to fetch');
      return true;
    });
    await receives('one', seen);
    server.sockets.at(-1)?.close(4401, 'Renew');
    await until(() => seen.returns === 1);
    expect(seen.renewals).toBe(3);
  });
});
