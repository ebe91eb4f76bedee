import { In } from 'typeorm';
import { mostPurchasesAtOnce } from '../../../../contract/purchases';
import type { RequestContext } from '../../../context';
import type { KeptReason, PaymentStatus, PurchaseFilter } from '../../../graphql/generated/schema';
import { BadListRequest } from '../../../platform/lists/bad-list-request';
import { forgetLongLists } from '../../../platform/lists/long-lists';
import { countOf, idsOf } from '../../../platform/lists/walk';
import { deleteOrders, lockOrders, removeOrders } from '../../orders/order-deletion';
import type { OrderEntity } from '../../orders/order.entity';
import { purchaseList } from '../../orders/order.list';
import { paymentMachine } from '../../orders/order.states';
import { UserError, isId, notFound } from '../../user-error';
import { PaymentEntity } from '../attempts/payment.entity';
import { endAttempts } from '../attempts/payment-steps';

/** Orders that are locked together: captures of them wait no longer than it takes to delete so many. */
const perTransaction = 100;
/** What one call of a filter deletes at most; whoever wants more asks again. */
const mostByFilter = 500;

/** What became of an order: DELETED by this call, GONE by an earlier one, or why it was kept. */
type Outcome = 'DELETED' | 'GONE' | KeptReason;

interface DeletedPurchases {
  /** Those that are deleted now: by ids, those that were deleted before count as well. */
  deleted: number;
  kept: number;
  keptPurchases: { id: string; reason: KeptReason }[];
  /** Pending ones that a filter leaves and this call did not come to. */
  left: number;
}

/** The one rule: pending, and nothing of it is being captured or reviewed. The caller holds the order's lock. */
function outcomeOf({ paymentStatus, deletedAt }: OrderEntity): Outcome | null {
  if (deletedAt) return 'GONE';
  if (paymentStatus === 'PROCESSING') return 'PAYMENT_OPEN';
  return paymentStatus === 'PENDING' ? null : 'NOT_PENDING';
}

/**
 * Deletes those of some orders that may be deleted, in one short transaction. What PayPal may still approve of them is
 * never captured; a payer who was told anything else was told so by a capture under way, which keeps the order.
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
    for (const { id } of pending) outcomes.set(id, paying.has(id) ? 'PAYMENT_OPEN' : 'DELETED');
    await deleteOrders(
      tx,
      pending.filter(({ id }) => !paying.has(id)),
    );
    return outcomes;
  });
}

/** The same for any number, a short transaction after the other. */
async function deleteInTurn(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (let from = 0; from < ids.length; from += perTransaction)
    for (const [id, outcome] of await deleteTogether(ctx, ids.slice(from, from + perTransaction)))
      outcomes.set(id, outcome);
  return outcomes;
}

/** By ids as they were given: those that can't be one name nothing. @throws UserError INVALID_INPUT; AccessError NOT_FOUND when none names an order */
async function deleteChosen(ctx: RequestContext, given: readonly string[]): Promise<DeletedPurchases> {
  if (given.length > mostPurchasesAtOnce)
    throw new UserError('INVALID_INPUT', `Please choose at most ${mostPurchasesAtOnce} orders at once.`, ['ids']);
  if (given.length === 0) throw new UserError('INVALID_INPUT', 'Please choose an order.', ['ids']);
  const named = new Map(given.map((id) => [id.toLowerCase(), id]));
  const outcomes = await deleteInTurn(ctx, [...named.keys()].filter(isId));
  const keptPurchases = [...named].flatMap(([known, id]) => {
    const outcome = outcomes.get(known) ?? 'NOT_FOUND';
    return outcome === 'DELETED' || outcome === 'GONE' ? [] : [{ id, reason: outcome }];
  });
  if (keptPurchases.length === named.size && keptPurchases.every(({ reason }) => reason === 'NOT_FOUND'))
    throw notFound('Order');
  return { deleted: named.size - keptPurchases.length, kept: keptPurchases.length, keptPurchases, left: 0 };
}

const allStatuses = Object.keys(paymentMachine.allowed) as PaymentStatus[];

/** A filter that leaves nothing out would delete every pending order of the shop. */
const hasCondition = (filter: PurchaseFilter) =>
  Object.values(filter).some(
    (value: unknown) => value != null && (typeof value !== 'object' || Object.keys(value).length > 0) && value !== '',
  );

/**
 * Pending orders that match a filter at call time.
 * @param expected how many the caller has seen: when more match by now, none is deleted
 * @throws UserError INVALID_INPUT without a condition, CONFLICT.
 */
async function deleteMatching(
  ctx: RequestContext,
  filter: PurchaseFilter,
  expected: number | null,
): Promise<DeletedPurchases> {
  if (!hasCondition(filter)) throw new UserError('INVALID_INPUT', 'Please choose which orders to delete.', ['filter']);
  const statuses = filter.paymentStatus ?? allStatuses;
  const those = (isWanted: (status: PaymentStatus) => boolean) => ({
    filter: { ...filter, paymentStatus: statuses.filter(isWanted) },
  });
  const pending = those((status) => status === 'PENDING');
  if (expected !== null && (await countOf(ctx, purchaseList, pending)) > expected)
    throw new UserError('CONFLICT', 'More orders match than you have seen. Please look again.', ['expected']);
  const others = await countOf(
    ctx,
    purchaseList,
    those((status) => status !== 'PENDING'),
  );
  const { ids, isAll } = await idsOf(ctx, purchaseList, pending, mostByFilter);
  const outcomes = [...(await deleteInTurn(ctx, ids)).values()];
  const deleted = outcomes.filter((outcome) => outcome === 'DELETED').length;
  const paying = outcomes.filter((outcome) => outcome === 'PAYMENT_OPEN').length;
  const since = outcomes.filter((outcome) => outcome === 'NOT_PENDING').length;
  const left = isAll ? 0 : Math.max(0, (await countOf(ctx, purchaseList, pending)) - paying);
  return { deleted, kept: others + paying + since, keptPurchases: [], left };
}

/**
 * Deletes pending orders for an Admin: some, or those that a filter leaves, at most 500 a call. It may be called again.
 * @throws UserError INVALID_INPUT, CONFLICT; AccessError NOT_FOUND when none of the ids names an order.
 */
export async function deletePurchases(
  ctx: RequestContext,
  { ids, filter }: { ids?: readonly string[] | null; filter?: PurchaseFilter | null },
  expected: number | null = null,
): Promise<DeletedPurchases> {
  try {
    return ids ? await deleteChosen(ctx, ids) : await deleteMatching(ctx, filter ?? {}, expected);
  } catch (error) {
    throw error instanceof BadListRequest ? new UserError('INVALID_INPUT', error.message, error.field) : error;
  } finally {
    forgetLongLists(ctx.db.connection);
  }
}

/** So long after it was deleted nobody needs an order any more: PayPal forgets what nobody captured within days. */
const retentionDays = 30;

/**
 * Removes orders for good that were deleted long ago, with their attempts; one whose attempt has brought money, which
 * went back, stays for the accounts. Run by a job.
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
