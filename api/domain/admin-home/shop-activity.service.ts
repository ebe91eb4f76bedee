import { setTimeout as delay } from 'node:timers/promises';
import { countsEnd } from '../../../contract/counts';
import type { RequestContext } from '../../context';
import { isLiveAccount, ofLiveAccount } from '../../platform/lists/conditions';
import { allObjects } from '../../platform/events/domain-event';
import { freshCaller } from '../accounts/sessions/session.service';
import { isAdmin } from '../viewer';
import { attentionCount } from './attention.service';

/** What the administrator area shows of the whole shop at all times. */
export interface ShopActivity {
  pendingOrders: number;
  openTickets: number;
  needsAttention: number;
  newestPurchaseId: string | null;
  newestPurchaseAt: Date | null;
  newestDesignId: string | null;
  newestDesignAt: Date | null;
  newestUserId: string | null;
  newestUserAt: Date | null;
}

const count = (rest: string) =>
  `(select count(*)::int from (select 1 from ${rest} limit ${countsEnd.activity}) counted)`;
const newest = (name: string, rest: string) =>
  [
    ['id', 'Id'],
    ['created_at', 'At'],
  ]
    .map(
      ([column, end]) =>
        `(select ${column} from ${rest} order by created_at desc, id desc limit 1) as "newest${name}${end}"`,
    )
    .join(', ');

const live = ofLiveAccount('user_id');

/** Each part reads an index whose rows are few, or the end of one. */
const statement = `select
  ${count(`orders where payment_status = 'PENDING' and deleted_at is null and ${live}`)} as "pendingOrders",
  ${count(`tickets where unread_by_support > 0 and ${live}`)} as "openTickets",
  ${newest('Purchase', `orders where deleted_at is null and ${live}`)},
  ${newest('Design', `designs where deleted_at is null and ${live}`)},
  ${newest('User', `users where ${isLiveAccount}`)}`;

/** Returns the shop's present activity. */
export async function shopActivity(ctx: RequestContext): Promise<ShopActivity> {
  const [row]: Omit<ShopActivity, 'needsAttention'>[] = await ctx.db.query(statement);
  if (!row) throw new Error('The database answered nothing');
  return { ...row, needsAttention: await attentionCount(ctx) };
}

/** Least time between two updates of one subscription. */
const pauseMs = 1_000;

/**
 * Subscribes an Admin to the shop's activity: now, and after changes at most once a second, until the caller is no
 * longer an Admin.
 */
export function watchShop(ctx: RequestContext): AsyncIterableIterator<ShopActivity> {
  let readAt = -Infinity;
  const read = async () => {
    await delay(Math.max(0, readAt + pauseMs - performance.now()), undefined, { ref: false });
    if (!(await freshCaller(ctx)) || !isAdmin(ctx, 'ADMIN_SALES_READ')) return null;
    readAt = performance.now();
    return shopActivity(ctx);
  };
  return ctx.events.watch('shop', allObjects, read, { now: true });
}
