import type { BulkOutcome, BulkPlan, Target } from '../../../components/admin-list/bulk-plan';
import { BulkRefused, filterOf } from '../../../components/admin-list/bulk-plan';
import type { PurchaseTarget, PurchaseFilter } from '../../../gql/schema';
import { formatCount, formatMoney } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import type { AdminPurchaseFragment, DeletePurchasesMutation, PurchasesToDeleteQuery } from './admin-orders.generated';

type Purchases = PurchasesToDeleteQuery['purchases'];
type Answer = DeletePurchasesMutation['deletePurchases'];

interface Asking {
  /** Returns the number of orders that match a filter, and the newest of them. */
  ask: (filter: PurchaseFilter) => Promise<Purchases>;
  /** @param expected number of orders that the dialog named */
  remove: (target: PurchaseTarget, expected: number) => Promise<Answer>;
}

const whole = (count: number) => count.toLocaleString('en-US');
export const formatOrders = (count: number) => formatCount(count, 'order', 'orders');

/** Narrows a filter to pending orders. */
export const pendingOf = (filter: PurchaseFilter): PurchaseFilter => ({
  ...filter,
  paymentStatus: (filter.paymentStatus ?? ['PENDING']).filter((status) => status === 'PENDING'),
});

/** Narrows a filter to orders up to the newest counted one, so that orders placed after the question stay. */
export function upTo(filter: PurchaseFilter, newest: Purchases['items'][number] | undefined): PurchaseFilter {
  if (!newest) return filter;
  // The API reports times in milliseconds; the end of a range is exclusive.
  const until = new Date(new Date(newest.createdAt).getTime() + 1).toISOString();
  const given = filter.createdAt?.until;
  return { ...filter, createdAt: { ...filter.createdAt, until: given && given < until ? given : until } };
}

/** Says how many of the chosen orders are deleted and how many stay; empty when all are deleted. */
function shareOf(count: number, chosen: number): string {
  if (count === chosen) return '';
  const going = count === 1 ? '1 is pending and goes' : `${whole(count)} are pending and go`;
  const staying = chosen - count === 1 ? '1 stays' : `${whole(chosen - count)} stay`;
  return `Of the ${formatOrders(chosen)} chosen ${going}; the other ${staying}. `;
}

function textOf(count: number, chosen: number): string {
  if (count === 0)
    return chosen === 1
      ? 'Only pending orders can be deleted, and this one is not pending.'
      : `Only pending orders can be deleted, and none of these ${formatOrders(chosen)} is pending.`;
  const end = count === 1 ? 'Its customer can no longer pay it.' : 'Their customers can no longer pay them.';
  return `${shareOf(count, chosen)}${end} This cannot be undone.`;
}

/**
 * Plans a deletion: how many of the chosen orders would be deleted, and by which calls.
 * @throws when the API cannot be reached.
 */
export async function planDeletion(
  { ask, remove }: Asking,
  target: Target<PurchaseFilter>,
  chosen: number,
): Promise<BulkPlan> {
  const pending = pendingOf(filterOf(target));
  const { totalItems: count, items } = await ask(pending);
  const expected = 'ids' in target ? target.ids.length : count;
  const pendingTarget = 'ids' in target ? target : { filter: upTo(pending, items[0]) };
  return {
    count,
    title: count === 0 ? 'Nothing to delete' : `Delete ${formatOrders(count)}?`,
    text: textOf(count, Math.max(count, chosen)),
    confirmText: count === 0 ? 'Delete' : `Delete ${formatOrders(count)}`,
    runBatch: async () => {
      const { done, refused, left, errors } = await remove(pendingTarget, expected);
      if (errors[0]) throw new BulkRefused(errors[0].message);
      // orders already known to stay are not reported again
      const known = 'ids' in target ? target.ids.length - count : 0;
      return { done, refused: Math.max(0, refused - known), left };
    },
  };
}

/** Returns what the confirm dialog says about one order. */
export const questionOf = ({ code, name, total, currency, billing }: AdminPurchaseFragment) => ({
  title: `Delete order ${code}?`,
  text: `${name}, ${formatMoney(total, currency)}, ordered by ${billing.customerName}. ${textOf(1, 1)}`,
  confirmText: 'Delete',
  cancelText: 'Keep it',
  danger: true,
});

/** Follows the sentence of a change that was sent and not answered. */
export const unknownOutcome =
  'The server did not answer, so it is unknown whether it was done: please look at the list.';

/**
 * Reports the outcome of a deletion (specification, admin area, section 8).
 * @param failed the sentence for a deletion that failed on the way
 */
export function notifyOutcome({ done, refused, end, problem, isUnknown }: BulkOutcome, failed: string): void {
  const deleted = done === 1 ? 'Order deleted successfully!' : `${formatOrders(done)} deleted successfully!`;
  const before = done === 0 ? '' : ` ${formatOrders(done)} had been deleted before.`;
  if (problem) notify.error(`Failed to delete order. ${problem}${before}`);
  else if (end === 'FAILED') notify.error(`${failed}${isUnknown ? ` ${unknownOutcome}` : ''}${before}`);
  else if (done === 0) notify.error('Failed to delete order.');
  else if (refused > 0)
    notify.success(
      `${deleted} ${refused === 1 ? 'One was' : `${refused} were`} kept, no longer pending or just being paid.`,
    );
  else notify.success(deleted);
}
