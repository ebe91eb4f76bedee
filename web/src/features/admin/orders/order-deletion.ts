import type { BulkOutcome, BulkPlan, Target } from '../../../components/admin-list/bulk-plan';
import { filterOf } from '../../../components/admin-list/bulk-plan';
import type { DeletePurchasesInput, PurchaseFilter } from '../../../gql/schema';
import { formatMoney } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import type { AdminPurchaseFragment, DeletePurchasesMutation, PurchasesToDeleteQuery } from './admin-orders.generated';

type Purchases = PurchasesToDeleteQuery['purchases'];
type Answer = DeletePurchasesMutation['deletePurchases'];

interface Asking {
  /** Asks how many of a filter's there are, and for the newest of them. */
  ask: (filter: PurchaseFilter) => Promise<Purchases>;
  /** @param expected how many orders the question named; null for what is left of them */
  remove: (input: DeletePurchasesInput, expected: number | null) => Promise<Answer>;
}

const whole = (count: number) => count.toLocaleString('en-US');
const ordersInWords = (count: number) => `${whole(count)} ${count === 1 ? 'order' : 'orders'}`;

/** Only those of a filter's that are pending. */
const pendingOf = (filter: PurchaseFilter): PurchaseFilter => ({
  ...filter,
  paymentStatus: (filter.paymentStatus ?? ['PENDING']).filter((status) => status === 'PENDING'),
});

/** The same without what is placed after the newest of them: an order that nobody was asked about stays. */
function upTo(filter: PurchaseFilter, newest: Purchases['items'][number] | undefined): PurchaseFilter {
  if (!newest) return filter;
  // moments are told to the millisecond, and a range ends before its end
  const until = new Date(new Date(newest.createdAt).getTime() + 1).toISOString();
  const given = filter.createdAt?.until;
  return { ...filter, createdAt: { ...filter.createdAt, until: given && given < until ? given : until } };
}

/** Which of those chosen go, and which stay; nothing where all of them go. */
function shareOf(count: number, chosen: number): string {
  if (count === chosen) return '';
  const going = count === 1 ? '1 is pending and goes' : `${whole(count)} are pending and go`;
  const staying = chosen - count === 1 ? '1 stays' : `${whole(chosen - count)} stay`;
  return `Of the ${ordersInWords(chosen)} chosen ${going}; the other ${staying}. `;
}

function textOf(count: number, chosen: number): string {
  if (count === 0)
    return chosen === 1
      ? 'Only pending orders can be deleted, and this one is not pending.'
      : `Only pending orders can be deleted, and none of these ${ordersInWords(chosen)} is pending.`;
  const end = count === 1 ? 'Its customer can no longer pay it.' : 'Their customers can no longer pay them.';
  return `${shareOf(count, chosen)}${end} This can not be undone.`;
}

/** How many of what is chosen would be deleted, and how. @throws when the API can not be asked. */
export async function planDeletion(
  { ask, remove }: Asking,
  target: Target<PurchaseFilter>,
  chosen: number,
): Promise<BulkPlan> {
  const pending = pendingOf(filterOf(target));
  const { totalItems: count, items } = await ask(pending);
  let expected: number | null = 'ids' in target ? null : count;
  const input = 'ids' in target ? target : { filter: upTo(pending, items[0]) };
  return {
    count,
    title: count === 0 ? 'Nothing to delete' : `Delete ${ordersInWords(count)}?`,
    text: textOf(count, Math.max(count, chosen)),
    confirmText: count === 0 ? 'Delete' : `Delete ${ordersInWords(count)}`,
    turn: async () => {
      const { deleted, kept, left, errors } = await remove(input, expected);
      expected = null;
      if (errors.length > 0) return { done: 0, kept: 0, left: 0 };
      // those that were never going to go are no news
      const known = 'ids' in target ? target.ids.length - count : 0;
      return { done: deleted, kept: Math.max(0, kept - known), left };
    },
  };
}

/** What a question about one order says of it. */
export const questionOf = ({ code, name, total, currency, billing }: AdminPurchaseFragment) => ({
  title: `Delete order ${code}?`,
  text: `${name}, ${formatMoney(total, currency)}, ordered by ${billing.customerName}. ${textOf(1, 1)}`,
  confirmText: 'Delete',
  cancelText: 'Keep it',
  danger: true,
});

/** Says what has come of it (specification, admin area, section 8). */
export function tellOutcome({ done, kept, end }: BulkOutcome): void {
  const deleted = done === 1 ? 'Order deleted successfully!' : `${ordersInWords(done)} deleted successfully!`;
  if (end === 'FAILED')
    notify.error(
      `Something went wrong while deleting.${done === 0 ? '' : ` ${ordersInWords(done)} had been deleted before.`}`,
    );
  else if (done === 0) notify.error('Failed to delete order.');
  else if (kept > 0)
    notify.success(`${deleted} ${kept === 1 ? 'One was' : `${kept} were`} kept, no longer pending or just being paid.`);
  else notify.success(deleted);
}
