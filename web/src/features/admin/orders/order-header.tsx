import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { purchaseKindLabels } from '../../../../../contract/labels';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { BackLink } from '../../../components/page/back-link';
import { PageTitle } from '../../../components/page/page-meta';
import { PaymentState } from '../../../entities/order/payment-state';
import { PersonLink } from '../../../entities/person/person-link';
import { formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import type { OrderInFullFragment } from './order-page.generated';

/** Which order it is, whose, in which state, and how much it is about. */
export function OrderHeader({ order }: { order: OrderInFullFragment }) {
  const { code, kind, name, customer, billing, customerEmail, total, currency, paymentStatus, orderStatus } = order;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', flexWrap: 'wrap', mb: 2.5 }}>
      <PageTitle>{`Order ${code}`}</PageTitle>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <BackLink to={paths.admin.orders.getHref()}>All orders</BackLink>
        <Typography variant="h3" component="h1" tabIndex={-1}>
          Order {code}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 0.5 }}>{name}</Typography>
        {/* a deleted account has no name: the name on the order stays for the accounting */}
        <PersonLink person={{ id: customer.id, name: customer.name || billing.customerName, email: customerEmail }} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h5" component="span" sx={{ fontVariantNumeric: 'tabular-nums', mr: 1 }}>
          {formatMoney(total, currency)}
        </Typography>
        <Chip size="small" variant="outlined" label={purchaseKindLabels[kind]} />
        <PaymentState order={order} />
        {orderStatus !== (paymentStatus as string) && <StatusBadge status={orderStatus} />}
      </Box>
    </Box>
  );
}
