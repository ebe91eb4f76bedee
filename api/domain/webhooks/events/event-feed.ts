import { Repeater } from '@repeaterjs/repeater';
import type { RequestContext } from '../../../context';
import { allObjects } from '../../../platform/events/domain-event';
import type { Topic } from '../../../platform/events/domain-event';
import { freshCaller } from '../../accounts/sessions/session.service';
import { isAdmin, signedIn } from '../../viewer';
import type { EventEntity } from './event.entity';
import { cursorOf, listEvents, settledNumber } from './event.list';

/** Events that are read at once; the caller's rights are checked as often. */
const batch = 20;
/** Pauses before another look at events that wait for an earlier transaction to end: each is twice as long. */
const [shortestPauseMs, longestPauseMs] = [250, 5_000];

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns the cursor behind which everything is that is listed from now on. */
async function currentEnd(ctx: RequestContext): Promise<string> {
  const [row]: { last: string }[] = await ctx.db.query(`select ${settledNumber} - 1 as last`);
  return cursorOf(ctx, { transactionNo: row?.last ?? '0', id: lastId });
}

/** Whether the account, or the shop without one, has events that are not listed yet. */
async function hasHeldBack(ctx: RequestContext, owner: string | undefined): Promise<boolean> {
  const rows: unknown[] = await ctx.db.query(
    `select from events where transaction_no >= ${settledNumber} ${owner ? 'and user_id = $1' : ''} limit 1`,
    owner ? [owner] : [],
  );
  return rows.length > 0;
}

interface Asked {
  types?: string[] | null;
  after?: string | null;
}

/** Whose events a feed has. */
interface Feed {
  /** The account; undefined for all. */
  owner?: string;
  /** Notifications after which the list is read again. */
  topics: readonly { type: Topic; id: string }[];
  /** Whether the caller may still receive them. */
  mayReceive: () => boolean;
}

/**
 * Subscribes to events behind a cursor, or from now on, until the session or token ends. Reads the list, so none is
 * missed: notifications only say when to read again.
 * @throws BadListRequest for an unknown type or a foreign cursor.
 */
async function follow(
  ctx: RequestContext,
  { types, after }: Asked,
  { owner, topics, mayReceive }: Feed,
): Promise<AsyncIterableIterator<EventEntity>> {
  let cursor = after ?? (await currentEnd(ctx));
  const read = () => listEvents(ctx, { filter: { types }, page: { size: batch, after: cursor } }, owner);
  // refused before the subscription starts: an error during it would end the whole connection
  read();
  return new Repeater<EventEntity>(async (push, stop) => {
    let wake = () => undefined as void;
    let isChanged = true;
    let isOver = false;
    let pauseMs = shortestPauseMs;
    const listening = topics.map(({ type, id }) =>
      ctx.events.listen(type, id, () => {
        isChanged = true;
        wake();
      }),
    );
    void stop.then(() => {
      isOver = true;
      for (const stopListening of listening) stopListening();
      wake();
    });
    const woken = (atMostMs?: number) =>
      new Promise<void>((resolve) => {
        const timer = atMostMs === undefined ? undefined : setTimeout(() => wake(), atMostMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    try {
      while (!isOver) {
        isChanged = false;
        // before the list is read: what is no longer held back then is in the list
        const isHeldBack = await hasHeldBack(ctx, owner);
        const events = await read().items();
        // after the list was read: nothing that happened after the right was lost is sent
        if (!(await freshCaller(ctx)) || !mayReceive()) return stop();
        for (const event of events) {
          if (isOver) return;
          await push(event);
          cursor = cursorOf(ctx, event);
        }
        if (events.length === batch) continue;
        if (!isChanged && !isOver) await woken(isHeldBack ? pauseMs : undefined);
        pauseMs = isHeldBack ? Math.min(2 * pauseMs, longestPauseMs) : shortestPauseMs;
      }
    } catch (error) {
      stop();
      throw error;
    }
  });
}

/** Subscribes to the caller's events. @throws BadListRequest */
export function subscribeToEvents(ctx: RequestContext, asked: Asked): Promise<AsyncIterableIterator<EventEntity>> {
  const { userId } = signedIn(ctx);
  return follow(ctx, asked, { owner: userId, topics: [{ type: 'events', id: userId }], mayReceive: () => true });
}

/** Subscribes to the events of all accounts, while the caller is an Admin. @throws BadListRequest */
export const subscribeToShopEvents = (ctx: RequestContext, asked: Asked): Promise<AsyncIterableIterator<EventEntity>> =>
  follow(ctx, asked, {
    topics: [
      { type: 'allEvents', id: allObjects },
      // the events of anonymous people's tickets have no notification of their own
      { type: 'allTickets', id: allObjects },
    ],
    mayReceive: () => isAdmin(ctx, 'ADMIN_SETTINGS_READ'),
  });
