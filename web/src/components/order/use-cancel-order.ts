import { useApolloClient } from '@apollo/client/react';
import { useCancelOrderMutation } from './order.generated';
import { notify } from '../../lib/notify';
import { Refused, confirm } from '../feedback/confirm';
import { forgetList } from '../session/forget-list';

interface Cancellable {
  id: string;
  orderId: string;
  packageName: string;
}

/** Asks, cancels a pending order, and forgets the lists it stood in. Answers whether it was cancelled. */
export function useCancelOrder(): (order: Cancellable) => Promise<boolean> {
  const client = useApolloClient();
  const [cancelOrder] = useCancelOrderMutation();
  return async (order) => {
    const isDone = await confirm({
      title: `Cancel order ${order.orderId}?`,
      text: `${order.packageName} is taken off your pending orders. Nothing was charged, and you can order it again at any time.`,
      confirmText: 'Cancel the order',
      cancelText: 'Keep it',
      danger: true,
      action: async () => {
        const { data } = await cancelOrder({ variables: { id: order.id } });
        const problem = data?.cancelOrder.errors[0];
        if (problem) throw new Refused(problem.message);
        forgetList(client.cache, 'orders');
      },
    });
    if (isDone) notify.success(`Order ${order.orderId} is cancelled.`);
    return isDone;
  };
}
