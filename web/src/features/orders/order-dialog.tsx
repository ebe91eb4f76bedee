import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { FileText } from '../../lib/generated/icons';
import { PaymentState } from '../../entities/order/payment-state';
import { BoughtItem } from '../../entities/order/bought-item';
import { formatCredits, formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { historyOf } from './order-history';
import { nameOf, premiumOf } from './order-text';
import { usePurchaseDetailsQuery } from './orders.generated';
import type { PurchaseDetailsQuery, PurchaseRowFragment } from './orders.generated';
import { useReturnOrder } from './use-return-order';

const factsOf = (order: PurchaseRowFragment): [string, string][] => [
  ['Order ID', order.code],
  ['Ordered on', formatDate(order.createdAt)],
  ['Total', formatMoney(order.total, order.currency)],
  ...(order.__typename === 'Order'
    ? ([
        ['Credits', formatCredits(order.credit)],
        ['Premium', premiumOf(order)],
      ] as [string, string][])
    : []),
  ...(Number(order.refunded) > 0
    ? ([['Refunded', formatMoney(order.refunded, order.currency)]] as [string, string][])
    : []),
  ...(order.expiresAt ? ([['Pay by', formatDate(order.expiresAt)]] as [string, string][]) : []),
  ...(order.captureId ? ([['PayPal transaction', order.captureId]] as [string, string][]) : []),
];

/** Dialog with an order in full, and its outcome. */
export function OrderDialog({ order, onClose }: { order: PurchaseRowFragment | null; onClose: () => void }) {
  return (
    <Dialog open={order !== null} onClose={onClose} aria-labelledby="order-dialog-title" fullWidth maxWidth="sm">
      {order && <OrderDetails row={order} onClose={onClose} />}
    </Dialog>
  );
}

function OrderDetails({ row, onClose }: { row: PurchaseRowFragment; onClose: () => void }) {
  const { data, error, refetch } = usePurchaseDetailsQuery({
    variables: { id: row.id },
    fetchPolicy: 'cache-and-network',
  });
  const details = data?.purchase;
  const order = details ?? row;
  const returnOrder = useReturnOrder();
  const returnable = details?.__typename === 'Order' ? details.returnableUntil : null;
  const payAt = order.kind === 'ITEM' ? paths.itemPayNow : paths.payNow;
  return (
    <>
      <DialogTitle id="order-dialog-title" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {nameOf(order)} <PaymentState order={order} />
      </DialogTitle>
      <DialogContent>
        {order.paymentProblem && (
          <Alert severity={order.paymentStatus === 'PROCESSING' ? 'info' : 'warning'} sx={{ mb: 2 }}>
            {order.paymentProblem}
          </Alert>
        )}
        <Facts facts={factsOf(order)} />
        {order.__typename === 'ItemOrder' && <BoughtItem {...order} />}
        {order.__typename === 'Order' && order.package && order.package.features.length > 0 && (
          <Part title="What you get">
            <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
              {order.package.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Box>
          </Part>
        )}
        {details ? (
          <Outcome details={details} />
        ) : error ? (
          <Alert
            severity="warning"
            sx={{ mt: 3 }}
            action={
              <Button size="small" color="inherit" variant="text" onClick={() => void refetch().catch(() => undefined)}>
                Retry
              </Button>
            }
          >
            Its history and invoices could not be loaded.
          </Alert>
        ) : (
          <Box aria-hidden sx={{ mt: 3 }}>
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="80%" />
          </Box>
        )}
        {returnable && (
          <Part title="Changed your mind?">
            <Typography sx={{ mb: 1.5 }}>
              Until {formatDate(returnable)}, and while its credits are unspent, you can return this package for a full
              refund.
            </Typography>
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => void returnOrder(order).then((done) => done && onClose())}
            >
              Return it
            </Button>
          </Part>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          component={Link}
          to={`${paths.user.createSupport.getHref()}?order=${order.id}`}
          variant="text"
          aria-label="Get help with this order"
          sx={{ mr: 'auto', whiteSpace: 'nowrap' }}
        >
          Get help
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        {order.paymentStatus === 'PENDING' && (
          <Button component={Link} to={payAt.getHref(order.id)}>
            Pay Now
          </Button>
        )}
      </DialogActions>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: 3,
      rowGap: 1,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    }}
  >
    {facts.map(([name, value], index) => (
      <Box key={`${index} ${name}`} sx={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
);

/** The order's history, refunds and documents. */
function Outcome({ details }: { details: PurchaseDetailsQuery['purchase'] }) {
  return (
    <>
      {details.invoices.length > 0 && (
        <Part title="Invoices">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {details.invoices.map(({ id, kind, number, url }) => (
              <Button
                key={id}
                href={url}
                download
                data-printed
                variant="outlined"
                size="small"
                startIcon={<FileText size={16} aria-hidden />}
              >
                {kind === 'INVOICE' ? 'Invoice' : 'Credit note'} {number}
              </Button>
            ))}
          </Box>
        </Part>
      )}
      <Part title="What happened">
        <Facts facts={historyOf(details)} />
      </Part>
    </>
  );
}
