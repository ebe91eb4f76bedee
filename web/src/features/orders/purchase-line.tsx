import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { RowLine } from '../../components/list/row-line';
import { PaymentState } from '../../entities/order/payment-state';
import { formatDate, formatMoney } from '../../lib/format';
import type { PurchaseRowFragment } from './orders.generated';
import { DetailsButton } from './purchase-columns';

interface PurchaseLineProps {
  order: PurchaseRowFragment;
  name: string;
  open: (order: PurchaseRowFragment) => void;
  /** Stands below number and day. */
  more?: string | null;
  actions?: ReactNode;
}

/** A purchase in a list on a phone. */
export const PurchaseLine = ({ order, name, open, more, actions }: PurchaseLineProps) => (
  <RowLine
    main={<DetailsButton order={order} name={name} open={open} />}
    quiet={
      <>
        {order.code} · {formatDate(order.createdAt)}
        {more && <Box>{more}</Box>}
      </>
    }
    figure={formatMoney(order.total, order.currency)}
    state={<PaymentState order={order} />}
    actions={actions}
  />
);
