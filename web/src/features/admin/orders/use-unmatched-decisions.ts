import { askReason } from '../../../components/form/reason-dialog';
import { withProof } from '../../../entities/account/admin-proof';
import { errorMessage } from '../../../lib/errors';
import { formatMoney } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { useDismissUnmatchedPaymentMutation, useRefundUnmatchedPaymentMutation } from './unmatched-payments.generated';
import type { AdminUnmatchedPaymentFragment } from './unmatched-payments.generated';

type Row = AdminUnmatchedPaymentFragment;
type Answer = { errors: readonly { code: string; message: string }[] } | undefined;

const hint = 'For the audit log, at most 300 characters.';

/** Refunds and dismisses a payment without an order, each after its question. `reload` reads the list again. */
export function useUnmatchedDecisions(reload: () => Promise<void>) {
  const [refundPayment] = useRefundUnmatchedPaymentMutation();
  const [dismissPayment] = useDismissUnmatchedPaymentMutation();

  const run = async (send: () => Promise<Answer>, done: string): Promise<void> => {
    try {
      const problem = (await withProof(send))?.errors[0];
      if (!problem) notify.success(done);
      // PayPal is asked again automatically
      else if (problem.code === 'PAYMENT_PENDING') notify.message(problem.message);
      else notify.error(problem.message);
    } catch (error) {
      notify.error(errorMessage(error));
    }
    // also after a lost answer: it may have been done
    await reload().catch(() => undefined);
  };

  return {
    refund: async ({ id, amount, currency, payerEmail }: Row) => {
      const sum = formatMoney(amount, currency);
      const reason = await askReason({
        title: `Refund ${sum}?`,
        text: `What is left of it goes back to ${payerEmail ?? 'the payer'} through PayPal. This cannot be undone.`,
        confirmText: 'Refund',
        hint,
      });
      if (reason === null) return;
      await run(
        async () => (await refundPayment({ variables: { id, reason } })).data?.refundUnmatchedPayment,
        `${sum} is refunded.`,
      );
    },
    dismiss: async ({ id, amount, currency }: Row) => {
      const reason = await askReason({
        title: `Dismiss the payment of ${formatMoney(amount, currency)}?`,
        text: 'The shop keeps the money and grants nothing, such as for a payment to another shop of yours. It can still be granted or refunded later.',
        confirmText: 'Dismiss',
        hint,
      });
      if (reason === null) return;
      await run(
        async () => (await dismissPayment({ variables: { id, reason } })).data?.dismissUnmatchedPayment,
        'The payment is dismissed.',
      );
    },
  };
}
