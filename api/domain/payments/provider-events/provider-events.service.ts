import { z } from 'zod';
import type { RequestContext } from '../../../context';
import { parsePayPalJson } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { OrderEntity } from '../../orders/order.entity';
import { UserError } from '../../user-error';
import { askPayPal } from '../attempts/ask-paypal';
import { hasMoved, settleCapture } from '../attempts/capture-facts';
import { captureAttempt } from '../attempts/capture.service';
import { syncDispute } from '../disputes/dispute.service';
import { PaymentEntity } from '../attempts/payment.entity';
import { closeAttempt } from '../attempts/payment-steps';
import { accountOf } from '../paypal-setup/paypal-accounts.service';
import { ProviderEventEntity } from './provider-event.entity';
import { reconcile } from '../attempts/reconcile.service';
import { refundState } from '../refunds/refund-at-paypal';
import { recordRefund } from '../refunds/refund-booking.service';
import { mismatchError } from '../attempts/settlement.service';
import { recordUnmatchedPayment } from '../unmatched/unmatched-payments.service';

const eventSchema = z.object({
  event_type: z.string(),
  create_time: z.string().optional(),
  resource: z.looseObject({
    id: z.string().optional(),
    order_id: z.string().optional(),
    dispute_id: z.string().optional(),
    custom_id: z.string().optional(),
    amount: z.object({ value: z.string().optional() }).optional(),
    supplementary_data: z
      .object({
        related_ids: z.object({ order_id: z.string().optional(), capture_id: z.string().optional() }).optional(),
      })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
  }),
});

type PayPalEvent = z.infer<typeof eventSchema>;

/** The event is about an object that this shop does not know (yet): it is retried for a while. */
class UnknownSubject extends Error {
  override readonly name = 'UnknownSubject';

  /** @param captureIds what the event may name as its capture */
  constructor(
    type: string,
    readonly captureIds: readonly string[],
  ) {
    super(type);
  }
}

/** Attempts before an unknown subject is looked up at PayPal: the transaction that stores it may not be committed. */
const attemptsForUnknown = 3;

/**
 * Handles a stored webhook once: reads the object itself from PayPal and trusts only that. The outcome is recorded with
 * the event. Run by a job, again after a failure.
 */
export async function handleProviderEvent(ctx: RequestContext, id: string): Promise<void> {
  const row = await ctx.db.findOneBy(ProviderEventEntity, { id });
  if (!row || row.handledAt) return;
  await ctx.db.increment(ProviderEventEntity, { id }, 'attempts', 1);
  try {
    await finish(ctx, id, await handle(ctx, eventSchema.parse(parsePayPalJson(JSON.stringify(row.body)))));
  } catch (error) {
    // an outcome, such as a decline, is recorded as the event's result
    if (error instanceof UserError) return finish(ctx, id, error.code);
    if (error instanceof z.ZodError) return finish(ctx, id, 'not of the expected shape');
    if (!(error instanceof UnknownSubject) || row.attempts + 1 < attemptsForUnknown) throw error;
    const outcome = await recordUnmatchedPayment(ctx, error.captureIds);
    ctx.logger.warn(
      { event: row.eventId, type: row.type, outcome },
      'an event of PayPal is about a payment this shop does not know',
    );
    await finish(ctx, id, outcome);
  }
}

const finish = async (ctx: RequestContext, id: string, outcome: string) =>
  void (await ctx.db.update(ProviderEventEntity, { id }, { handledAt: new Date(), outcome }));

async function handle(ctx: RequestContext, event: PayPalEvent): Promise<string> {
  switch (event.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return approved(ctx, event);
    case 'CHECKOUT.PAYMENT-APPROVAL.REVERSED':
      return approvalReversed(ctx, event);
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.PENDING':
      return captured(ctx, event);
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
    case 'PAYMENT.REFUND.PENDING':
    case 'PAYMENT.REFUND.FAILED':
      return refunded(ctx, event);
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return disputed(ctx, event);
    default:
      return 'not of interest';
  }
}

const lastPart = (href: string | undefined) => href?.split('?')[0]?.split('/').pop();
const capturesNamed = (event: PayPalEvent): string[] => {
  const up = upLink(event);
  const { resource } = event;
  return [
    up?.includes('/captures/') ? lastPart(up) : undefined,
    resource.supplementary_data?.related_ids?.capture_id,
    resource.id,
  ].flatMap((id) => id ?? []);
};
const upLink = ({ resource }: PayPalEvent) => resource.links?.find(({ rel }) => rel === 'up')?.href;

/**
 * Finds the payment by PayPal's order id, in any of the fields PayPal uses for it; then by the capture; then by our own
 * code.
 */
async function paymentOf(ctx: RequestContext, event: PayPalEvent): Promise<PaymentEntity> {
  const { resource } = event;
  const up = upLink(event);
  const orderIds = [
    resource.supplementary_data?.related_ids?.order_id,
    up?.includes('/orders/') ? lastPart(up) : undefined,
    resource.order_id,
  ];
  const captureIds = capturesNamed(event);
  for (const providerOrderId of orderIds) {
    const found = providerOrderId ? await ctx.db.findOneBy(PaymentEntity, { providerOrderId }) : null;
    if (found) return found;
  }
  for (const captureId of captureIds) {
    const found = await ctx.db.findOneBy(PaymentEntity, { captureId });
    if (found) return found;
  }
  const order = resource.custom_id ? await ctx.db.findOneBy(OrderEntity, { orderCode: resource.custom_id }) : null;
  const [newest] = order
    ? await ctx.db.find(PaymentEntity, { where: { orderId: order.id }, order: { createdAt: 'DESC' }, take: 1 })
    : [];
  // an attempt with another order at PayPal says nothing about this one
  const isOther = newest?.providerOrderId != null && orderIds.some((id) => id !== undefined);
  if (!newest || isOther) throw new UnknownSubject(event.event_type, captureIds);
  return newest;
}

/** Handles the payer's approval; if the payer's browser is gone, this completes the payment. */
async function approved(ctx: RequestContext, { resource, create_time: at }: PayPalEvent): Promise<string> {
  const payment = resource.id ? await ctx.db.findOneBy(PaymentEntity, { providerOrderId: resource.id }) : null;
  if (!payment) throw new UnknownSubject('approved', []);
  if (payment.state !== 'CREATED') return `the attempt is ${payment.state}`;
  const paypalOrder = await askPayPal(ctx, payment);
  if (paypalOrder?.status !== 'APPROVED') return `the order is ${paypalOrder?.status ?? 'unknown at PayPal'}`;
  await captureAttempt(ctx, payment, 'PRODUCT', at ? new Date(at) : undefined);
  return 'captured';
}

/** Handles an approval that expired or was withdrawn before the capture. */
async function approvalReversed(ctx: RequestContext, event: PayPalEvent): Promise<string> {
  const payment = await paymentOf(ctx, event);
  if (payment.state !== 'CREATED') return `the attempt is ${payment.state}`;
  const paypalOrder = await askPayPal(ctx, payment);
  if (paypalOrder?.status === 'APPROVED' || paypalOrder?.status === 'COMPLETED')
    return `the order is ${paypalOrder.status}`;
  await closeAttempt(ctx, payment, 'Approval reversed at PayPal');
  return 'closed';
}

async function captured(ctx: RequestContext, event: PayPalEvent): Promise<string> {
  const payment = await paymentOf(ctx, event);
  if (payment.state === 'SETTLED' || payment.state === 'REFUNDED') return 'settled before';
  try {
    await reconcile(ctx, payment);
  } catch (error) {
    if (!(error instanceof UserError) || !(await isSettledByCapture(ctx, payment, event))) throw error;
    return 'reconciled';
  }
  await isSettledByCapture(ctx, payment, event);
  return 'reconciled';
}

/**
 * Settles an attempt by the capture that its event names, when PayPal does not show the order any more: captures stay
 * readable. Only a capture of the attempt's own order at PayPal.
 * @returns whether it has
 */
async function isSettledByCapture(ctx: RequestContext, of: PaymentEntity, { resource }: PayPalEvent): Promise<boolean> {
  const payment = await ctx.db.findOneByOrFail(PaymentEntity, { id: of.id });
  const account = await accountOf(ctx, payment);
  if (payment.state !== 'CAPTURING' || !account || !resource.id) return false;
  const capture = await ctx.paypal.getCapture(account, resource.id);
  const orderId = capture.supplementary_data?.related_ids?.order_id;
  const isOwn = orderId ? orderId === payment.providerOrderId : capture.invoice_id === payment.invoiceId;
  if (!isOwn || !hasMoved(capture)) return false;
  await settleCapture(ctx, payment, capture, payment.payerEmail);
  return true;
}

/** Settles the payment before its refund is handled: events may arrive out of order. */
async function settledFirst(ctx: RequestContext, payment: PaymentEntity): Promise<PaymentEntity> {
  if (payment.state !== 'SETTLED' && payment.state !== 'REFUNDED' && payment.error !== mismatchError)
    await reconcile(ctx, payment).catch((error: unknown) => {
      // such as a mismatch: its outcome is recorded with the attempt
      if (!(error instanceof UserError)) throw error;
    });
  return ctx.db.findOneByOrFail(PaymentEntity, { id: payment.id });
}

async function refunded(ctx: RequestContext, event: PayPalEvent): Promise<string> {
  const found = await paymentOf(ctx, event);
  const payment = await settledFirst(ctx, found);
  const facts = await refundFacts(ctx, payment, event);
  if (!facts) return 'no such refund';
  return recordRefund(ctx, payment, { ...facts, reason: event.event_type });
}

/**
 * Returns the refund as PayPal reports it now. A bank's reversal may not be readable as a refund: then the verified
 * event itself is the only source.
 */
async function refundFacts(ctx: RequestContext, payment: PaymentEntity, { resource, event_type: type }: PayPalEvent) {
  const account = await accountOf(ctx, payment);
  if (!account || !resource.id) return null;
  try {
    const refund = await ctx.paypal.getRefund(account, resource.id);
    return {
      providerRefundId: refund.id,
      customId: refund.custom_id,
      amount: refund.amount.value,
      state: refundState(refund),
    };
  } catch (error) {
    if (!(error instanceof PayPalRefusal) || error.status !== 404) throw error;
    const isReversal = type === 'PAYMENT.CAPTURE.REVERSED' && Number(resource.amount?.value) > 0;
    return isReversal
      ? { providerRefundId: resource.id, amount: String(resource.amount?.value), state: 'COMPLETED' as const }
      : null;
  }
}

async function disputed(ctx: RequestContext, { resource, event_type: type }: PayPalEvent): Promise<string> {
  const captureIds = (resource.disputed_transactions ?? []).flatMap(({ seller_transaction_id: id }) => id ?? []);
  const payments = (
    await Promise.all(captureIds.map((captureId) => ctx.db.findOneBy(PaymentEntity, { captureId })))
  ).filter((found) => found !== null);
  const disputeId = resource.dispute_id ?? resource.id;
  if (payments.length === 0 || !disputeId) throw new UnknownSubject(type, captureIds);
  const outcomes: string[] = [];
  for (const payment of payments) {
    const account = await accountOf(ctx, payment);
    if (account) outcomes.push(await syncDispute(ctx, payment, await ctx.paypal.getDispute(account, disputeId)));
  }
  return outcomes.join(', ');
}
