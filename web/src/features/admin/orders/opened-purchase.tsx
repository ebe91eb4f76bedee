import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useOpenedRow } from '../../../components/admin-list/row-link';
import { SectionLoader } from '../../../components/feedback/loaders';
import { errorMessage } from '../../../lib/errors';
import { useAdminPurchaseQuery } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { PurchaseDialog } from './purchase-dialog';

/** The order that the address names, in full: one of the list, or any other that a link leads to. */
export function OpenedPurchase({ shown }: { shown: readonly AdminPurchaseFragment[] }) {
  const { id, close } = useOpenedRow();
  const listed = shown.find((order) => order.id === id);
  const { data, error } = useAdminPurchaseQuery({ variables: { id: id ?? '' }, skip: !id || listed !== undefined });
  if (!id) return null;
  const order = listed ?? data?.purchase;
  if (order) return <PurchaseDialog order={order} onClose={close} />;
  return (
    <Dialog open onClose={close} slotProps={{ paper: { 'aria-label': 'Order' } }} fullWidth maxWidth="sm">
      <DialogContent>{error ? <Alert severity="error">{errorMessage(error)}</Alert> : <SectionLoader />}</DialogContent>
    </Dialog>
  );
}
