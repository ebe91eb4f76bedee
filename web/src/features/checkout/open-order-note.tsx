import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useCancelOrder } from '../../entities/order/use-cancel-order';
import { formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useOpenOrdersQuery } from './checkout.generated';
import type { OpenOrdersQuery } from './checkout.generated';

type OpenOrder = NonNullable<OpenOrdersQuery['me']>['purchases']['items'][number];

/** What the checkout page sells. */
export type Sold = { kind: 'package'; id: string } | { kind: 'item'; number: string };

const isOf = (sold: Sold, order: OpenOrder) =>
  sold.kind === 'package'
    ? order.__typename === 'Order' && order.package?.id === sold.id
    : order.__typename === 'ItemOrder' && order.number === sold.number;

/** Says that the same thing is ordered and unpaid, before it is ordered again; nothing otherwise. */
export function OpenOrderNote({ sold }: { sold: Sold }) {
  const { data } = useOpenOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const cancel = useCancelOrder();
  const order = data?.me?.purchases.items.find((one) => isOf(sold, one));
  if (!order) return null;
  const pay = sold.kind === 'package' ? paths.payNow : paths.itemPayNow;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      <AlertTitle>You have an open order for this {sold.kind}</AlertTitle>
      Order {order.code} of {formatDate(order.createdAt)}, {formatMoney(order.total, order.currency)}, is not paid yet.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button component={Link} to={pay.getHref(order.id)} size="small">
          Pay now
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => void cancel(order)}>
          Cancel order
        </Button>
      </Box>
    </Alert>
  );
}
