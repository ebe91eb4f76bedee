import { useApolloClient } from '@apollo/client/react';
import { carryOut } from '../../../components/admin-list/bulk-plan';
import type { BulkOutcome, BulkPlan, Target } from '../../../components/admin-list/bulk-plan';
import type { Gone } from '../../../components/admin-list/use-after-change';
import { confirm } from '../../../components/feedback/confirm';
import type { DeletePurchasesInput, PurchaseFilter } from '../../../gql/schema';
import { PurchasesToDeleteDocument, useDeletePurchasesMutation } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { planDeletion, questionOf, tellOutcome } from './order-deletion';

interface OrderDeletion {
  /** Asks, and deletes one. */
  deleteOne: (order: AdminPurchaseFragment) => Promise<void>;
  /** Looks into what is chosen, so many rows. */
  plan: (target: Target<PurchaseFilter>, chosen: number) => Promise<BulkPlan>;
  /** Says what has come of it, and has the list told. */
  end: (outcome: BulkOutcome) => void;
}

/** How an Admin deletes orders. */
export function useOrderDeletion(onChanged: (gone: Gone) => Promise<void>): OrderDeletion {
  const client = useApolloClient();
  const [deletePurchases] = useDeletePurchasesMutation();
  const remove = async (input: DeletePurchasesInput, expected: number | null) => {
    const { data } = await deletePurchases({ variables: { input, expected } });
    if (!data) throw new Error('The API answered nothing.');
    return data.deletePurchases;
  };
  const ask = async (filter: PurchaseFilter) => {
    const { data } = await client.query({
      query: PurchasesToDeleteDocument,
      variables: { filter },
      // counted now, and nobody's page
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The API answered nothing.');
    return data.purchases;
  };
  const end = (outcome: BulkOutcome) => {
    tellOutcome(outcome);
    // what has come to nothing can be tried again
    void onChanged(outcome.done > 0 ? 'chosen' : []);
  };
  const deleteOne = async (order: AdminPurchaseFragment) => {
    const turn = async () => {
      const { deleted, errors } = await remove({ ids: [order.id] }, null);
      return { done: errors.length > 0 ? 0 : deleted, kept: 0, left: 0 };
    };
    let outcome: BulkOutcome | undefined;
    await confirm({
      ...questionOf(order),
      action: async () => {
        outcome = await carryOut({ turn }, { isStopped: () => false, onProgress: () => undefined });
      },
    });
    if (!outcome) return;
    tellOutcome(outcome);
    void onChanged(outcome.done > 0 ? [order.id] : []);
  };
  return { deleteOne, plan: (target, chosen) => planDeletion({ ask, remove }, target, chosen), end };
}
