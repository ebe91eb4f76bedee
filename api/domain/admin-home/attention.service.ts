import { countsEnd } from '../../../contract/counts';
import type { RequestContext, Services } from '../../context';
import type { AttentionKind } from '../../graphql/generated/schema';
import { ofLiveAccount } from '../../platform/lists/conditions';
import { laneOfJobs } from '../../platform/jobs/definitions';
import { findStuckOrders } from '../monitoring/stuck-orders';
import type { StuckOrders } from '../monitoring/stuck-orders';
import { readStuckWork } from '../monitoring/stuck-work';
import type { StuckWork } from '../monitoring/stuck-work';
import { hasMailServer } from '../monitoring/delivery.service';

/** A condition that needs an Admin's action. */
export interface AttentionItem {
  kind: AttentionKind;
  count: number;
  /** The order that has waited longest, where it is about orders. */
  purchaseId: string | null;
  /** For disputes, the earliest deadline that PayPal has named. */
  respondBy: Date | null;
}

/** How old an answer may be: however many Admins look, a process reads the figures once in this time. */
const freshMs = 15_000;
/** A ticket without an answer for longer than this waits too long. */
const patientHours = 24;

interface Reading {
  at: number;
  items: Promise<AttentionItem[]>;
}
const readings = new WeakMap<Services['pool'], Reading>();

/** Kinds about orders, with the order that has waited longest. */
const orderOf: Partial<Record<AttentionKind, Exclude<keyof StuckOrders, 'respondBy'>>> = {
  PAYMENT_MISMATCH: 'mismatch',
  PAYMENT_HELD: 'held',
  PAYMENT_STUCK: 'capturing',
  REFUND_UNANSWERED: 'refund',
  REFUND_UNKNOWN: 'unknownRefund',
  REFUND_FAILED: 'failedRefund',
  DISPUTE: 'dispute',
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function itemsOf(
  stuck: StuckWork,
  { waitingTickets, hasMailServer }: { waitingTickets: number; hasMailServer: boolean },
): Omit<AttentionItem, 'purchaseId' | 'respondBy'>[] {
  const { payments, refunds, disputes, emails, jobs, keys } = stuck;
  const counts: [AttentionKind, number][] = [
    ['PAYMENT_MISMATCH', payments.mismatch],
    ['PAYMENT_UNMATCHED', payments.unmatched],
    ['PAYMENT_HELD', payments.held],
    ['PAYMENT_STUCK', payments.capturing],
    ['REFUND_UNANSWERED', refunds.unanswered],
    ['REFUND_UNKNOWN', refunds.unknown],
    ['REFUND_FAILED', refunds.failed],
    ['DISPUTE', disputes],
    ['AI_KEYS', keys.invalid + keys.forbidden + keys.needs_billing],
    ['NO_AI_KEY', keys.usable === 0 ? 1 : 0],
    ['EMAILS', emails.failed + emails.refused],
    // without a mail server, the checklist says so
    ['EMAILS_UNSENT', hasMailServer ? emails.unsent : 0],
    ['JOBS', sum(jobs.map(({ failed }) => failed))],
    ['TICKETS', waitingTickets],
  ];
  return counts.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
}

/** Reads what needs an Admin as it is now. */
export async function readAttention(ctx: RequestContext): Promise<AttentionItem[]> {
  const [row]: { waiting: number }[] = await ctx.db.query(
    `select count(*)::int as waiting from (
       select 1 from tickets where unread_by_support > 0 and last_message_at < now() - make_interval(hours => $1) and ${ofLiveAccount('user_id')} limit ${countsEnd.attention}) late`,
    [patientHours],
  );
  const items = itemsOf(await readStuckWork(ctx.pool, laneOfJobs), {
    waitingTickets: row?.waiting ?? 0,
    hasMailServer: await hasMailServer(ctx),
  });
  const orders = items.some(({ kind }) => kind in orderOf) ? await findStuckOrders(ctx) : null;
  return items.map((item) => {
    const part = orderOf[item.kind];
    return {
      ...item,
      purchaseId: part && orders ? orders[part] : null,
      respondBy: item.kind === 'DISPUTE' && orders ? orders.respondBy : null,
    };
  });
}

/** Returns what needs an Admin, none when all is well; at most 15 seconds old. */
export function needsAttention(ctx: RequestContext): Promise<AttentionItem[]> {
  const known = readings.get(ctx.pool);
  if (known && performance.now() - known.at < freshMs) return known.items;
  const items = readAttention(ctx);
  readings.set(ctx.pool, { at: performance.now(), items });
  // a failure is not an answer
  items.catch(() => readings.delete(ctx.pool));
  return items;
}

/** Returns how many kinds of things need an Admin. */
export const attentionCount = async (ctx: RequestContext): Promise<number> => (await needsAttention(ctx)).length;
