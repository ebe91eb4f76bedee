import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Link } from 'react-router-dom';
import { orderStatusLabels } from '../../../../../contract/labels';
import { WholeEmail } from '../../../components/list/email-text';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { Facts } from '../../../components/page/facts';
import type { Fact } from '../../../components/page/facts';
import { daysLeftOf } from '../../../entities/order/days-left';
import { PersonLink } from '../../../entities/person/person-link';
import { formatCredits, formatDate, formatDateTime, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { customerOf } from './orders-list';
import { RefundDialog } from './lazy-dialogs';
import { isRefundable } from './refund-sums';

/** What an order says about itself. */
export const factsOf = (order: AdminPurchaseFragment): Fact[] => [
  ['Order ID', order.code],
  ['Customer', <PersonLink key="customer" person={customerOf(order)} />],
  ['Address', `${order.billing.address}, ${order.billing.country}`],
  ['Ordered on', formatDateTime(order.createdAt)],
  ['Total', formatMoney(order.total, order.currency)],
  ['Refunded', Number(order.refunded) > 0 ? formatMoney(order.refunded, order.currency) : null],
  ['Refund under way', Number(order.refundUnderWay) > 0 ? formatMoney(order.refundUnderWay, order.currency) : null],
  ['Credits', order.__typename === 'Order' ? formatCredits(order.credit) : null],
  [
    'Premium',
    order.__typename === 'Order'
      ? `${order.validityDays} ${order.validityDays === 1 ? 'day' : 'days'}${order.membershipUntil ? `, until ${formatDate(order.membershipUntil)}` : ''}`
      : null,
  ],
  ['Days left', order.__typename === 'Order' ? daysLeftOf(order) : null],
  ['Order status', orderStatusLabels[order.orderStatus]],
  ['Paid on', order.paidAt && formatDateTime(order.paidAt)],
  ['Payment', order.paymentCode],
  ['PayPal transaction', order.captureId],
  ['Paid by', order.payerEmail && <WholeEmail key="payer" email={order.payerEmail} />],
];

/** Dialog with one order in full, for an Admin. */
export function PurchaseDialog({ order, onClose }: { order: AdminPurchaseFragment; onClose: () => void }) {
  const [isRefunding, setRefunding] = useState(false);
  if (isRefunding)
    return (
      <RefundDialog
        order={order}
        onClose={(isDone) => {
          setRefunding(false);
          if (isDone) onClose();
        }}
      />
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby="purchase-dialog-title" fullWidth maxWidth="sm">
      <DialogTitle id="purchase-dialog-title" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {order.name} <StatusBadge status={order.paymentStatus} />
      </DialogTitle>
      {/* taller than a phone's screen: focusable, so that the keyboard can scroll it */}
      <DialogContent tabIndex={0}>
        {order.paymentProblem && (
          <Alert severity={order.paymentStatus === 'PROCESSING' ? 'info' : 'warning'} sx={{ mb: 2 }}>
            Message to the customer: {order.paymentProblem}
          </Alert>
        )}
        <Facts facts={factsOf(order)} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
        {isRefundable(order) && (
          <Button variant="outlined" onClick={() => setRefunding(true)}>
            Refund
          </Button>
        )}
        <Button variant="outlined" component={Link} to={paths.admin.order.getHref(order.id)}>
          Open the order
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
