import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Archive, PackagePlus, Undo2 } from '../../../lib/generated/icons';
import type { IconComponent } from '../../../lib/icon';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useCount } from '../../../components/admin-list/use-count';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { formatMoney } from '../../../lib/format';
import { GrantDialog } from './lazy-dialogs';
import { OrdersTabs } from './orders-tabs';
import { unmatchedPaymentsList as definition } from './unmatched-payments-list';
import { CountUnmatchedPaymentsDocument, useAdminUnmatchedPaymentsQuery } from './unmatched-payments.generated';
import type { AdminUnmatchedPaymentFragment } from './unmatched-payments.generated';
import { useUnmatchedDecisions } from './use-unmatched-decisions';

type Row = AdminUnmatchedPaymentFragment;

interface RowButton {
  text: string;
  Icon: IconComponent;
  row: Row;
  act: (row: Row) => void;
}

const RowButton = ({ text, Icon, row, act }: RowButton) => (
  <Tooltip title={text} describeChild>
    <IconButton
      size="small"
      aria-label={`${text} the payment of ${formatMoney(row.amount, row.currency)}, ${row.captureId}`}
      onClick={() => act(row)}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  </Tooltip>
);

/** /admin/payments-without-order: money at PayPal that no order here explains. */
export function UnmatchedPaymentsPage() {
  const list = useAdminList(definition);
  const result = useAdminUnmatchedPaymentsQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const count = useCount(CountUnmatchedPaymentsDocument, ({ unmatchedPayments }) => unmatchedPayments.totalItems);
  const [granted, setGranted] = useState<Row | null>(null);
  const reload = async () => void (await result.refetch());
  const { refund, dismiss } = useUnmatchedDecisions(reload);
  const page = (result.data ?? result.previousData)?.unmatchedPayments;
  return (
    <>
      <AdminList
        definition={definition}
        list={list}
        result={result}
        page={page}
        count={count}
        above={<OrdersTabs />}
        rowActions={(row) =>
          row.state === 'OPEN' || row.state === 'DISMISSED' ? (
            <>
              <RowButton text="Grant" Icon={PackagePlus} row={row} act={setGranted} />
              <RowButton text="Refund" Icon={Undo2} row={row} act={(one) => void refund(one)} />
              {row.state === 'OPEN' && (
                <RowButton text="Dismiss" Icon={Archive} row={row} act={(one) => void dismiss(one)} />
              )}
            </>
          ) : null
        }
      />
      {granted && (
        <GrantDialog
          payment={granted}
          onClose={(isDone) => {
            setGranted(null);
            if (isDone) void reload();
          }}
        />
      )}
    </>
  );
}
