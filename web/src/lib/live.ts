import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { connection } from './connection';
import { untilOnline } from './lazy-link';

export interface LiveOptions {
  url: string;
  /**
   * Asks over HTTP whether a user is signed in, which renews the session's cookies. Resolves to false when signed out.
   */
  renew: () => Promise<boolean>;
  /** Called when live updates resume after an interruption: some may have been missed. */
  onReturn: () => void;
  /** Waits this long before another attempt; shorter when the browser reports that it is online again. */
  pause?: (ms: number) => Promise<void>;
  /** How soon silence is noticed. */
  times?: typeof usualTimes;
  /** Dispatches `offline` when the browser has lost its network. */
  page?: EventTarget | undefined;
  /** For tests outside a browser. */
  webSocketImpl?: unknown;
}

/** Close codes of graphql-transport-ws with which the server refuses a session. */
const refusals = [4401, 4403];
const longestPauseMs = 30_000;
/**
 * Milliseconds: of a handshake, between a pong and the next ping, and until its pong. `settleMs` is how long the server
 * has at least to take up the subscriptions that follow a new connection: what is read before could miss a change.
 */
const usualTimes = { connectMs: 15_000, pingMs: 20_000, pongMs: 8_000, settleMs: 300 };

/** Doubles from half a second to half a minute, with jitter, so that not all clients reconnect at once. */
const backOff = (tries: number) =>
  Math.min(longestPauseMs, 500 * 2 ** Math.min(tries, 10)) * (0.7 + Math.random() * 0.3);

const codeOf = (event: unknown) => Number((event as { code?: unknown } | null)?.code);

/** Returns whether an operation was refused because its session is over. */
const isSignedOut = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.['code'] === 'UNAUTHENTICATED');

/**
 * Detects a connection that died in silence: a handshake without an end, or a ping without a pong. It is given up at
 * once, as closing it would wait a minute for the other side.
 */
function watchPulse({ connectMs, pongMs }: typeof usualTimes, giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const expectWithin = (ms: number) => {
    stop();
    timer = setTimeout(giveUp, ms);
  };
  return {
    connecting: () => expectWithin(connectMs),
    ping: (received: boolean) => {
      if (!received) expectWithin(pongMs);
    },
    pong: (received: boolean) => {
      if (received) stop();
    },
    stop,
  };
}

/**
 * Creates a link for subscriptions over one WebSocket, which opens with the first of them. A lost connection is
 * reopened indefinitely, with growing pauses; after a refusal the session is first renewed over HTTP. Source:
 * graphql-transport-ws, and graphql-ws for the close codes it treats as fatal.
 */
export function createLiveLink({
  url,
  renew,
  onReturn,
  pause = untilOnline,
  times = usualTimes,
  page = globalThis.window,
  webSocketImpl,
}: LiveOptions): ApolloLink {
  let subscriptions = 0;
  let sockets = 0;
  let lost = false;
  let refused = false;
  let returning: ReturnType<typeof setTimeout> | undefined;
  const returnSoon = () => {
    // after a restart of the server not all clients may read at once
    const soon = times.settleMs * (1 + 2 * Math.random());
    returning = setTimeout(() => {
      lost = false;
      onReturn();
    }, soon);
  };
  const watch = watchPulse(times, () => client.terminate());
  const client = createClient({
    url,
    lazy: true,
    // the next page subscribes again to the same updates
    lazyCloseTimeout: 2_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    keepAlive: times.pingMs,
    ...(webSocketImpl ? { webSocketImpl } : {}),
    retryWait: async (tries) => {
      await pause(backOff(tries));
      if (refused) await renew().catch(() => false);
    },
    on: {
      connecting: watch.connecting,
      ping: watch.ping,
      pong: watch.pong,
      connected: () => {
        watch.stop();
        sockets += 1;
        refused = false;
        connection.say('live');
        clearTimeout(returning);
        if (lost) returnSoon();
      },
      closed: (event) => {
        watch.stop();
        clearTimeout(returning);
        refused = refusals.includes(codeOf(event));
        lost ||= subscriptions > 0;
        connection.say(subscriptions > 0 ? 'lost' : 'idle');
      },
    },
  });
  // without a network the next ping would notice only after half a minute
  page?.addEventListener('offline', () => client.terminate());
  const link = new GraphQLWsLink(client);

  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let over = false;
        let tries = 0;
        let running: { unsubscribe: () => void } | undefined;
        /** Continues after an error that the client treats as fatal: an expired session, or a fatal close code. */
        const resume = async (socket: number): Promise<void> => {
          lost = true;
          for (;;) {
            const signedIn = await renew().catch(() => null);
            if (over) return;
            if (signedIn === false) return observer.complete();
            await pause(backOff(tries++));
            if (over) return;
            if (!signedIn) continue;
            // that WebSocket was opened with the previous session
            if (socket === sockets) client.terminate();
            return listen();
          }
        };
        const listen = () => {
          running = link.request(operation).subscribe({
            next: (value) => {
              const refusal = value.errors?.length ? new CombinedGraphQLErrors(value) : null;
              if (isSignedOut(refusal)) {
                running?.unsubscribe();
                void resume(sockets);
                return;
              }
              tries = 0;
              observer.next(value);
            },
            error: (error: unknown) =>
              CombinedGraphQLErrors.is(error) && !isSignedOut(error)
                ? observer.error(error)
                : void resume(CombinedGraphQLErrors.is(error) ? sockets : -1),
            complete: () => observer.complete(),
          });
        };
        subscriptions += 1;
        listen();
        return () => {
          over = true;
          subscriptions -= 1;
          running?.unsubscribe();
          if (subscriptions === 0) connection.say('idle');
        };
      }),
  );
}
