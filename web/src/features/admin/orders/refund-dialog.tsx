import { useState } from 'react';
import type { ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { centsOf } from '../../../../../contract/money';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { MoneyField } from '../../../components/form/money-field';
import { formatMoney, amountOf } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { readAgain, useLostAnswer } from '../../../lib/use-lost-answer';
import { paths } from '../../../lib/paths';
import { useDialogClose } from '../../../components/form/use-dialog-close';
import { withProof } from '../../../entities/account/admin-proof';
import { useRefundPurchaseMutation } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { acceptedRefund, centsGivenBack, leftToRefund, takenBack } from './refund-sums';
import { RefundFields, RefundActions, refundFieldsSchema } from './refund-fields';

const schemaOf = (left: string, currency: string) =>
  refundFieldsSchema.extend({
    amount: z
      .string()
      .refine((text) => centsOf(amountOf(text) ?? 0) > 0, 'Please enter an amount above 0.')
      .refine(
        (text) => !(centsOf(amountOf(text) ?? 0) > centsOf(left)),
        `At most ${formatMoney(left, currency)} is left.`,
      ),
  });

const PaidBy = ({ order }: { order: AdminPurchaseFragment }) => (
  <>
    Paid by{' '}
    <MuiLink component={Link} to={paths.admin.user.getHref(order.customer.id)}>
      {order.billing.customerName}
    </MuiLink>
  </>
);

/** The paid, the refunded and the remaining amount, and what PayPal has not completed. */
function Sums({ order, left }: { order: AdminPurchaseFragment; left: string }) {
  const before: [ReactNode, string][] = [
    ['Refunded before', order.refunded],
    ['Under way', order.refundUnderWay],
  ];
  const sums: [ReactNode, string][] = [
    [<PaidBy key="paid" order={order} />, order.total],
    ...before.filter(([, amount]) => centsOf(amount) > 0),
    ['Can be refunded', left],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 3,
        rowGap: 0.75,
        '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
        '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '& > :last-child dd': { fontWeight: 600 },
      }}
    >
      {sums.map(([name, amount], index) => (
        <Box key={index} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount, order.currency)}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** Says how much of an order is refunded, and how much PayPal has not completed. */
function inAll({ refunded, refundUnderWay, currency }: AdminPurchaseFragment): string {
  const underWay = `${formatMoney(refundUnderWay, currency)} is under way`;
  if (centsOf(refunded) === 0) return underWay;
  const back = `${formatMoney(refunded, currency)} has been refunded in all`;
  return centsOf(refundUnderWay) > 0 ? `${back}, and ${underWay}` : back;
}

/** What the customer loses with the amount in the form; nothing while that amount cannot be refunded. */
function Consequence({ order, left }: { order: AdminPurchaseFragment; left: string }) {
  const amount = amountOf(useWatch({ name: 'amount' }) as string);
  if (!amount || centsOf(amount) <= 0 || centsOf(amount) > centsOf(left)) return null;
  return (
    <Alert severity="info">
      <div>{takenBack(order, amount)}</div>
      {/* a deleted account has no address any more */}
      <div>
        {order.customerEmail
          ? 'The customer gets an email with the credit note.'
          : 'The account is deleted, so nobody gets an email.'}
      </div>
    </Alert>
  );
}

/** Refunds a paid order in whole or in part, and says what the customer loses by it. */
export function RefundDialog({
  order,
  onClose,
}: {
  order: AdminPurchaseFragment;
  onClose: (isDone: true | null) => void;
}) {
  const left = leftToRefund(order);
  const form = useAppForm({
    schema: schemaOf(left, order.currency),
    defaultValues: { amount: left, reason: '', message: '' },
  });
  const close = useDialogClose(form, () => onClose(null));
  const [refund] = useRefundPurchaseMutation();
  // A repeated click sends the same id, so it is the same refund; after a refusal a new id makes a new one.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  // an answer was lost, and the form changed before the next try
  const [isSentBefore, setIsSentBefore] = useState(false);
  const [givenBackAtFirst] = useState(() => centsGivenBack(order));
  const client = useApolloClient();
  const sent = useLostAnswer();
  const submit = async ({ amount, reason, message }: { amount: string; reason: string; message: string }) => {
    const wanted = amountOf(amount) ?? amount;
    const input = {
      purchaseId: order.id,
      // never left out: the whole remaining amount may have become another one since it was shown
      amount: wanted,
      reason: reason.trim(),
      message: message.trim() || null,
      requestId,
    };
    const answer = await sent(() =>
      withProof(async () => (await refund({ variables: { input } })).data?.refundPurchase),
    );
    const errors = answer?.errors ?? [];
    const isWaiting = errors[0]?.code === 'PAYMENT_PENDING';
    if (errors.length > 0 && !isWaiting) {
      // the sums then show what an earlier try or another Admin has done, before anything more is given back
      const isRead = await readAgain(client);
      const isConflict = errors[0]?.code === 'CONFLICT';
      setIsSentBefore(isRead && isConflict);
      // unless they are read, another id would give money back a second time
      if (isRead || !isConflict) setRequestId(crypto.randomUUID());
      return errors;
    }
    if (isWaiting) notify.message(errors[0]?.message ?? '');
    else if (answer?.purchase && centsOf(answer.purchase.refundUnderWay) > centsOf(order.refundUnderWay))
      notify.success(acceptedRefund(formatMoney(wanted, order.currency)));
    else notify.success(`${formatMoney(wanted, order.currency)} is on its way back to ${order.billing.customerName}.`);
    onClose(true);
    return undefined;
  };
  return (
    <Dialog open onClose={close} aria-labelledby="refund-title" fullWidth maxWidth="sm">
      <DialogTitle id="refund-title">{`Refund order ${order.code}`}</DialogTitle>
      <Form form={form} onSubmit={submit} label="Refund">
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <Sums order={order} left={left} />
          {isSentBefore && (
            <Alert severity="warning">
              {centsGivenBack(order) > givenBackAtFirst
                ? `An earlier try has gone through: ${inAll(order)}. What you send now is refunded as well.`
                : 'An earlier try has refunded nothing. What you send now is a refund of its own.'}
            </Alert>
          )}
          <MoneyField
            name="amount"
            label="Amount"
            currency={order.currency}
            hint="A smaller amount refunds a part."
            required
          />
          <RefundFields hasCustomer={order.customerEmail !== ''} />
          <Consequence order={order} left={left} />
        </DialogContent>
        <RefundActions onKeep={close} />
      </Form>
    </Dialog>
  );
}
