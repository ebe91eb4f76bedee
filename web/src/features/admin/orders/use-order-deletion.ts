import { useApolloClient } from '@apollo/client/react';
import { BulkRefused, carryOut } from '../../../components/admin-list/bulk-plan';
import type { BulkOutcome, BulkPlan, Target } from '../../../components/admin-list/bulk-plan';
import type { Gone } from '../../../components/admin-list/use-after-change';
import { confirm } from '../../../components/feedback/confirm';
import type { PurchaseTarget, PurchaseFilter } from '../../../gql/schema';
import { PurchasesToDeleteDocument, useDeletePurchasesMutation } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { planDeletion, questionOf, notifyOutcome } from './order-deletion';

interface OrderDeletion {
  /** Asks for confirmation and deletes one order. */
  deleteOne: (order: AdminPurchaseFragment) => Promise<void>;
  /** Plans the deletion of the given number of chosen rows. */
  plan: (target: Target<PurchaseFilter>, chosen: number) => Promise<BulkPlan>;
  /** Reports the outcome and updates the list. */
  end: (outcome: BulkOutcome) => void;
}

/** Provides the deletion of orders to an Admin. */
export function useOrderDeletion(onChanged: (gone: Gone) => Promise<void>, failed: string): OrderDeletion {
  const client = useApolloClient();
  const [deletePurchases] = useDeletePurchasesMutation();
  const remove = async (target: PurchaseTarget, expected: number) => {
    const { data } = await deletePurchases({ variables: { target, expected } });
    if (!data) throw new Error('The API answered nothing.');
    return data.deletePurchases;
  };
  const ask = async (filter: PurchaseFilter) => {
    const { data } = await client.query({
      query: PurchasesToDeleteDocument,
      variables: { filter },
      // the count must be current, and is not shown as a page
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The API answered nothing.');
    return data.purchases;
  };
  const end = (outcome: BulkOutcome) => {
    notifyOutcome(outcome, failed);
    // keep the selection when nothing was deleted, so that it can be retried
    void onChanged(outcome.isUnknown ? 'unknown' : outcome.done > 0 ? 'chosen' : []);
  };
  const deleteOne = async (order: AdminPurchaseFragment) => {
    const runBatch = async () => {
      const { done, errors } = await remove({ ids: [order.id] }, 1);
      if (errors[0]) throw new BulkRefused(errors[0].message);
      return { done, refused: 0, left: 0 };
    };
    let outcome: BulkOutcome | undefined;
    await confirm({
      ...questionOf(order),
      action: async () => {
        outcome = await carryOut({ runBatch }, { isStopped: () => false, onProgress: () => undefined });
      },
    });
    if (!outcome) return;
    notifyOutcome(outcome, failed);
    void onChanged(outcome.isUnknown ? 'unknown' : outcome.done > 0 ? [order.id] : []);
  };
  return { deleteOne, plan: (target, chosen) => planDeletion({ ask, remove }, target, chosen), end };
}
