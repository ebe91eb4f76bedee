import { Repeater } from '@repeaterjs/repeater';
import type { RequestContext } from '../../../context';
import { freshCaller } from '../../accounts/sessions/session.service';
import { signedIn } from '../../viewer';
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

/** Whether the account has events that are not listed yet. */
async function hasHeldBack(ctx: RequestContext, userId: string): Promise<boolean> {
  const rows: unknown[] = await ctx.db.query(
    `select from events where user_id = $1 and transaction_no >= ${settledNumber} limit 1`,
    [userId],
  );
  return rows.length > 0;
}

/**
 * Subscribes to the caller's events behind a cursor, or from now on, until the session or token ends. Reads the list, so
 * none is missed: notifications only say when to read again.
 * @throws BadListRequest for an unknown type or a foreign cursor.
 */
export async function subscribeToEvents(
  ctx: RequestContext,
  { types, after }: { types?: string[] | null; after?: string | null },
): Promise<AsyncIterableIterator<EventEntity>> {
  const { userId } = signedIn(ctx);
  let cursor = after ?? (await currentEnd(ctx));
  const read = () => listEvents(ctx, { filter: { types }, page: { size: batch, after: cursor } }, userId);
  // refused before the subscription starts: an error during it would end the whole connection
  read();
  return new Repeater<EventEntity>(async (push, stop) => {
    let wake = () => undefined as void;
    let isChanged = true;
    let isOver = false;
    let pauseMs = shortestPauseMs;
    const stopListening = ctx.events.listen('events', userId, () => {
      isChanged = true;
      wake();
    });
    void stop.then(() => {
      isOver = true;
      stopListening();
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
        if (!(await freshCaller(ctx))) return stop();
        // before the list is read: what is no longer held back then is in the list
        const isHeldBack = await hasHeldBack(ctx, userId);
        const events = await read().items();
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
