import { amountOf, centsOf, sumOf } from '../../../../../contract/money';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { useDialogClose } from '../../../components/form/use-dialog-close';
import { withProof } from '../../../entities/account/admin-proof';
import { formatMoney } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { readAgain, useLostAnswer } from '../../../lib/use-lost-answer';
import { useRefundPaymentMutation } from './order-page.generated';
import type { OrderInFullFragment } from './order-page.generated';
import { RefundFields, RefundActions, refundFieldsSchema } from './refund-fields';
import { acceptedRefund } from './refund-sums';

interface PaymentRefundDialogProps {
  payment: NonNullable<OrderInFullFragment['payments']>[number];
  order: OrderInFullFragment;
  onClose: (isDone: true | null) => void;
}

/** Refunds a payment that does not match its order, always in full. */
export function PaymentRefundDialog({ payment, order, onClose }: PaymentRefundDialogProps) {
  const form = useAppForm({ schema: refundFieldsSchema, defaultValues: { reason: '', message: '' } });
  const close = useDialogClose(form, () => onClose(null));
  const [refund] = useRefundPaymentMutation();
  // A repeated click sends the same id, so it is the same refund; after a refusal a new id makes a new one.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  // an answer was lost, and the form changed before the next try
  const [isSentBefore, setIsSentBefore] = useState(false);
  const [refundsAtFirst] = useState(order.refunds);
  const client = useApolloClient();
  const sent = useLostAnswer();
  const whole = payment.capturedAmount ?? payment.amount;
  const captured = formatMoney(whole, payment.capturedCurrency ?? payment.currency);
  const submit = async ({ reason, message }: { reason: string; message: string }) => {
    const input = { paymentId: payment.id, reason: reason.trim(), message: message.trim() || null, requestId };
    const answer = await sent(() =>
      withProof(async () => (await refund({ variables: { input } })).data?.refundPayment),
    );
    const [problem, ...others] = answer?.errors ?? [];
    const isConflict = problem?.code === 'CONFLICT';
    // the order then shows what the earlier try has done
    const isRead = isConflict && (await readAgain(client));
    if (isConflict) setIsSentBefore(isRead);
    if (problem && problem.code !== 'PAYMENT_PENDING') {
      if (isRead || !isConflict) setRequestId(crypto.randomUUID());
      return [problem, ...others];
    }
    const isAccepted = newOf(answer?.purchase?.refunds ?? [], refundsAtFirst, whole).some(
      ({ status }) => status === 'PENDING',
    );
    if (problem) notify.message(problem.message);
    else if (isAccepted) notify.success(acceptedRefund(captured));
    else notify.success(`${captured} is on its way back to ${order.billing.customerName}.`);
    onClose(true);
    return undefined;
  };
  return (
    <Dialog open onClose={close} aria-labelledby="refund-title" fullWidth maxWidth="sm">
      <DialogTitle id="refund-title">{`Refund this payment of order ${order.code}?`}</DialogTitle>
      <Form form={form} onSubmit={submit} label="Refund">
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          {isSentBefore && <SentBefore payment={payment} order={order} before={refundsAtFirst} />}
          <Typography>
            The payer gets all of it back: {captured}. The order keeps its credits and its state, or can be paid again
            as it should be.
          </Typography>
          <RefundFields hasCustomer={order.customerEmail !== ''} />
        </DialogContent>
        <RefundActions onKeep={close} />
      </Form>
    </Dialog>
  );
}

type Refunds = OrderInFullFragment['refunds'];

/** Returns the refunds of the whole amount that were not there before: another Admin may have refunded another payment. */
const newOf = (refunds: Refunds, before: Refunds, whole: string): Refunds =>
  refunds.filter(({ id, amount }) => centsOf(amount) === centsOf(whole) && !before.some((one) => one.id === id));

interface SentBeforeProps extends Pick<PaymentRefundDialogProps, 'payment' | 'order'> {
  /** The order's refunds when the dialog was opened. */
  before: Refunds;
}

/** What an earlier try from this dialog has given back. */
function SentBefore({ payment, order: { refunds }, before }: SentBeforeProps) {
  const currency = payment.capturedCurrency ?? payment.currency;
  const given = newOf(refunds, before, payment.capturedAmount ?? payment.amount).filter(
    ({ status }) => status !== 'FAILED',
  );
  const sum = amountOf(sumOf(given.map(({ amount }) => amount)));
  return (
    <Alert severity="warning">
      {given.length > 0
        ? `An earlier try has gone through: ${formatMoney(sum, currency)} is on its way back.`
        : 'An earlier try has refunded nothing. What you send now is a refund of its own.'}
    </Alert>
  );
}
