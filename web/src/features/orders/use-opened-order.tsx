import { useState } from 'react';
import { onDemand } from '../../components/feedback/on-demand';
import type { PurchaseRowFragment } from './orders.generated';

const useOrderDialog = onDemand(() => import('./order-dialog').then(({ OrderDialog }) => OrderDialog));

/** Returns how to open an order in full, and its dialog. */
export function useOpenedOrder() {
  const [opened, setOpened] = useState<PurchaseRowFragment | null>(null);
  const [OrderDialog, whenLoaded] = useOrderDialog();
  return {
    open: (order: PurchaseRowFragment) => whenLoaded(() => setOpened(order)),
    dialog: OrderDialog && <OrderDialog order={opened} onClose={() => setOpened(null)} />,
  };
}
