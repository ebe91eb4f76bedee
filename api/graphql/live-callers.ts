import type { RequestContext, Viewer } from '../context';
import { sessionOf, viewerOf } from '../domain/accounts/sessions/session.service';
import { bearerViewer, invalidToken, tokenEnd } from '../domain/tokens/bearer.service';
import { bearerToken, sessionTokens } from '../platform/http/cookies';
import type { LiveSocket } from './live-sockets';

/** Code that a socket is closed with when its session or token has ended, or its token is wrong; that of graphql-ws for 'Unauthorized'. */
export const unauthorized = 4401;

/** Who opened a socket. */
export interface LiveCaller {
  /** The account, to count its sockets: of a test token, its owner's. Null for an anonymous caller. */
  userId: string | null;
  /**
   * Returns the caller as it is now; null for an anonymous one and for an ended session.
   * @throws AccessError UNAUTHENTICATED for an ended token
   */
  identify(ctx: RequestContext): Promise<Viewer | null>;
  /** The personal access token that the socket was opened with. */
  tokenId?: string;
}

/** The value of `Authorization` among the parameters of connection_init; it wins over the header. */
function bearerIn(parameters: Readonly<Record<string, unknown>> | undefined): string | null {
  const given = Object.entries(parameters ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return typeof given === 'string' ? bearerToken({ headers: { authorization: given } }) : null;
}

/**
 * Returns who opens a socket: by a bearer token of connection_init or of the upgrade request, or by its cookies. The
 * database is asked again when an operation starts.
 * @throws AccessError UNAUTHENTICATED for a bearer token that is wrong, has expired or was revoked
 */
export async function liveCaller(
  ctx: RequestContext,
  { request }: LiveSocket,
  parameters: Readonly<Record<string, unknown>> | undefined,
): Promise<LiveCaller> {
  const bearer = bearerIn(parameters) ?? bearerToken(request);
  if (bearer !== null) {
    const { userId, testOf, tokenId } = await bearerViewer(ctx, bearer);
    return {
      userId: testOf ?? userId,
      identify: (asking) => bearerViewer(asking, bearer),
      ...(tokenId && { tokenId }),
    };
  }
  const session = await sessionOf(ctx, sessionTokens(request, ctx.config.appUrl.startsWith('https:')));
  // an ended session takes none of the account's sockets
  if (!session || !(await viewerOf(ctx, session))) return { userId: null, identify: async () => null };
  return { userId: session.userId, identify: (asking) => viewerOf(asking, session) };
}

/** Longest delay of a timer. */
const longestMs = 2 ** 31 - 1;
/** Time in which a browser whose session has ended closes its socket itself, after its subscriptions have ended. */
const graceMs = 3_000;

/**
 * Closes a socket when its session or token ends: at the expiry of a token, and when the account's events say so. It
 * would take one of the account's sockets otherwise, for as long as its client likes. Stops with the socket; does nothing
 * for one that has closed, as its `close` event would not come again.
 */
export function closeWithCaller(
  ctx: RequestContext,
  { socket }: LiveSocket,
  userId: string,
  { identify, tokenId }: Pick<LiveCaller, 'identify' | 'tokenId'>,
): void {
  if (socket.readyState === socket.CLOSED) return;
  let timer: NodeJS.Timeout | undefined;
  const wait = (work: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms).unref();
  };
  const check = async () => {
    const end = tokenId ? await tokenEnd(ctx, tokenId) : (await identify(ctx)) ? null : 'ended';
    clearTimeout(timer);
    if (socket.readyState !== socket.OPEN) return;
    if (end === 'ended') {
      stop();
      if (tokenId) socket.close(unauthorized, invalidToken().message);
      else wait(() => socket.close(unauthorized, 'This session has ended.'), graceMs);
    } else if (end) wait(look, Math.min(longestMs, Math.max(0, end.getTime() - Date.now()) + 1));
  };
  // while the database is away, operations fail; the next event or operation asks again
  const look = () =>
    void check().catch((error: unknown) => ctx.logger.warn({ err: error }, 'a caller was not checked'));
  const stop = ctx.events.listen('account', userId, look);
  socket.once('close', () => {
    stop();
    clearTimeout(timer);
  });
  look();
}
