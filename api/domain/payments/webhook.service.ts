import { z } from 'zod';
import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { takeBackPurchasedCredits } from '../credits/credit.service';
import { OrderEntity } from '../orders/order.entity';
import { paymentMachine } from '../orders/order.states';
import { payPalAccount } from './account';
import { PaymentEntity } from './payment.entity';
import { captureAttempt, reconcile } from './payment.service';
import { attemptMachine } from './payment.states';
import { ProviderEventEntity } from './provider-event.entity';
import { RefundEntity } from './refund.entity';

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.looseObject({
    id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
  }),
});

type PayPalEvent = z.infer<typeof eventSchema>;

/** The webhook is not PayPal's, or not a webhook: answered 400. */
export class BadWebhook extends Error {
  override readonly name = 'BadWebhook';
}

/**
 * Handles one webhook of PayPal: the signature is checked on the raw body, then PayPal is asked about
 * the object itself and only that is believed. An event that was handled is not handled again; a
 * failure throws, so that PayPal sends it again.
 */
export async function handlePayPalWebhook(ctx: RequestContext, headers: Record<string, string | undefined>, rawBody: string): Promise<void> {
  const account = await payPalAccount(ctx);
  if (!account) throw new BadWebhook('PayPal is not set up');
  const event = parseEvent(rawBody);
  const genuine = await ctx.paypal.verifyWebhook(account, ctx.config.paypal.webhookId, headers, rawBody);
  if (!genuine) throw new BadWebhook('The signature is not PayPal\'s');

  await ctx.db.createQueryBuilder().insert().into(ProviderEventEntity).values({ provider: 'PAYPAL', eventId: event.id, type: event.event_type }).orIgnore().execute();
  const row = await ctx.db.findOneByOrFail(ProviderEventEntity, { provider: 'PAYPAL', eventId: event.id });
  if (row.handledAt) return;
  const outcome = await handle(ctx, event);
  await ctx.db.update(ProviderEventEntity, { id: row.id }, { handledAt: new Date(), outcome });
}

function parseEvent(rawBody: string): PayPalEvent {
  try {
    return eventSchema.parse(JSON.parse(rawBody));
  } catch {
    throw new BadWebhook('Not an event');
  }
}

async function handle(ctx: RequestContext, event: PayPalEvent): Promise<string> {
  const { resource } = event;
  switch (event.event_type) {
    case 'CHECKOUT.ORDER.APPROVED': {
      const payment = await ctx.db.findOneBy(PaymentEntity, { providerOrderId: resource.id ?? '' });
      if (!payment) return 'unknown order';
      // the payer has approved; if their browser is gone, this is what finishes the payment
      if (payment.state === 'CREATED') await captureAttempt(ctx, payment);
      return 'captured';
    }
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.PENDING': {
      const orderId = resource.supplementary_data?.related_ids?.order_id;
      const payment = orderId ? await ctx.db.findOneBy(PaymentEntity, { providerOrderId: orderId }) : null;
      if (!payment) return 'unknown order';
      await reconcile(ctx, payment);
      return 'reconciled';
    }
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
      return refunded(ctx, event);
    case 'CUSTOMER.DISPUTE.CREATED':
      return disputed(ctx, resource.disputed_transactions?.[0]?.seller_transaction_id);
    default:
      return 'not of interest';
  }
}

/** A refund's capture stands in its 'up' link; a reversal is the capture itself. */
const captureIdOf = ({ resource, event_type }: PayPalEvent) =>
  resource.links?.find(({ rel }) => rel === 'up')?.href.split('/').pop() ?? (event_type === 'PAYMENT.CAPTURE.REVERSED' ? resource.id : undefined);

async function refunded(ctx: RequestContext, event: PayPalEvent): Promise<string> {
  const captureId = captureIdOf(event);
  const payment = captureId ? await ctx.db.findOneBy(PaymentEntity, { captureId }) : null;
  const account = await payPalAccount(ctx);
  if (!payment || !captureId || !account) return 'unknown capture';
  const capture = await ctx.paypal.getCapture(account, captureId);
  const full = capture.status === 'REFUNDED' || capture.status === 'REVERSED';
  if (!full) return `capture is ${capture.status}`;

  await ctx.transaction(async (tx) => {
    const order = await tx.db.findOneOrFail(OrderEntity, { where: { id: payment.orderId }, lock: { mode: 'pessimistic_write' } });
    if (order.paymentStatus === 'REFUNDED') return;
    const note = { subject: order.id, actor: null, reason: `PayPal ${capture.status.toLowerCase()} capture ${captureId}` };
    await recordTransition(tx.db, paymentMachine, order.paymentStatus, 'REFUNDED', note);
    await recordTransition(tx.db, attemptMachine, 'SETTLED', 'REFUNDED', { ...note, subject: payment.id });
    await tx.db.update(OrderEntity, { id: order.id }, { paymentStatus: 'REFUNDED' });
    await tx.db.update(PaymentEntity, { id: payment.id }, { state: 'REFUNDED' });
    const creditsBack = await takeBackPurchasedCredits(tx, order.userId, order.id, order.credit);
    await tx.db.insert(RefundEntity, { paymentId: payment.id, providerRefundId: event.resource.id ?? captureId, amount: payment.amount, creditsBack, reason: event.event_type });
  });
  return 'refunded';
}

async function disputed(ctx: RequestContext, captureId: string | undefined): Promise<string> {
  const payment = captureId ? await ctx.db.findOneBy(PaymentEntity, { captureId }) : null;
  if (!payment) return 'unknown capture';
  return ctx.transaction(async (tx) => {
    const order = await tx.db.findOneOrFail(OrderEntity, { where: { id: payment.orderId }, lock: { mode: 'pessimistic_write' } });
    if (order.paymentStatus !== 'PAID') return `order is ${order.paymentStatus}`;
    await recordTransition(tx.db, paymentMachine, 'PAID', 'DISPUTED', { subject: order.id, actor: null, reason: `PayPal dispute on capture ${captureId}` });
    await tx.db.update(OrderEntity, { id: order.id }, { paymentStatus: 'DISPUTED' });
    // credits stay until PayPal decides, but none of the disputed ones can be counted on: an Admin sees the order
    return 'disputed';
  });
}
