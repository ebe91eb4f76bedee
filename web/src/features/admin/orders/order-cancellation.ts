import { BulkRefused, filterOf } from '../../../components/admin-list/bulk-plan';
import type { BulkOutcome, BulkPlan, Target } from '../../../components/admin-list/bulk-plan';
import type { PurchaseFilter, PurchaseTarget } from '../../../gql/schema';
import { notify } from '../../../lib/notify';
import type { CancelPurchasesMutation, PurchasesToDeleteQuery } from './admin-orders.generated';
import { formatOrders, pendingOf, unknownOutcome, upTo } from './order-deletion';

type Answer = CancelPurchasesMutation['cancelPurchases'];

interface Asking {
  /** Returns the number of orders that match a filter, and the newest of them. */
  ask: (filter: PurchaseFilter) => Promise<PurchasesToDeleteQuery['purchases']>;
  /** @param expected number of orders that the dialog named */
  cancel: (target: PurchaseTarget, expected: number, reason: string) => Promise<Answer>;
}

function textOf(count: number, chosen: number): string {
  if (count === 0) return 'Only pending orders can be cancelled, and none of the chosen ones is pending.';
  const others = chosen - count;
  const staying = others === 0 ? '' : ` Of the ${formatOrders(chosen)} chosen, ${others} stay as they are.`;
  return `${count === 1 ? 'Its customer' : 'Their customers'} can no longer pay, and ${count === 1 ? 'it stays' : 'they stay'} in the lists as cancelled.${staying} This cannot be undone.`;
}

/**
 * Plans a cancellation: how many of the chosen orders would be cancelled, and by which calls.
 * @throws when the API cannot be reached.
 */
export async function planCancellation(
  { ask, cancel }: Asking,
  target: Target<PurchaseFilter>,
  chosen: number,
): Promise<BulkPlan> {
  const pending = pendingOf(filterOf(target));
  const { totalItems: count, items } = await ask(pending);
  const isByIds = 'ids' in target;
  const wanted = isByIds ? target : { filter: upTo(pending, items[0]) };
  return {
    count,
    title: count === 0 ? 'Nothing to cancel' : `Cancel ${formatOrders(count)}?`,
    text: textOf(count, Math.max(count, chosen)),
    confirmText: count === 0 ? 'Cancel orders' : `Cancel ${formatOrders(count)}`,
    needsReason: true,
    runBatch: async (reason) => {
      const { done, refused, left, errors } = await cancel(wanted, isByIds ? target.ids.length : count, reason);
      if (errors[0]) throw new BulkRefused(errors[0].message);
      // orders already known to stay are not reported again
      return { done, refused: Math.max(0, refused - (isByIds ? target.ids.length - count : 0)), left };
    },
  };
}

/** Reports the outcome of a cancellation. */
export function reportCancellation({ done, refused, end, problem, isUnknown }: BulkOutcome): void {
  const cancelled = `${formatOrders(done)} cancelled.`;
  if (end === 'FAILED')
    notify.error(
      [problem ?? (isUnknown ? unknownOutcome : 'The orders could not be cancelled.'), done > 0 ? cancelled : '']
        .join(' ')
        .trim(),
    );
  else if (refused > 0)
    notify.message(`${cancelled} ${formatOrders(refused)} stayed: no longer pending, or just being paid.`);
  else notify.success(cancelled);
}
