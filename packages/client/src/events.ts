import { eventAddedDocument, eventsDocument } from './documents.js';
import type { PostloomEvent } from './documents.js';
import { PostloomError } from './errors.js';
import { pause } from './requests.js';
import type { RequestOptions } from './requests.js';

export interface FollowOptions {
  /** Only these types, with wildcards such as `order.*`. */
  types?: readonly string[];
  /** Begins behind this event; with what happens from now on when omitted. */
  after?: string;
  signal?: AbortSignal;
  /** Called when the connection is lost, with the seconds until the next try. */
  onLost?: (error: PostloomError, seconds: number) => void;
}

interface Requests {
  request: (
    document: typeof eventsDocument,
    variables: { types?: readonly string[]; size: number; direction: 'ASC' | 'DESC' },
    options: RequestOptions,
  ) => Promise<{ me: { events: { items: PostloomEvent[] } } | null }>;
  subscribe: (
    document: typeof eventAddedDocument,
    variables: { types?: readonly string[]; after?: string },
    options: RequestOptions,
  ) => AsyncGenerator<{ eventAdded: PostloomEvent }, void, void>;
}

/** What another try does not change. */
const isFinal = ({ code }: PostloomError) =>
  !['NETWORK', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'HTTP'].includes(code);
const longestPause = 30;

/**
 * Yields events as they happen. A lost connection is opened again behind the last event, so none is missed.
 * @throws PostloomError for a refused token, a missing scope or an unknown type
 */
export async function* followEvents(
  { request, subscribe }: Requests,
  { types, after, signal, onLost }: FollowOptions,
): AsyncGenerator<PostloomEvent, void, void> {
  const newest = async (direction: 'ASC' | 'DESC') =>
    (await request(eventsDocument, { types, size: 1, direction }, { signal })).me?.events.items[0];
  let cursor = after ?? (await newest('DESC'))?.cursor;
  for (let failures = 0, isFirst = true; !signal?.aborted; isFirst = false) {
    try {
      // there was no event at the beginning: the first one that is there by now is new
      const first = cursor === undefined && !isFirst ? await newest('ASC') : undefined;
      if (first) {
        cursor = first.cursor;
        yield first;
      }
      const variables = { types, ...(cursor !== undefined && { after: cursor }) };
      for await (const { eventAdded } of subscribe(eventAddedDocument, variables, { retries: 0, signal })) {
        failures = 0;
        cursor = eventAdded.cursor;
        yield eventAdded;
      }
      if (signal?.aborted) return;
      throw new PostloomError('NETWORK', 'The server closed the connection.');
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof PostloomError) || isFinal(error)) throw error;
      const seconds = error.retryAfterSeconds ?? Math.min(longestPause, 2 ** failures / 2);
      failures += 1;
      onLost?.(error, seconds);
      await pause(seconds, signal).catch(() => undefined);
    }
  }
}
