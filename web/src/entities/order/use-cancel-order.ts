import { useApolloClient } from '@apollo/client/react';
import { useCancelPurchaseMutation } from './order.generated';
import { notify } from '../../lib/notify';
import { confirm } from '../../components/feedback/confirm';
import { Refused } from '../../components/feedback/confirm-question';
import { forgetList } from '../session/forget-viewer';

interface Cancellable {
  id: string;
  code: string;
  name: string;
}

/** Asks, cancels a pending order, and reloads the lists that contained it. Resolves to whether it was cancelled. */
export function useCancelOrder(): (order: Cancellable) => Promise<boolean> {
  const client = useApolloClient();
  const [cancelPurchase] = useCancelPurchaseMutation();
  return async (order) => {
    let isGone = false as boolean;
    const isDone = await confirm({
      title: `Cancel order ${order.code}?`,
      text: `${order.name} is taken off your pending orders. Nothing was charged, and you can order it again at any time.`,
      confirmText: 'Cancel the order',
      cancelText: 'Keep it',
      danger: true,
      action: async () => {
        const { data } = await cancelPurchase({ variables: { id: order.id } });
        const problem = data?.cancelPurchase.errors[0];
        isGone = problem?.code === 'NOT_FOUND';
        if (problem && !isGone) throw new Refused(problem.message);
        forgetList(client.cache, 'purchases');
      },
    });
    if (isGone) {
      notify.message(`Order ${order.code} is no longer there: our team has deleted it. Nothing was charged.`);
      return false;
    }
    if (isDone) notify.success(`Order ${order.code} is cancelled.`);
    return isDone;
  };
}
