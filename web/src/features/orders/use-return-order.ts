import { useApolloClient } from '@apollo/client/react';
import { confirm } from '../../components/feedback/confirm';
import { Refused } from '../../components/feedback/confirm-question';
import { forgetList } from '../../entities/session/forget-viewer';
import { formatMoney } from '../../lib/format';
import { notify } from '../../lib/notify';
import { nameOf } from './order-text';
import { useReturnPurchaseMutation } from './orders.generated';
import type { PurchaseRowFragment } from './orders.generated';

/**
 * Returns a function that asks, returns an unused package, and says where the money goes. It resolves to whether the
 * package was returned.
 */
export function useReturnOrder(): (order: PurchaseRowFragment) => Promise<boolean> {
  const client = useApolloClient();
  const [returnPurchase] = useReturnPurchaseMutation();
  return async (order) => {
    const money = formatMoney(order.total, order.currency);
    let waits = '';
    const isDone = await confirm({
      title: `Return ${nameOf(order)}?`,
      text: `${money} goes back to the way you paid with, and the credits and premium days of this order leave your account.`,
      confirmText: 'Return it',
      cancelText: 'Keep it',
      danger: true,
      action: async () => {
        const { data } = await returnPurchase({ variables: { id: order.id } });
        const problem = data?.returnPurchase.errors[0];
        if (problem && problem.code !== 'PAYMENT_PENDING') throw new Refused(problem.message);
        waits = problem?.message ?? '';
        forgetList(client.cache, 'purchases');
        forgetList(client.cache, 'creditEntries');
      },
    });
    if (isDone && waits) notify.message(waits);
    else if (isDone) notify.success(`${money} is on its way back to you.`);
    return isDone;
  };
}
