import { useState } from 'react';
import { ServerError } from '@apollo/client/errors';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Trash2 } from 'lucide-react';
import { BulkAction } from '../../../components/admin-list/bulk-action';
import { targetOf } from '../../../components/admin-list/bulk-plan';
import { AdminGrid } from '../../../components/admin-list/admin-grid';
import { SaveAsCsv } from '../../../components/admin-list/save-as-csv';
import { useSelection } from '../../../components/admin-list/selection';
import { useAfterChange } from '../../../components/admin-list/use-after-change';
import { EmptyState } from '../../../components/feedback/empty-state';
import { SearchField } from '../../../components/list/search-field';
import { useListState } from '../../../components/list/use-list-state';
import { PageHeading } from '../../../components/page/page-heading';
import { errorSentence } from '../../../lib/errors';
import { mostPurchasesAtOnce } from '../../../../../contract/purchases';
import { useAdminPurchasesQuery } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { columnsFor } from './order-columns';
import { OrdersFilters, ordersOptions } from './orders-filters';
import { PurchaseDialog } from './purchase-dialog';
import { useOrderDeletion } from './use-order-deletion';

const csvPath = '/admin/purchases.csv';

/** Returns why orders could not be loaded, in the specification's words (admin area, section 8). */
const ordersSentence = (error: unknown): string =>
  ServerError.is(error) ? `HTTP error! Status: ${error.statusCode}` : `Failed to fetch data: ${errorSentence(error)}`;

/** /admin/orders: every order of the shop; the count may be approximate. */
export function OrdersPage() {
  const [opened, setOpened] = useState<AdminPurchaseFragment | null>(null);
  const list = useListState(ordersOptions);
  const selection = useSelection(list.variables.filter);
  const { data, previousData, loading, error, refetch } = useAdminPurchasesQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.purchases;
  const afterChange = useAfterChange({
    field: 'purchases',
    list,
    selection,
    ask: async () => (await refetch()).data?.purchases.totalItems,
  });
  const deletion = useOrderDeletion(afterChange);
  return (
    <>
      <PageHeading
        title="Orders Management"
        text="Everything customers have ordered, newest first."
        action={
          <Box
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              gap: 1.5,
              alignItems: 'center',
              flex: { xs: '1 1 100%', sm: '0 1 480px' },
            }}
          >
            <SearchField list={list} label="Search orders" />
            {orders && orders.totalItems > 0 && <SaveAsCsv path={csvPath} list={list} />}
          </Box>
        }
      />
      <OrdersFilters list={list} />
      <AdminGrid
        name="orders"
        label="Orders"
        list={list}
        columns={columnsFor({ open: setOpened, remove: (order) => void deletion.deleteOne(order) })}
        rows={orders?.items}
        totalItems={orders?.totalItems}
        rowKey={(order) => order.id}
        loading={loading}
        error={error}
        errorText={ordersSentence}
        onRetry={() => void refetch().catch(() => undefined)}
        selection={selection}
        mostChosen={mostPurchasesAtOnce}
        actions={
          <>
            <SaveAsCsv path={csvPath} list={list} chosen={selection.chosen} />
            <BulkAction
              text="Delete"
              Icon={Trash2}
              danger
              plan={() => deletion.plan(targetOf(selection.chosen, list.variables.filter), selection.count)}
              onEnd={deletion.end}
            />
          </>
        }
        noMatches="No orders found"
        empty={
          <Card>
            <EmptyState title="No orders found" text="What customers order appears here at once." />
          </Card>
        }
      />
      <PurchaseDialog order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
