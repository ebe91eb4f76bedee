import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ListView } from '../../../components/list/list-view';
import { RowLine } from '../../../components/list/row-line';
import { SearchField } from '../../../components/list/search-field';
import { useListState } from '../../../components/list/use-list-state';
import type { ListFrame } from '../../../components/list/use-list-state';
import { PaymentState } from '../../../entities/order/payment-state';
import { PersonLink } from '../../../entities/person/person-link';
import { formatCredits, formatDate, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useAdminPurchasesQuery } from '../orders/admin-orders.generated';
import { DetailsLink } from '../orders/order-columns';
import { OpenedPurchase } from '../orders/opened-purchase';
import { ordersDefinition } from '../orders/orders-definition';
import { useAdminUsersQuery } from '../people/people.generated';
import { usersDefinition } from '../people/users-definition';

/** How often the dashboard's answers are read again while the page is open, in milliseconds. */
export const refreshMs = 60_000;

/** Rows of a page of each table (specification, decisions, section 10). */
const pageSize = 5;
const fresh = {
  fetchPolicy: 'cache-and-network',
  pollInterval: refreshMs,
  skipPollAttempt: () => document.hidden,
} as const;

/** The orders of the shop: the list's own columns, five rows a page. */
export function OrdersTable() {
  const list = useTableState('orders', ordersDefinition);
  const result = useAdminPurchasesQuery({ variables: list.variables, ...fresh });
  const page = (result.data ?? result.previousData)?.purchases;
  return (
    <>
      <ListSection
        title="All Orders"
        href={paths.admin.orders.getHref()}
        definition={ordersDefinition}
        list={list}
        result={result}
        page={page}
        line={(order) => (
          <RowLine
            main={<DetailsLink order={order} text={order.name} />}
            quiet={`${order.code}, ${formatDate(order.createdAt)}`}
            figure={formatMoney(order.total, order.currency)}
            state={<PaymentState order={order} />}
          />
        )}
      />
      <OpenedPurchase shown={page?.items ?? []} />
    </>
  );
}

/** The accounts of the shop: the list's own columns, five rows a page. */
export function UsersTable() {
  const list = useTableState('users', usersDefinition);
  const result = useAdminUsersQuery({ variables: list.variables, ...fresh });
  return (
    <ListSection
      title="User Directory"
      href={paths.admin.users.getHref()}
      definition={usersDefinition}
      list={list}
      result={result}
      page={(result.data ?? result.previousData)?.users}
      line={(user) => <RowLine main={<PersonLink person={user} />} figure={formatCredits(user.credits)} />}
    />
  );
}

/** State of a table: search, sort and page in the address, apart from the other table's. */
const useTableState = <Row, Filter extends object, Field extends string>(
  prefix: string,
  { columns, defaultSort }: AdminListDefinition<Row, Filter, Field>,
) =>
  useListState<Field>({
    prefix,
    sortFields: columns.flatMap(({ sortField }) => sortField ?? []),
    defaultSort,
    pageSize,
  });

interface ListSectionProps<Row, Filter extends object, Field extends string> {
  title: string;
  /** Address of the list with filters and actions. */
  href: string;
  definition: AdminListDefinition<Row, Filter, Field>;
  list: ListFrame<Field>;
  result: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  page: { items: readonly Row[]; totalItems: number } | undefined;
  line: (row: Row) => ReactNode;
}

function ListSection<Row extends { id: string }, Filter extends object, Field extends string>({
  title,
  href,
  definition,
  list,
  result,
  page,
  line,
}: ListSectionProps<Row, Filter, Field>) {
  const { label, searchLabel = label, columns, noMatches, empty, errorText, errorTitle } = definition;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={heading}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <MuiLink component={Link} to={href} sx={{ mr: 'auto' }}>
          Show all
        </MuiLink>
        <SearchField list={list} label={searchLabel} />
      </Box>
      <ListView
        label={title}
        columns={columns}
        list={list}
        rows={page?.items}
        totalItems={page?.totalItems}
        rowKey={({ id }) => id}
        line={line}
        loading={result.loading}
        error={result.error}
        errorText={errorText}
        errorTitle={errorTitle}
        isErrorAlert
        onRetry={() => void result.refetch().catch(() => undefined)}
        noMatches={noMatches}
        empty={
          <Card>
            <EmptyState title={empty.title} text={empty.text} />
          </Card>
        }
      />
    </Box>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mb: 1.5,
} as const;
