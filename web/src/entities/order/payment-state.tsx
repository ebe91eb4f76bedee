import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { StatusBadge } from '../../components/feedback/status-badge';

/** The payment status of an order; beside 'Paid' also a partial refund. */
export const PaymentState = ({ order }: { order: { paymentStatus: string; refunded: string } }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'inherit' }}>
    <StatusBadge status={order.paymentStatus} />
    {order.paymentStatus === 'PAID' && Number(order.refunded) > 0 && (
      <Chip component="span" size="small" color="warning" label="Partly refunded" />
    )}
  </Box>
);
