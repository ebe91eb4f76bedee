import type { OrderStatus, PaymentStatus } from '../../gql/schema';
import { formatCredits, formatDate, formatMoney } from '../../lib/format';

interface HistoryFields {
  createdAt: string;
  history: { at: string; paymentStatus: PaymentStatus | null; orderStatus: OrderStatus | null }[];
  refunds: {
    amount: string;
    currency: string;
    status: 'PENDING' | 'COMPLETED' | 'FAILED';
    creditsBack: number;
    createdAt: string;
  }[];
}

const payments: Record<PaymentStatus, string> = {
  PENDING: 'Waiting for payment again',
  PROCESSING: 'The payment is being checked',
  PAID: 'Paid',
  REFUNDED: 'Fully refunded',
  DISPUTED: 'A dispute was opened at PayPal',
  CANCELLED: 'Cancelled',
};
const orders: Partial<Record<OrderStatus, string>> = { SHIPPED: 'Shipped' };

const refunds = {
  PENDING: 'Refund requested, PayPal has not sent the money yet',
  COMPLETED: 'Refunded',
  FAILED: 'A refund failed',
};

/** Returns the history of an order as days and sentences, oldest first. */
export function historyOf({ createdAt, history, refunds: back }: HistoryFields): [string, string][] {
  const steps = [
    { at: createdAt, text: 'Ordered' },
    ...history.flatMap(({ at, paymentStatus, orderStatus }) => {
      const text = paymentStatus ? payments[paymentStatus] : orderStatus && orders[orderStatus];
      return text ? [{ at, text }] : [];
    }),
    ...back.map(({ amount, currency, status, creditsBack, createdAt: at }) => ({
      at,
      text: `${refunds[status]}: ${formatMoney(amount, currency)}${creditsBack > 0 ? `; ${formatCredits(creditsBack)} ${creditsBack === 1 ? 'was' : 'were'} taken back` : ''}`,
    })),
  ];
  return steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).map(({ at, text }) => [formatDate(at), text]);
}
