import { mostPurchasesAtOnce } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { PaymentStatus, PurchaseFilter, PurchaseTarget } from '../../../graphql/generated/schema';
import { BadListRequest } from '../../../platform/lists/definition';
import { forgetLongLists } from '../../../platform/lists/long-lists';
import { countOf } from '../../../platform/lists/walk';
import { requireStillAdmin } from '../../accounts/sessions/session.service';
import { lockOrders } from '../../orders/admin/order-deletion';
import type { OrderEntity } from '../../orders/order.entity';
import { purchaseList } from '../../orders/order.list';
import { paymentMachine } from '../../orders/order.states';
import { doToMatching, refuseEverything, refuseMoreThan, resultByIds } from '../../bulk';
import type { BulkResult } from '../../bulk';
import { UserError, isId, notFound } from '../../user-error';
import { endAttempts } from '../attempts/payment-steps';

/** Number of orders locked together. It limits how long a capture of one of them waits. */
export const perTransaction = 100;
/** Maximum number of orders that one call ends by a filter; a caller repeats the call for more. */
const mostByFilter = 500;

const refusalMessages = {
  NOT_FOUND: 'This order does not exist.',
  INVALID_STATE: 'This order is no longer pending.',
  PAYMENT_PENDING: 'PayPal is deciding on the payment of this order.',
};

/** Outcome for an order: DONE by this call, BEFORE by an earlier one, or the code of why it was refused. */
type Outcome = 'DONE' | 'BEFORE' | keyof typeof refusalMessages;

/** How pending orders are ended: deleted or cancelled. */
export interface Ending {
  /** The word in 'Please choose which orders to delete.' */
  verb: 'delete' | 'cancel';
  /** Reason in the history of the ended attempts. */
  attemptReason: string;
  /** Whether an order has been ended in this way before. */
  isEnded: (order: OrderEntity) => boolean;
  /** Ends locked pending orders whose attempts are ended. */
  end: (tx: RequestContext, orders: readonly OrderEntity[]) => Promise<void>;
}

/**
 * Returns why an order can't be ended; null when it can: it must be pending, with no capture in progress or under
 * review. The caller holds the order's lock.
 */
function outcomeOf(order: OrderEntity, { isEnded }: Ending): Outcome | null {
  if (isEnded(order)) return 'BEFORE';
  if (order.deletedAt) return 'NOT_FOUND';
  if (order.paymentStatus === 'PROCESSING') return 'PAYMENT_PENDING';
  return order.paymentStatus === 'PENDING' ? null : 'INVALID_STATE';
}

/**
 * Ends the pending ones of some orders in one short transaction. Their attempts are ended, so a later approval is never
 * captured. A payer can only see another outcome through a capture in progress, which prevents it.
 */
async function endTogether(ctx: RequestContext, ids: readonly string[], ending: Ending): Promise<Map<string, Outcome>> {
  return ctx.transaction(async (tx) => {
    const orders = await lockOrders(tx, ids);
    const outcomes = new Map<string, Outcome>(ids.map((id) => [id, 'NOT_FOUND']));
    const pending = orders.filter((order) => {
      const outcome = outcomeOf(order, ending);
      if (outcome) outcomes.set(order.id, outcome);
      return outcome === null;
    });
    const paying = await endAttempts(
      tx,
      pending.map(({ id }) => id),
      ending.attemptReason,
    );
    for (const { id } of pending) outcomes.set(id, paying.has(id) ? 'PAYMENT_PENDING' : 'DONE');
    await ending.end(
      tx,
      pending.filter(({ id }) => !paying.has(id)),
    );
    return outcomes;
  });
}

const refusalOf = (id: string, code: Outcome) =>
  code === 'DONE' || code === 'BEFORE' ? [] : [{ id, code, message: refusalMessages[code] }];

/** Ends any number of orders in a sequence of short transactions. */
async function endInBatches(
  ctx: RequestContext,
  ids: readonly string[],
  ending: Ending,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (let from = 0; from < ids.length; from += perTransaction) {
    if (from > 0) await requireStillAdmin(ctx);
    for (const [id, outcome] of await endTogether(ctx, ids.slice(from, from + perTransaction), ending))
      outcomes.set(id, outcome);
  }
  return outcomes;
}

/**
 * Ends orders by the ids as given; a malformed id counts as not found.
 * @throws UserError INVALID_INPUT; AccessError NOT_FOUND when no id names an order
 */
async function endChosen(
  ctx: RequestContext,
  given: readonly string[],
  expected: number,
  ending: Ending,
): Promise<BulkResult> {
  if (given.length > mostPurchasesAtOnce)
    throw new UserError('INVALID_INPUT', `Please choose at most ${mostPurchasesAtOnce} orders at once.`, ['ids']);
  if (given.length === 0) throw new UserError('INVALID_INPUT', 'Please choose an order.', ['ids']);
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  refuseMoreThan(expected, ids.length, 'orders');
  const outcomes = await endInBatches(ctx, ids.filter(isId), ending);
  const result = resultByIds(given, (id) => {
    const code = outcomes.get(id) ?? 'NOT_FOUND';
    return code === 'DONE' || code === 'BEFORE' ? null : { code, message: refusalMessages[code] };
  });
  if (result.done === 0 && result.refusals.every(({ code }) => code === 'NOT_FOUND')) throw notFound('Order');
  return result;
}

const allStatuses = Object.keys(paymentMachine.allowed) as PaymentStatus[];

/**
 * Ends the pending orders that match a filter at call time.
 * @param expected how many the caller has seen: when more match by now, none is ended
 * @throws UserError INVALID_INPUT without a condition, CONFLICT.
 */
async function endMatching(
  ctx: RequestContext,
  filter: PurchaseFilter,
  expected: number,
  ending: Ending,
): Promise<BulkResult> {
  refuseEverything(ctx, purchaseList, filter, { doWhat: `which orders to ${ending.verb}` });
  const statuses = filter.paymentStatus ?? allStatuses;
  const those = (isWanted: (status: PaymentStatus) => boolean) => ({
    filter: { ...filter, paymentStatus: statuses.filter(isWanted) },
  });
  const pending = those((status) => status === 'PENDING');
  const others = await countOf(
    ctx,
    purchaseList,
    those((status) => status !== 'PENDING'),
  );
  const beforeNext = () => requireStillAdmin(ctx);
  const bounds = { expected, what: 'orders', most: mostByFilter, batch: perTransaction, beforeNext };
  const result = await doToMatching(ctx, purchaseList, pending.filter, bounds, async (ids) => {
    const outcomes = [...(await endTogether(ctx, ids, ending))];
    return {
      done: outcomes.filter(([, outcome]) => outcome === 'DONE').length,
      // an order that another Admin has deleted in the same moment is not refused
      refusals: outcomes.flatMap(([id, outcome]) => (outcome === 'NOT_FOUND' ? [] : refusalOf(id, outcome))),
    };
  });
  return { ...result, refused: others + result.refused, refusals: [] };
}

/**
 * Ends pending orders for an Admin, by ids or by a filter, at most 500 a call. The call can be repeated.
 * @throws UserError INVALID_INPUT, CONFLICT; AccessError NOT_FOUND when none of the ids names an order.
 */
export async function endPending(
  ctx: RequestContext,
  { ids, filter }: PurchaseTarget,
  expected: number,
  ending: Ending,
): Promise<BulkResult> {
  try {
    return ids ? await endChosen(ctx, ids, expected, ending) : await endMatching(ctx, filter ?? {}, expected, ending);
  } catch (error) {
    throw error instanceof BadListRequest ? new UserError('INVALID_INPUT', error.message, error.field) : error;
  } finally {
    forgetLongLists(ctx.db.connection);
  }
}
