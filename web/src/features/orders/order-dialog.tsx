import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/feedback/status-badge';
import type { PurchaseRowFragment } from './orders.generated';
import { formatCredits, formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { packageNameOr, premiumOf } from './order-text';

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

/** What was ordered, in full. */
export function OrderDialog({ order, onClose }: { order: PurchaseRowFragment | null; onClose: () => void }) {
  return (
    <Dialog open={order !== null} onClose={onClose} aria-labelledby="order-dialog-title" fullWidth maxWidth="sm">
      {order && (
        <>
          <DialogTitle id="order-dialog-title" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            {packageNameOr(order.name)} <StatusBadge status={order.paymentStatus} />
          </DialogTitle>
          <DialogContent>
            {order.paymentProblem && (
              <Alert severity={order.paymentStatus === 'PROCESSING' ? 'info' : 'warning'} sx={{ mb: 2 }}>
                {order.paymentProblem}
              </Alert>
            )}
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
              {factsOf(order).map(([name, value]) => (
                <Box key={name} sx={{ display: 'contents' }}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </Box>
              ))}
            </Box>
            {order.__typename === 'Order' && order.package && order.package.features.length > 0 && (
              <>
                <Typography variant="h6" component="h3" sx={{ mt: 3 }}>
                  What it brings
                </Typography>
                <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
                  {order.package.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </Box>
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose}>
              Close
            </Button>
            {order.paymentStatus === 'PENDING' && (
              <Button component={Link} to={paths.payNow.getHref(order.id)}>
                Pay Now
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
