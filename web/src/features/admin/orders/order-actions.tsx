import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, RefreshCw, Undo2, X } from '../../../lib/generated/icons';
import type { OrderInFullFragment } from './order-page.generated';
import { RefundDialog } from './lazy-dialogs';
import { isRefundable } from './refund-sums';
import { useOrderActions } from './use-order-actions';

interface OrderActionsProps {
  order: OrderInFullFragment;
  /** Reads the order again. */
  onDone: () => Promise<void>;
}

/** Whether PayPal may know more about an order than the database does. */
const isOpenAtPayPal = ({ payments, refunds }: OrderInFullFragment) =>
  (payments ?? []).some(({ status }) => status === 'OPEN' || status === 'PROCESSING') ||
  refunds.some(({ status }) => status === 'PENDING');

/** What an Admin can do with the order in its present state. */
export function OrderActions({ order, onDone }: OrderActionsProps) {
  const [isRefunding, setRefunding] = useState(false);
  const actions = useOrderActions(order, onDone);
  const settleable = order.payments?.find(({ isSettleable: isPossible }) => isPossible);
  const icon = { size: 17, 'aria-hidden': true } as const;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3, '&:empty': { display: 'none' } }}>
        {settleable && (
          <Button startIcon={<Check {...icon} />} onClick={() => void actions.settle(settleable)}>
            Settle
          </Button>
        )}
        {isOpenAtPayPal(order) && (
          <Button
            variant="outlined"
            startIcon={<RefreshCw {...icon} />}
            // keeps the focus
            aria-disabled={actions.isAsking}
            onClick={() => !actions.isAsking && void actions.askPayPal()}
          >
            {actions.isAsking ? 'Asking PayPal...' : 'Ask PayPal now'}
          </Button>
        )}
        {isRefundable(order) && (
          <Button variant="outlined" startIcon={<Undo2 {...icon} />} onClick={() => setRefunding(true)}>
            Refund
          </Button>
        )}
        {order.paymentStatus === 'PENDING' && (
          <Button variant="text" color="error" startIcon={<X {...icon} />} onClick={() => void actions.cancel()}>
            Cancel order
          </Button>
        )}
      </Box>
      {isRefunding && (
        <RefundDialog
          order={order}
          onClose={(isDone) => {
            setRefunding(false);
            if (isDone) void onDone();
          }}
        />
      )}
    </>
  );
}
