import { In } from 'typeorm';
import { mostPurchasesAtOnce } from '../../../../contract/purchases';
import type { RequestContext } from '../../../context';
import type { PaymentStatus, PurchaseFilter, PurchaseTarget } from '../../../graphql/generated/schema';
import { BadListRequest } from '../../../platform/lists/bad-list-request';
import { forgetLongLists } from '../../../platform/lists/long-lists';
import { countOf, idsOf } from '../../../platform/lists/walk';
import { deleteOrders, lockOrders } from '../../orders/admin/order-deletion';
import { removeOrders } from '../../orders/deleted-orders';
import type { OrderEntity } from '../../orders/order.entity';
import { purchaseList } from '../../orders/order.list';
import { paymentMachine } from '../../orders/order.states';
import { hasCondition, refuseMoreThan, resultByIds } from '../../bulk';
import type { BulkResult } from '../../bulk';
import { UserError, isId, notFound } from '../../user-error';
import { PaymentEntity } from '../attempts/payment.entity';
import { endAttempts } from '../attempts/payment-steps';

/** Number of orders locked together. It limits how long a capture of one of them waits. */
const perTransaction = 100;
/** Maximum number of orders that one call deletes by a filter; a caller repeats the call for more. */
const mostByFilter = 500;

/** Outcome for an order: DELETED by this call, GONE by an earlier one, or the code of why it was not deleted. */
type Outcome = 'DELETED' | 'GONE' | keyof typeof refusalSentences;

const refusalSentences = {
  NOT_FOUND: 'There is no such order.',
  INVALID_STATE: 'This order is no longer pending.',
  PAYMENT_PENDING: 'PayPal is deciding on the payment of this order.',
};

/**
 * Returns why an order can't be deleted; null when it can: it must be pending, with no capture in progress or under
 * review. The caller holds the order's lock.
 */
function outcomeOf({ paymentStatus, deletedAt }: OrderEntity): Outcome | null {
  if (deletedAt) return 'GONE';
  if (paymentStatus === 'PROCESSING') return 'PAYMENT_PENDING';
  return paymentStatus === 'PENDING' ? null : 'INVALID_STATE';
}

/**
 * Deletes the deletable ones of some orders in one short transaction. Their attempts are ended, so a later approval is
 * never captured. A payer can only see another outcome through a capture in progress, which prevents the deletion.
 */
async function deleteTogether(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, Outcome>> {
  return ctx.transaction(async (tx) => {
    const orders = await lockOrders(tx, ids);
    const outcomes = new Map<string, Outcome>(ids.map((id) => [id, 'NOT_FOUND']));
    const pending = orders.filter((order) => {
      const outcome = outcomeOf(order);
      if (outcome) outcomes.set(order.id, outcome);
      return outcome === null;
    });
    const paying = await endAttempts(
      tx,
      pending.map(({ id }) => id),
      'Its order was deleted',
    );
    for (const { id } of pending) outcomes.set(id, paying.has(id) ? 'PAYMENT_PENDING' : 'DELETED');
    await deleteOrders(
      tx,
      pending.filter(({ id }) => !paying.has(id)),
    );
    return outcomes;
  });
}

/** Deletes any number of orders in a sequence of short transactions. */
async function deleteInBatches(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (let from = 0; from < ids.length; from += perTransaction)
    for (const [id, outcome] of await deleteTogether(ctx, ids.slice(from, from + perTransaction)))
      outcomes.set(id, outcome);
  return outcomes;
}

/**
 * Deletes orders by the ids as given; a malformed id counts as not found.
 * @throws UserError INVALID_INPUT; AccessError NOT_FOUND when no id names an order
 */
async function deleteChosen(ctx: RequestContext, given: readonly string[], expected: number): Promise<BulkResult> {
  if (given.length > mostPurchasesAtOnce)
    throw new UserError('INVALID_INPUT', `Please choose at most ${mostPurchasesAtOnce} orders at once.`, ['ids']);
  if (given.length === 0) throw new UserError('INVALID_INPUT', 'Please choose an order.', ['ids']);
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  refuseMoreThan(expected, ids.length, 'orders');
  const outcomes = await deleteInBatches(ctx, ids.filter(isId));
  const result = resultByIds(given, (id) => {
    const code = outcomes.get(id) ?? 'NOT_FOUND';
    return code === 'DELETED' || code === 'GONE' ? null : { code, message: refusalSentences[code] };
  });
  if (result.done === 0 && result.refusals.every(({ code }) => code === 'NOT_FOUND')) throw notFound('Order');
  return result;
}

const allStatuses = Object.keys(paymentMachine.allowed) as PaymentStatus[];

/**
 * Deletes the pending orders that match a filter at call time.
 * @param expected how many the caller has seen: when more match by now, none is deleted
 * @throws UserError INVALID_INPUT without a condition, CONFLICT.
 */
async function deleteMatching(ctx: RequestContext, filter: PurchaseFilter, expected: number): Promise<BulkResult> {
  if (!hasCondition(filter)) throw new UserError('INVALID_INPUT', 'Please choose which orders to delete.', ['filter']);
  const statuses = filter.paymentStatus ?? allStatuses;
  const those = (isWanted: (status: PaymentStatus) => boolean) => ({
    filter: { ...filter, paymentStatus: statuses.filter(isWanted) },
  });
  const pending = those((status) => status === 'PENDING');
  refuseMoreThan(expected, await countOf(ctx, purchaseList, pending), 'orders');
  const others = await countOf(
    ctx,
    purchaseList,
    those((status) => status !== 'PENDING'),
  );
  const { ids, isAll } = await idsOf(ctx, purchaseList, pending, mostByFilter);
  const outcomes = [...(await deleteInBatches(ctx, ids)).values()];
  const done = outcomes.filter((outcome) => outcome === 'DELETED').length;
  const paying = outcomes.filter((outcome) => outcome === 'PAYMENT_PENDING').length;
  const since = outcomes.filter((outcome) => outcome === 'INVALID_STATE').length;
  const left = isAll ? 0 : Math.max(0, (await countOf(ctx, purchaseList, pending)) - paying);
  return { done, refused: others + paying + since, refusals: [], left };
}

/**
 * Deletes pending orders for an Admin, by ids or by a filter, at most 500 a call. The call can be repeated.
 * @throws UserError INVALID_INPUT, CONFLICT; AccessError NOT_FOUND when none of the ids names an order.
 */
export async function deletePurchases(
  ctx: RequestContext,
  { ids, filter }: PurchaseTarget,
  expected: number,
): Promise<BulkResult> {
  try {
    return ids ? await deleteChosen(ctx, ids, expected) : await deleteMatching(ctx, filter ?? {}, expected);
  } catch (error) {
    throw error instanceof BadListRequest ? new UserError('INVALID_INPUT', error.message, error.field) : error;
  } finally {
    forgetLongLists(ctx.db.connection);
  }
}

/** Retention of deleted orders in days. PayPal drops uncaptured orders within days, so none is needed after that. */
const retentionDays = 30;

/**
 * Removes deleted orders permanently after the retention time, with their attempts. An order with a captured (and
 * refunded) attempt stays for the accounting. Run by a job.
 */
export async function purgeDeletedPurchases(ctx: RequestContext): Promise<void> {
  for (let purged = perTransaction; purged === perTransaction;)
    purged = await ctx.transaction(async (tx) => {
      const old: { id: string }[] = await tx.db.query(
        `select id from orders
         where deleted_at < now() - make_interval(days => $1)
           and not exists (select 1 from payments where order_id = orders.id and capture_id is not null)
         order by deleted_at limit $2 for update skip locked`,
        [retentionDays, perTransaction],
      );
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) {
        await tx.db.delete(PaymentEntity, { orderId: In(ids) });
        await removeOrders(tx, ids);
      }
      return ids.length;
    });
}
