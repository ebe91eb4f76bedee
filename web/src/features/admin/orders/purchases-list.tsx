import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Ban, Trash2 } from '../../../lib/generated/icons';
import { BulkAction } from '../../../components/admin-list/bulk-action';
import { targetOf } from '../../../components/admin-list/bulk-plan';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useCount } from '../../../components/admin-list/use-count';
import { useAfterChange } from '../../../components/admin-list/use-after-change';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { useNewerRows } from '../../../entities/shop/use-newer-rows';
import type { DateRange, PurchaseFilter, PurchaseSortField } from '../../../gql/schema';
import { CountPurchasesDocument, useAdminPurchasesQuery } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { OrdersTabs } from './orders-tabs';
import { OpenedPurchase } from './opened-purchase';
import { refundedColumn } from './refunded-column';
import { useOrderCancellation } from './use-order-cancellation';
import { useOrderDeletion } from './use-order-deletion';

export interface PurchasesListDefinition extends AdminListDefinition<
  AdminPurchaseFragment,
  PurchaseFilter,
  PurchaseSortField
> {
  /** Shown when a deletion fails on the way (specification, admin area, section 8). */
  deletionFailed: string;
}

/** Puts the refunded amounts after the totals. */
function withRefunded(columns: PurchasesListDefinition['columns'], days: DateRange): typeof columns {
  const at = columns.findIndex(({ key }) => key === 'total') + 1;
  return [...columns.slice(0, at), refundedColumn(days), ...columns.slice(at)];
}

/** A list of the shop's orders: of all, or of one kind. */
export function PurchasesList({ definition: given }: { definition: PurchasesListDefinition }) {
  const list = useAdminList(given);
  const { selection, variables } = list;
  const days = variables.filter?.refundedAt;
  const definition = days ? { ...given, columns: withRefunded(given.columns, days) } : given;
  const result = useAdminPurchasesQuery({
    variables: days ? { ...variables, withCreditNotes: true } : variables,
    fetchPolicy: 'cache-and-network',
  });
  const count = useCount(CountPurchasesDocument, ({ purchases }) => purchases.totalItems);
  const newerRows = useNewerRows({ of: 'Purchase', variables, count });
  const afterChange = useAfterChange({
    field: 'purchases',
    list,
    selection,
    ask: async () => (await result.refetch()).data?.purchases.totalItems,
    countOf: count,
  });
  const deletion = useOrderDeletion(afterChange, definition.deletionFailed);
  const cancellation = useOrderCancellation(afterChange);
  const page = (result.data ?? result.previousData)?.purchases;
  return (
    <>
      <AdminList
        definition={definition}
        list={list}
        result={result}
        page={page}
        count={count}
        newerRows={newerRows}
        above={<OrdersTabs />}
        rowActions={(order) =>
          // only unpaid orders can be deleted (specification, admin area, section 4)
          order.paymentStatus === 'PENDING' ? (
            <Tooltip title="Delete" describeChild>
              <IconButton
                size="small"
                color="error"
                aria-label={`Delete order ${order.code}`}
                onClick={() => void deletion.deleteOne(order)}
                sx={{ mr: -1 }}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Tooltip>
          ) : null
        }
        actions={
          <>
            <BulkAction
              text="Cancel orders"
              Icon={Ban}
              plan={() => cancellation.plan(targetOf(selection.chosen, variables.filter), selection.count)}
              onEnd={cancellation.end}
            />
            <BulkAction
              text="Delete"
              Icon={Trash2}
              danger
              plan={() => deletion.plan(targetOf(selection.chosen, variables.filter), selection.count)}
              onEnd={deletion.end}
            />
          </>
        }
      />
      <OpenedPurchase shown={page?.items ?? []} />
    </>
  );
}
