import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { AdminList } from '../../../components/admin-list/admin-list';
import type { AdminListDefinition } from '../../../components/admin-list/admin-list';
import { BulkAction } from '../../../components/admin-list/bulk-action';
import { targetOf } from '../../../components/admin-list/bulk-plan';
import type { GridColumn } from '../../../components/admin-list/grid-columns';
import { useSelection } from '../../../components/admin-list/selection';
import { useAfterChange } from '../../../components/admin-list/use-after-change';
import { useListState } from '../../../components/list/use-list-state';
import type { PurchaseKind, PurchaseSortField } from '../../../gql/schema';
import { useAdminPurchasesQuery } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import type { OrderActions } from './order-columns';
import { OrdersFilters, ordersOptions } from './orders-filters';
import { OrdersTabs } from './orders-tabs';
import { PurchaseDialog } from './purchase-dialog';
import { useOrderDeletion } from './use-order-deletion';

export interface PurchasesListDefinition extends AdminListDefinition {
  /** Shows orders of this kind only. */
  kind?: PurchaseKind;
  pageSize: number;
  columns: (actions: OrderActions) => GridColumn<AdminPurchaseFragment, PurchaseSortField>[];
  errorText: (error: unknown) => string;
  /** Shown when a deletion fails on the way (specification, admin area, section 8). */
  deletionFailed: string;
}

/** A list of the shop's orders: of all, or of one kind. */
export function PurchasesList({ definition }: { definition: PurchasesListDefinition }) {
  const { kind, pageSize, columns, errorText, deletionFailed } = definition;
  const [opened, setOpened] = useState<AdminPurchaseFragment | null>(null);
  const options = { ...ordersOptions, pageSize, pageSizes: [pageSize, 25, 100] };
  const state = useListState(options);
  const filter = kind ? { ...state.variables.filter, kind: [kind] } : state.variables.filter;
  const list = { ...state, variables: { ...state.variables, filter } };
  const selection = useSelection(filter);
  const { data, previousData, loading, error, refetch } = useAdminPurchasesQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  });
  const afterChange = useAfterChange({
    field: 'purchases',
    list,
    selection,
    ask: async () => (await refetch()).data?.purchases.totalItems,
  });
  const deletion = useOrderDeletion(afterChange, deletionFailed);
  return (
    <>
      <AdminList
        definition={definition}
        columns={columns({ open: setOpened, remove: (order) => void deletion.deleteOne(order) })}
        list={list}
        page={(data ?? previousData)?.purchases}
        rowKey={(order) => order.id}
        loading={loading}
        error={error}
        errorText={errorText}
        onRetry={() => void refetch().catch(() => undefined)}
        selection={selection}
        above={<OrdersTabs />}
        filters={<OrdersFilters list={list} isOfOneKind={kind !== undefined} />}
        actions={
          <BulkAction
            text="Delete"
            Icon={Trash2}
            danger
            plan={() => deletion.plan(targetOf(selection.chosen, filter), selection.count)}
            onEnd={deletion.end}
          />
        }
      />
      <PurchaseDialog order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
