import { askReason } from '../../../components/form/reason-dialog';
import { withProof } from '../../../entities/account/admin-proof';
import { errorMessage } from '../../../lib/errors';
import { formatMoney } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { useCancelPurchasesMutation } from './admin-orders.generated';
import { useReconcilePurchaseMutation, useSettlePaymentMutation } from './order-page.generated';
import type { OrderInFullFragment } from './order-page.generated';

type Answer = { errors: readonly { code: string; message: string }[] } | undefined;
type Payment = NonNullable<OrderInFullFragment['payments']>[number];

/**
 * What an Admin does with one order, each after its question. `onDone` reads the order again after success and failure.
 */
export function useOrderActions(order: OrderInFullFragment, onDone: () => Promise<void>) {
  const [reconcile, { loading: isAsking }] = useReconcilePurchaseMutation();
  const [settlePayment] = useSettlePaymentMutation();
  const [cancelPurchases] = useCancelPurchasesMutation();
  const { id, code, name, total, currency, billing } = order;

  /** @returns whether it was done; a refusal is shown. */
  const run = async (send: () => Promise<Answer>): Promise<boolean> => {
    try {
      const refusal = (await withProof(send))?.errors[0]?.message;
      if (refusal) notify.error(refusal);
      return refusal === undefined;
    } catch (error) {
      notify.error(errorMessage(error));
      return false;
    } finally {
      await onDone();
    }
  };

  return {
    isAsking,
    askPayPal: async () => {
      let found: string | null = null;
      const isDone = await run(async () => {
        const answer = (await reconcile({ variables: { id } })).data?.reconcilePurchase;
        found = answer?.found ?? null;
        return answer;
      });
      if (isDone && found) notify.message(found);
    },
    settle: async (payment: Payment) => {
      const captured = formatMoney(payment.capturedAmount ?? payment.amount, payment.capturedCurrency ?? currency);
      const reason = await askReason({
        title: `Settle order ${code} with ${captured}?`,
        text: `The order costs ${formatMoney(total, currency)}. It counts as paid by this payment: ${billing.customerName} gets everything it sells, and the invoice says what was paid. This cannot be undone; a refund is possible afterwards.`,
        confirmText: 'Settle the order',
        hint: 'For the audit log, at most 300 characters.',
      });
      if (reason === null) return;
      const isDone = await run(
        async () => (await settlePayment({ variables: { paymentId: payment.id, reason } })).data?.settlePayment,
      );
      if (isDone) notify.success(`Order ${code} is paid.`);
    },
    cancel: async () => {
      const reason = await askReason({
        title: `Cancel order ${code}?`,
        text: `${name}, ${formatMoney(total, currency)}, ordered by ${billing.customerName}. It can no longer be paid. This cannot be undone.`,
        confirmText: 'Cancel the order',
        hint: 'For the audit log, at most 300 characters. Not shown to the customer.',
        danger: true,
      });
      if (reason === null) return;
      const isDone = await run(async () => {
        const variables = { target: { ids: [id] }, expected: 1, reason };
        const answer = (await cancelPurchases({ variables })).data?.cancelPurchases;
        return answer && { errors: [...answer.errors, ...answer.refusals] };
      });
      if (isDone) notify.success(`Order ${code} is cancelled.`);
    },
  };
}
