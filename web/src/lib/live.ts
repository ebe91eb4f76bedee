import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { connection } from './connection';

interface LiveOptions {
  url: string;
  /** Asks over HTTP who is signed in, which renews the session's cookies. Answers false when nobody is. */
  renew: () => Promise<boolean>;
  /** Called when live updates come again after a time without: something may have been missed. */
  onReturn: () => void;
  /** Waits this long before another try; sooner when the browser says that it is online again. */
  pause?: (ms: number) => Promise<void>;
  /** For tests outside a browser. */
  webSocketImpl?: unknown;
}

/** Close codes of graphql-transport-ws by which the server says that this socket is nobody's any more. */
const refusals = [4401, 4403];
const longestPauseMs = 30_000;
const pingMs = 20_000;
const pongMs = 8_000;

/** Doubles from half a second to half a minute; a part by chance, so that not everybody comes back at once. */
const backOff = (tries: number) =>
  Math.min(longestPauseMs, 500 * 2 ** Math.min(tries, 10)) * (0.7 + Math.random() * 0.3);

const untilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

const codeOf = (event: unknown) => Number((event as { code?: unknown } | null)?.code);

/** An operation that was refused because its session is over, and not for a reason of its own. */
const isSignedOut = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.['code'] === 'UNAUTHENTICATED');

/** A socket that has gone silent without being closed: a ping without its pong ends it, and a new one is made. */
function watchPulse(): {
  ping: (received: boolean) => void;
  pong: (received: boolean) => void;
  connected: (socket: unknown) => void;
  stop: () => void;
} {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    connected: (opened) => {
      socket = opened as WebSocket;
    },
    ping: (received) => {
      if (received) return;
      timer = setTimeout(() => socket?.close(4408, 'No pong'), pongMs);
    },
    pong: (received) => {
      if (received) stop();
    },
    stop,
  };
}

/**
 * Carries subscriptions over one socket that opens with the first of them. Lost, it is made again for ever, with
 * growing pauses; refused, the session is renewed over HTTP first. Source: graphql-transport-ws, and graphql-ws on
 * which close codes it takes for final.
 */
export function createLiveLink({ url, renew, onReturn, pause = untilOnline, webSocketImpl }: LiveOptions): ApolloLink {
  let following = 0;
  let sockets = 0;
  let lost = false;
  let refused = false;
  const pulse = watchPulse();
  const client = createClient({
    url,
    lazy: true,
    // the next page follows what the one before it followed
    lazyCloseTimeout: 2_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    keepAlive: pingMs,
    ...(webSocketImpl ? { webSocketImpl } : {}),
    retryWait: async (tries) => {
      await pause(backOff(tries));
      if (refused) await renew().catch(() => false);
    },
    on: {
      ping: pulse.ping,
      pong: pulse.pong,
      connected: (socket) => {
        sockets += 1;
        pulse.connected(socket);
        refused = false;
        connection.say('live');
        if (lost) onReturn();
        lost = false;
      },
      closed: (event) => {
        pulse.stop();
        refused = refusals.includes(codeOf(event));
        lost ||= following > 0;
        connection.say(following > 0 ? 'lost' : 'idle');
      },
    },
  });
  const link = new GraphQLWsLink(client);

  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let over = false;
        let tries = 0;
        let running: { unsubscribe: () => void } | undefined;
        /** After what the client takes for final: a session that has run out, or a close code it does not come back from. */
        const resume = async (socket: number): Promise<void> => {
          lost = true;
          for (;;) {
            const signedIn = await renew().catch(() => null);
            if (over) return;
            if (signedIn === false) return observer.complete();
            await pause(backOff(tries++));
            if (over) return;
            if (!signedIn) continue;
            // that socket was opened with the session of before
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
        following += 1;
        listen();
        return () => {
          over = true;
          following -= 1;
          running?.unsubscribe();
          if (following === 0) connection.say('idle');
        };
      }),
  );
}
