import { emailStatusLabels, orderStatusLabels, paymentStatusLabels } from '../../../../../contract/labels';
import type { AttemptStatus, DisputeStatus, RefundStatus } from '../../../gql/schema';
import { shownStatus } from '../../../entities/message/email-state';
import type { ShownEmailStatus } from '../../../entities/message/email-state';
import { formatMoney } from '../../../lib/format';
import type { OrderTimelineQuery } from './order-page.generated';

type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

interface Word {
  label: string;
  tone: Tone;
}

export const attemptLabels: Record<AttemptStatus, Word> = {
  OPEN: { label: 'Started', tone: 'info' },
  PROCESSING: { label: 'With PayPal', tone: 'warning' },
  SETTLED: { label: 'Paid the order', tone: 'success' },
  MISMATCH: { label: 'Does not match', tone: 'error' },
  REFUNDED: { label: 'Refunded', tone: 'default' },
  FAILED: { label: 'Not paid', tone: 'default' },
};

export const refundLabels: Record<RefundStatus, Word> = {
  PENDING: { label: 'Under way', tone: 'warning' },
  COMPLETED: { label: 'Refunded', tone: 'success' },
  FAILED: { label: 'Not refunded', tone: 'error' },
};

export const disputeLabels: Record<DisputeStatus, Word> = {
  OPEN: { label: 'Open', tone: 'error' },
  WON: { label: 'Decided in your favour', tone: 'success' },
  LOST: { label: 'Decided in favour of the payer', tone: 'default' },
};

export const emailLabels: Record<ShownEmailStatus, Word> = {
  QUEUED: { label: emailStatusLabels.QUEUED, tone: 'warning' },
  SENT: { label: emailStatusLabels.SENT, tone: 'success' },
  NOT_SENT: { label: emailStatusLabels.NOT_SENT, tone: 'warning' },
  FAILED: { label: emailStatusLabels.FAILED, tone: 'error' },
  REFUSED: { label: emailStatusLabels.REFUSED, tone: 'error' },
  HELD: { label: emailStatusLabels.HELD, tone: 'warning' },
};

export type OrderEvent = NonNullable<OrderTimelineQuery['purchase']['timeline']>[number];

interface EventWords {
  title: string;
  /** The words of people or PayPal, below the title. */
  detail: string | null;
  /** What became of it. */
  state?: Word;
}

/** Says what happened in the course of an order. */
export function wordsOf(event: OrderEvent): EventWords {
  const { kind, text: detail } = event;
  switch (kind) {
    case 'PLACED':
      return { title: 'Ordered', detail };
    case 'STATE':
      return event.paymentStatus
        ? { title: `Payment: ${paymentStatusLabels[event.paymentStatus]}`, detail }
        : { title: `Order: ${event.orderStatus ? orderStatusLabels[event.orderStatus] : ''}`, detail };
    case 'ATTEMPT':
      return { title: `Payment attempt: ${attemptLabels[event.attemptStatus ?? 'OPEN'].label}`, detail };
    case 'REFUND':
      return {
        title: event.amount && event.currency ? `Refund of ${formatMoney(event.amount, event.currency)}` : 'Refund',
        detail,
        state: refundLabels[event.refundStatus ?? 'PENDING'],
      };
    case 'DISPUTE':
      return { title: 'Dispute at PayPal', detail, state: disputeLabels[event.disputeStatus ?? 'OPEN'] };
    case 'EMAIL':
      return {
        title: `Email: ${detail}`,
        detail: null,
        state: emailLabels[shownStatus(event.emailStatus ?? 'QUEUED')],
      };
    case 'COMMENT':
      return { title: 'Comment', detail };
  }
}
