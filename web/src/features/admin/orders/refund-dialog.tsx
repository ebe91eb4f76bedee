import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { MoneyField } from '../../../components/form/money-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { amountOf } from '../../../lib/amount';
import { formatMoney } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { useRefundPurchaseMutation } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { leftToRefund, takenBack } from './refund-sums';

const schemaOf = (left: string, currency: string) =>
  z.object({
    amount: z
      .string()
      .refine((text) => Number(amountOf(text)) > 0, 'Please enter an amount above 0.')
      .refine((text) => !(Number(amountOf(text)) > Number(left)), `At most ${formatMoney(left, currency)} is left.`),
    reason: z.string().trim().min(1, 'Please say why it is refunded.').max(300, 'At most 300 characters.'),
  });

/** What the customer loses by the amount that stands in the form. */
function Consequence({ order }: { order: AdminPurchaseFragment }) {
  const amount = amountOf(useWatch({ name: 'amount' }) as string);
  return amount ? <Alert severity="info">{takenBack(order, amount)}</Alert> : null;
}

/** Gives the money of a paid order back, whole or in part, and says what that takes from its customer. */
export function RefundDialog({ order, onClose }: { order: AdminPurchaseFragment; onClose: (isDone: boolean) => void }) {
  const left = leftToRefund(order);
  const form = useAppForm({
    schema: schemaOf(left, order.currency),
    defaultValues: { amount: left, reason: '' },
  });
  const [refund] = useRefundPurchaseMutation();
  // the same click again is the same refund; after a refusal it is another one
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const submit = async ({ amount, reason }: { amount: string; reason: string }) => {
    const wanted = amountOf(amount) ?? amount;
    const { data } = await refund({
      variables: {
        input: { purchaseId: order.id, amount: wanted === left ? null : wanted, reason: reason.trim(), requestId },
      },
    });
    const errors = data?.refundPurchase.errors ?? [];
    const isWaiting = errors[0]?.code === 'PAYMENT_PENDING';
    if (errors.length > 0 && !isWaiting) {
      setRequestId(crypto.randomUUID());
      return errors;
    }
    if (isWaiting) notify.message(errors[0]?.message ?? '');
    else
      notify.success(`${formatMoney(wanted, order.currency)} are on their way back to ${order.billing.customerName}.`);
    onClose(true);
    return undefined;
  };
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby="refund-title" fullWidth maxWidth="sm">
      <DialogTitle id="refund-title">{`Refund order ${order.code}`}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <Form form={form} onSubmit={submit} label="Refund">
          <FormErrorBanner />
          <MoneyField
            name="amount"
            label="Amount"
            currency={order.currency}
            hint={`${formatMoney(left, order.currency)} can be given back; less gives a part back.`}
            required
          />
          <TextField
            name="reason"
            label="Reason"
            hint="For the record, at most 300 characters. The customer does not read it."
            rows={2}
            maxLength={300}
            required
          />
          <Consequence order={order} />
          <DialogActions sx={{ px: 0 }}>
            <Button variant="outlined" onClick={() => onClose(false)}>
              Keep the payment
            </Button>
            <SubmitButton busyText="Refunding..." color="error" size="medium">
              Refund
            </SubmitButton>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
