import { useApolloClient } from '@apollo/client/react';
import type { BulkOutcome, BulkPlan, Target } from '../../../components/admin-list/bulk-plan';
import type { Gone } from '../../../components/admin-list/use-after-change';
import type { PurchaseFilter } from '../../../gql/schema';
import { PurchasesToDeleteDocument, useCancelPurchasesMutation } from './admin-orders.generated';
import { planCancellation, reportCancellation } from './order-cancellation';

interface OrderCancellation {
  /** Plans the cancellation of the given number of chosen rows. */
  plan: (target: Target<PurchaseFilter>, chosen: number) => Promise<BulkPlan>;
  /** Reports the outcome and updates the list. */
  end: (outcome: BulkOutcome) => void;
}

/** Provides the cancellation of orders to an Admin. */
export function useOrderCancellation(onChanged: (gone: Gone) => Promise<void>): OrderCancellation {
  const client = useApolloClient();
  const [cancelPurchases] = useCancelPurchasesMutation();
  return {
    plan: (target, chosen) =>
      planCancellation(
        {
          ask: async (filter) => {
            const { data } = await client.query({
              query: PurchasesToDeleteDocument,
              variables: { filter },
              // the count must be current, and is not shown as a page
              fetchPolicy: 'no-cache',
            });
            if (!data) throw new Error('The API answered nothing.');
            return data.purchases;
          },
          cancel: async (wanted, expected, reason) => {
            const { data } = await cancelPurchases({ variables: { target: wanted, expected, reason } });
            if (!data) throw new Error('The API answered nothing.');
            return data.cancelPurchases;
          },
        },
        target,
        chosen,
      ),
    end: (outcome) => {
      reportCancellation(outcome);
      // cancelled orders stay in the list
      void onChanged([]);
    },
  };
}
