import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { creditReasonLabels, postTypeLabels } from '../../../../../contract/labels';
import { StatusBadge, StateChip } from '../../../components/feedback/status-badge';
import { formatDate, formatDateTime, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { DesignState } from '../designs/design-state';
import { CreditChange } from '../people/credit-change';
import { PersonRows } from '../people/person-rows';
import { OrderCard } from './order-card';
import type { OrderInFullFragment, OrderListsQuery } from './order-page.generated';
import { disputeLabels } from './order-labels';

interface ListResult {
  result: { data?: OrderListsQuery; error?: unknown };
}
const link = (href: string, text: string) => (
  <MuiLink component={Link} to={href}>
    {text}
  </MuiLink>
);
/** Says how many rows of a longer list are shown. */
const shareOf = (shown: number, total = 0) =>
  total > shown ? `The newest ${shown} of ${total.toLocaleString('en-US')}.` : undefined;

/** What payers claim at PayPal; nothing without claims. */
export function OrderDisputes({ disputes }: { disputes: readonly Dispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <OrderCard title="Dispute">
      {disputes.map((dispute) => (
        <OneDispute key={dispute.id} dispute={dispute} />
      ))}
    </OrderCard>
  );
}

type Dispute = NonNullable<OrderInFullFragment['disputes']>[number];

function OneDispute({ dispute }: { dispute: Dispute }) {
  const { providerId, status, reason, amount, currency, respondBy, advice, outcome, createdAt, endedAt } = dispute;
  return (
    <Box sx={{ '& + &': { mt: 2 }, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <b>{formatMoney(amount, currency)}</b>
        <StateChip word={disputeLabels[status]} />
      </Box>
      <Typography sx={{ mt: 0.5 }}>{reason}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${providerId} at PayPal, since ${formatDate(createdAt)}`}
        {endedAt && `, decided on ${formatDate(endedAt)}`}
        {outcome && ` (${outcome})`}
      </Typography>
      {advice && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {respondBy && <b>{`Answer by ${formatDateTime(respondBy)}. `}</b>}
          {advice}
        </Alert>
      )}
    </Box>
  );
}

/** Invoice and credit notes, as PDF. */
export const OrderInvoices = ({ order }: { order: OrderInFullFragment }) => (
  <OrderCard title="Invoice and credit notes">
    <PersonRows
      label="Invoice and credit notes"
      empty="No invoice yet."
      rows={order.invoices.map(({ id, number, url, total, issuedAt }) => ({
        id,
        at: issuedAt,
        what: (
          <MuiLink href={url} target="_blank" rel="noreferrer">
            {number} (PDF)
          </MuiLink>
        ),
        end: formatMoney(total, order.currency),
      }))}
    />
  </OrderCard>
);

/** What the order granted, and what refunds and disputes took. */
export function OrderLedger({ result: { data, error } }: ListResult) {
  const page = data?.purchase.creditEntries;
  return (
    <OrderCard title="Credits" hint={shareOf(page?.items.length ?? 0, page?.totalItems)}>
      <PersonRows
        label="Credits"
        error={error}
        empty="This order has not changed any credits."
        rows={page?.items.map((entry) => ({
          id: entry.id,
          at: entry.createdAt,
          what: creditReasonLabels[entry.reason],
          detail: entry.note,
          end: <CreditChange entry={entry} />,
        }))}
      />
    </OrderCard>
  );
}

/** The designs that were made with the order's credits, without their pictures and words. */
export function OrderDesigns({ result: { data, error } }: ListResult) {
  const page = data?.purchase.designs;
  const hint = [
    'Credits are spent in the order in which they came.',
    shareOf(page?.items.length ?? 0, page?.totalItems),
  ];
  return (
    <OrderCard title="Designs made with it" hint={hint.filter(Boolean).join(' ')}>
      <PersonRows
        label="Designs made with it"
        error={error}
        empty="No design was made with its credits."
        rows={page?.items.map((design) => ({
          id: design.id,
          at: design.createdAt,
          what: link(`${paths.admin.designs.getHref()}?open=${design.id}`, postTypeLabels[design.postType]),
          end: <DesignState status={design.status} />,
        }))}
      />
    </OrderCard>
  );
}

/** Tickets that are about the order; nothing where there are none. */
export function OrderTickets({ result: { data, error } }: ListResult) {
  const page = data?.purchase.tickets;
  if (!error && !page?.items.length) return null;
  return (
    <OrderCard title="Tickets about it" hint={shareOf(page?.items.length ?? 0, page?.totalItems)}>
      <PersonRows
        label="Tickets about it"
        error={error}
        empty="No tickets."
        rows={page?.items.map((ticket) => ({
          id: ticket.id,
          at: ticket.createdAt,
          what: link(`${paths.admin.supportMessages.getHref()}?ticket=${ticket.id}`, ticket.subject),
          end: <StatusBadge status={ticket.status} />,
        }))}
      />
    </OrderCard>
  );
}
