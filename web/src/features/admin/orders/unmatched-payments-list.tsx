import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { unmatchedPaymentStateLabels } from '../../../../../contract/labels';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { EmailText } from '../../../components/list/email-text';
import { anyOf, dates } from '../../../components/list/list-filters';
import type { UnmatchedPaymentFilter, UnmatchedPaymentSortField, UnmatchedPaymentState } from '../../../gql/schema';
import { formatDateTime, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { StateChip } from '../../../components/feedback/status-badge';
import type { AdminUnmatchedPaymentFragment } from './unmatched-payments.generated';

const tones = {
  OPEN: 'warning',
  GRANTED: 'success',
  REFUNDING: 'info',
  REFUNDED: 'info',
  DISMISSED: 'default',
} as const satisfies Record<UnmatchedPaymentState, string>;

/** The state, and what it led to: the granted order, or the reason of the decision. */
const Outcome = ({ state, purchase, reason }: AdminUnmatchedPaymentFragment) => (
  <Box sx={{ display: 'grid', gap: 0.5, py: 0.75, justifyItems: { xs: 'end', md: 'start' }, overflowWrap: 'anywhere' }}>
    <StateChip word={{ label: unmatchedPaymentStateLabels[state], tone: tones[state] }} />
    {purchase ? (
      <MuiLink component={Link} to={paths.admin.order.getHref(purchase.id)}>
        Order {purchase.code}
      </MuiLink>
    ) : (
      reason
    )}
  </Box>
);

export const unmatchedPaymentsList: AdminListDefinition<
  AdminUnmatchedPaymentFragment,
  UnmatchedPaymentFilter,
  UnmatchedPaymentSortField
> = {
  list: 'UNMATCHED_PAYMENTS',
  title: 'Payments without an order',
  text: 'Payments at PayPal that match no order, for example after a restored backup. Grant what was paid for, or refund it.',
  label: 'Payments without an order',
  searchLabel: 'Search payer or code',
  csvPath: '/admin/unmatched-payments.csv',
  mostChosen: 1_000,
  noMatches: 'No payments found',
  empty: {
    title: 'No payments without an order',
    text: 'Every payment at PayPal that we know of belongs to an order.',
  },
  rowWords: { one: 'payment', many: 'payments' },
  filters: { state: anyOf('State', unmatchedPaymentStateLabels), capturedAt: dates('Paid on') },
  canRefresh: true,
  defaultSort: { field: 'CAPTURED_AT', direction: 'DESC' },
  pageSize: 10,
  actionsWidth: 124,
  columns: [
    {
      key: 'payer',
      header: 'Payer',
      heading: true,
      width: 190,
      grow: 1,
      cell: ({ payerEmail }) => (payerEmail ? <EmailText email={payerEmail} /> : 'Not known'),
    },
    {
      key: 'amount',
      header: 'Amount',
      sortField: 'AMOUNT',
      width: 115,
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      key: 'transaction',
      header: 'Order code, transaction',
      width: 185,
      cell: ({ orderCode, captureId }) => (
        <Box sx={{ overflowWrap: 'anywhere', py: 0.5 }}>
          {orderCode ?? 'None'}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {captureId}
          </Typography>
        </Box>
      ),
    },
    {
      key: 'paid',
      header: 'Paid on',
      sortField: 'CAPTURED_AT',
      width: 150,
      cell: ({ capturedAt }) => formatDateTime(capturedAt),
    },
    { key: 'state', header: 'State', width: 165, cell: (payment) => <Outcome {...payment} /> },
  ],
};
