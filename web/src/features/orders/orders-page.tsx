import { purchaseKindLabels } from '../../../../contract/labels';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ChoicesFilter } from '../../components/list/choices-filter';
import { choices } from '../../components/list/filter-kinds';
import { ListView } from '../../components/list/list-view';
import { ListTools, useFold } from '../../components/list/list-tools';
import { SearchField } from '../../components/list/search-field';
import { useListState } from '../../components/list/use-list-state';
import { PageHeading } from '../../components/page/page-heading';
import type { PurchaseKind } from '../../gql/schema';
import { optionsOf, valuesOf } from '../../lib/options';
import { paths } from '../../lib/paths';
import { OrderFilters, orderListOptions } from './order-filters';
import { nameOf, ordersMessage } from './order-text';
import { purchaseColumns } from './purchase-columns';
import type { PurchaseColumn } from './purchase-columns';
import { PurchaseLine } from './purchase-line';
import { PurchaseTabs } from './purchase-tabs';
import { usePurchasesQuery } from './orders.generated';
import type { PurchaseRowFragment } from './orders.generated';
import { useOpenedOrder } from './use-opened-order';

const kindOptions = optionsOf<PurchaseKind>(purchaseKindLabels);
const listOptions = {
  ...orderListOptions,
  filters: { ...orderListOptions.filters, kind: choices(valuesOf(kindOptions)) },
};

const actionColumn: PurchaseColumn = {
  key: 'access',
  header: 'Action',
  isActions: true,
  cell: (order) => {
    if (order.paymentStatus === 'PENDING')
      return (
        <Button
          component={Link}
          to={(order.kind === 'ITEM' ? paths.itemPayNow : paths.payNow).getHref(order.id)}
          size="small"
          aria-label={`Pay Now, order ${order.code}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Pay Now
        </Button>
      );
    if (order.__typename !== 'ItemOrder' || !order.accessUrl) return null;
    const [what, how] = order.file
      ? (['Download', { download: order.file.name }] as const)
      : (['Open', { target: '_blank', rel: 'noreferrer noopener' }] as const);
    return (
      <Button size="small" variant="outlined" href={order.accessUrl} {...how} aria-label={`${what} ${nameOf(order)}`}>
        {what}
      </Button>
    );
  },
};

const columnsFor = (open: (order: PurchaseRowFragment) => void) =>
  purchaseColumns(
    { key: 'name', header: 'What', nameOf, open },
    {
      afterName: [{ key: 'kind', header: 'Kind', cell: (order) => purchaseKindLabels[order.kind] }],
      last: actionColumn,
    },
  );

const lineFor = (open: (order: PurchaseRowFragment) => void) => (order: PurchaseRowFragment) => (
  <PurchaseLine order={order} name={nameOf(order)} open={open} actions={actionColumn.cell(order)} />
);

/** /user/orders and /user/orders-history: everything the user has ordered, packages and items. */
export function OrdersPage() {
  const { open, dialog } = useOpenedOrder();
  const list = useListState(listOptions);
  const { data, previousData, loading, error, refetch } = usePurchasesQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  });
  const fold = useFold();
  const orders = (data ?? previousData)?.me?.purchases;
  return (
    <>
      <PageHeading
        title="My Orders"
        text="What you have bought, with its invoices."
        action={!fold.isPhone && <SearchField list={list} label="Search orders" />}
      />
      <PurchaseTabs />
      {(list.narrowed || orders?.totalItems !== 0) && (
        <ListTools fold={fold} list={list} searchLabel="Search orders">
          <OrderFilters list={list}>
            <ChoicesFilter
              label="Kind"
              options={kindOptions}
              chosen={list.filters.kind}
              onChange={(chosen) => list.setFilter('kind', chosen)}
            />
          </OrderFilters>
        </ListTools>
      )}
      <ListView
        label="Orders"
        list={list}
        isFolded={fold.isFolded}
        line={lineFor(open)}
        columns={columnsFor(open)}
        rows={orders?.items}
        totalItems={orders?.totalItems}
        rowKey={(order) => order.id}
        loading={loading}
        error={error}
        errorText={ordersMessage}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <Card>
            <EmptyState
              title="No orders yet"
              text="What you buy appears here, with its invoices."
              action={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
                  <Button component={Link} to={paths.user.selectPackage.getHref()}>
                    See the packages
                  </Button>
                  <Button component={Link} to={paths.items.getHref()} variant="outlined">
                    See the items
                  </Button>
                </Box>
              }
            />
          </Card>
        }
      />
      {dialog}
    </>
  );
}
