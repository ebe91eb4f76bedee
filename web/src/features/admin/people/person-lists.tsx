import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { creditReasonLabels, inWords, postTypeLabels, ticketStatusLabels } from '../../../../../contract/labels';
import { SectionLoader } from '../../../components/feedback/loaders';
import { useMessageLogQuery } from '../../../entities/message/message.generated';
import { MessageRows } from '../../../entities/message/message-rows';
import { PaymentState } from '../../../entities/order/payment-state';
import { PersonName } from '../../../entities/person/person-link';
import { errorMessage } from '../../../lib/errors';
import { formatAgo, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { DesignState } from '../designs/design-state';
import { CreditChange } from './credit-change';
import {
  usePersonAuditQuery,
  usePersonCreditsQuery,
  usePersonDesignsQuery,
  usePersonPurchasesQuery,
  usePersonSessionsQuery,
  usePersonTicketsQuery,
} from './person-page.generated';
import { PersonRows } from './person-rows';

interface ListProps {
  id: string;
}
const fresh = { fetchPolicy: 'cache-and-network' } as const;
const link = (href: string, text: string) => (
  <MuiLink component={Link} to={href}>
    {text}
  </MuiLink>
);

function Purchases({ id }: ListProps) {
  const { data, error } = usePersonPurchasesQuery({ variables: { id }, ...fresh });
  const page = data?.user.purchases;
  return (
    <PersonRows
      label="Orders"
      error={error}
      empty="No orders yet."
      totalItems={page?.totalItems}
      allHref={`${paths.admin.orders.getHref()}?owner=${id}`}
      rows={page?.items.map((order) => ({
        id: order.id,
        at: order.createdAt,
        what: link(paths.admin.order.getHref(order.id), `${order.code}, ${order.name}`),
        detail: formatMoney(order.total, order.currency),
        end: <PaymentState order={order} />,
      }))}
    />
  );
}

function Designs({ id }: ListProps) {
  const { data, error } = usePersonDesignsQuery({ variables: { id }, ...fresh });
  const page = data?.user.designs;
  return (
    <PersonRows
      label="Designs"
      error={error}
      empty="No designs yet."
      totalItems={page?.totalItems}
      allHref={`${paths.admin.designs.getHref()}?owner=${id}`}
      rows={page?.items.map((design) => ({
        id: design.id,
        at: design.createdAt,
        what: link(`${paths.admin.designs.getHref()}?open=${design.id}`, postTypeLabels[design.postType]),
        end: <DesignState status={design.status} />,
      }))}
    />
  );
}

function Credits({ id }: ListProps) {
  const { data, error } = usePersonCreditsQuery({ variables: { id }, ...fresh });
  const page = data?.user.creditEntries;
  return (
    <PersonRows
      label="Credit history"
      error={error}
      empty="No credits were added or spent yet."
      totalItems={page?.totalItems}
      rows={page?.items.map((entry) => ({
        id: entry.id,
        at: entry.createdAt,
        what: creditReasonLabels[entry.reason],
        detail: entry.note,
        end: <CreditChange entry={entry} />,
      }))}
    />
  );
}

function Tickets({ id }: ListProps) {
  const { data, error } = usePersonTicketsQuery({ variables: { id }, ...fresh });
  const page = data?.user.tickets;
  return (
    <PersonRows
      label="Tickets"
      error={error}
      empty="No tickets yet."
      totalItems={page?.totalItems}
      allHref={`${paths.admin.supportMessages.getHref()}?owner=${id}`}
      rows={page?.items.map((ticket) => ({
        id: ticket.id,
        at: ticket.createdAt,
        what: link(`${paths.admin.supportMessages.getHref()}?ticket=${ticket.id}`, ticket.subject),
        end: ticketStatusLabels[ticket.status],
      }))}
    />
  );
}

/** The log is short of words that a line has no room for, so it looks as in its dialog. */
function Messages({ id }: ListProps) {
  const { data, error } = useMessageLogQuery({ variables: { id, page: { size: 20 } }, ...fresh });
  const log = data?.user.messages;
  if (error && !log) return <Alert severity="error">{errorMessage(error)}</Alert>;
  return log ? <MessageRows messages={log.items} /> : <SectionLoader />;
}

function Sessions({ id }: ListProps) {
  const { data, error } = usePersonSessionsQuery({ variables: { id }, ...fresh });
  const page = data?.user.sessions;
  return (
    <PersonRows
      label="Sessions"
      error={error}
      empty="Not signed in anywhere."
      totalItems={page?.totalItems}
      rows={page?.items.map((session) => ({
        id: session.id,
        at: session.firstSeenAt,
        what: session.device,
        end: `active ${formatAgo(session.lastActiveAt)}`,
      }))}
    />
  );
}

function Audit({ id }: ListProps) {
  const { data, error } = usePersonAuditQuery({ variables: { id }, ...fresh });
  const page = data?.user.auditEntries;
  return (
    <PersonRows
      label="What Admins did"
      error={error}
      empty="No Admin has changed this account."
      totalItems={page?.totalItems}
      allHref={`${paths.admin.audit.getHref()}?search=${encodeURIComponent(`users/${id}`)}`}
      rows={page?.items.map((entry) => ({
        id: entry.id,
        at: entry.createdAt,
        what: link(`${paths.admin.audit.getHref()}?open=${entry.id}`, inWords(entry.action)),
        detail: entry.reason,
        end: entry.actor ? <PersonName person={entry.actor} /> : 'System',
      }))}
    />
  );
}

/** The lists of a person, by the word in the address. */
export const personLists = {
  orders: { label: 'Orders', List: Purchases },
  designs: { label: 'Designs', List: Designs },
  credits: { label: 'Credits', List: Credits },
  tickets: { label: 'Tickets', List: Tickets },
  messages: { label: 'Messages', List: Messages },
  sessions: { label: 'Sessions', List: Sessions },
  audit: { label: 'Audit', List: Audit },
} as const;
