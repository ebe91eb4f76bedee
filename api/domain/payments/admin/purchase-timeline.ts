import DataLoader from 'dataloader';
import type { RequestContext } from '../../../context';
import type {
  AttemptStatus,
  DisputeStatus,
  EmailStatus,
  OrderStatus,
  PaymentStatus,
  PurchaseEventKind,
  RefundStatus,
} from '../../../graphql/generated/schema';
import type { TransitionEntity } from '../../../platform/database/transition.entity';
import { emailStatus } from '../../../platform/mail/outbox.entity';
import { emailsByKeys } from '../../../platform/mail/queued-emails';
import { commentsAbout } from '../../orders/admin/order-comment.service';
import type { OrderEntity } from '../../orders/order.entity';
import { paymentMachine } from '../../orders/order.states';
import { attemptMachine } from '../attempts/payment.states';
import type { PaymentState } from '../attempts/payment.entity';
import { namesMismatch } from '../attempts/settlement.service';
import {
  disputesOf,
  paidAmount,
  paymentsOf,
  refundStatus,
  refundsOf,
  stateStatus,
  transitionsOf,
} from '../purchase-history';
import { notPaidKey, receiptKey, refundKey } from '../receipt';
import { claimOf } from './provider-messages';

/** An event in the course of an order. */
export interface PurchaseEventRow {
  id: string;
  at: Date;
  kind: PurchaseEventKind;
  /** Account that caused it. */
  actorId: string | null;
  text: string;
  paymentStatus?: PaymentStatus;
  orderStatus?: OrderStatus;
  attemptStatus?: AttemptStatus;
  refundStatus?: RefundStatus;
  disputeStatus?: DisputeStatus;
  emailStatus?: EmailStatus;
  amount?: string;
  currency?: string;
  commentId?: string;
}

const emailLoader = (ctx: RequestContext) =>
  new DataLoader(async (keys: readonly string[]) => {
    const byKey = new Map(
      (await emailsByKeys(ctx.dataSource.manager, keys)).map((email) => [email.dedupeKey ?? '', email]),
    );
    return keys.map((key) => byKey.get(key) ?? null);
  });

function stepOf({ id, machine, toState, actor, reason, createdAt }: TransitionEntity): PurchaseEventRow {
  const event = { id, at: createdAt, actorId: actor, text: reason };
  if (machine === attemptMachine.name)
    return {
      ...event,
      kind: 'ATTEMPT',
      // money was captured, although the attempt has failed
      attemptStatus: namesMismatch(reason) ? 'MISMATCH' : stateStatus(toState as PaymentState),
    };
  return machine === paymentMachine.name
    ? { ...event, kind: 'STATE', paymentStatus: toState as PaymentStatus }
    : { ...event, kind: 'STATE', orderStatus: toState as OrderStatus };
}

/**
 * Returns the course of an order, oldest first.
 * @param kinds the kinds of the events to return; all when omitted
 */
export async function timelineOf(
  ctx: RequestContext,
  order: OrderEntity,
  kinds?: readonly PurchaseEventKind[] | null,
): Promise<PurchaseEventRow[]> {
  const [payments, refunds, disputes, comments] = await Promise.all([
    paymentsOf(ctx, order.id),
    refundsOf(ctx, order.id),
    disputesOf(ctx, order.id),
    commentsAbout(ctx, order.id),
  ]);
  const keys = [
    receiptKey(order.id),
    ...payments.map(({ id }) => notPaidKey(id)),
    ...refunds.map(({ id }) => refundKey(id)),
  ];
  const emails = ctx.once(emailLoader);
  const [currencies, steps, queued] = await Promise.all([
    Promise.all(refunds.map(async ({ paymentId }) => (await paidAmount(ctx, paymentId)).currency)),
    Promise.all([order.id, ...payments.map(({ id }) => id)].map((subject) => transitionsOf(ctx, subject))),
    Promise.all(keys.map((key) => emails.load(key))),
  ]);
  const events: PurchaseEventRow[] = [
    { id: order.id, at: order.createdAt, kind: 'PLACED', actorId: order.userId, text: order.name },
    ...steps.flat().map(stepOf),
    ...refunds.map((refund, index) => ({
      id: refund.id,
      at: refund.createdAt,
      kind: 'REFUND' as const,
      actorId: refund.actor,
      text: refund.reason,
      refundStatus: refundStatus(refund),
      amount: refund.amount,
      currency: currencies[index],
    })),
    ...disputes.flatMap(({ id, createdAt, endedAt, state, reason }) => {
      const dispute = { kind: 'DISPUTE' as const, actorId: null, text: claimOf(reason) };
      return [
        { ...dispute, id, at: createdAt, disputeStatus: 'OPEN' as const },
        ...(endedAt ? [{ ...dispute, id: `${id}-ended`, at: endedAt, disputeStatus: state }] : []),
      ];
    }),
    ...queued.flatMap((email) =>
      email
        ? [
            {
              id: email.id,
              at: email.createdAt,
              kind: 'EMAIL' as const,
              actorId: null,
              text: email.subject,
              emailStatus: emailStatus(email.state),
            },
          ]
        : [],
    ),
    ...comments.map(({ id, author, text, createdAt }) => ({
      id,
      at: createdAt,
      kind: 'COMMENT' as const,
      actorId: author,
      text,
      commentId: id,
    })),
  ];
  // ids are assigned in the order of the events within a transaction, which have the same time
  const wanted = kinds ? events.filter(({ kind }) => kinds.includes(kind)) : events;
  return wanted.sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1));
}
