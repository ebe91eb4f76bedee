import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { PurchaseKind } from '../../../graphql/generated/schema';
import type { PayPalCapture, PayPalOrder } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { isTestAccount } from '../../accounts/test-account.service';
import { lockOrder } from '../../orders/order-steps';
import { OrderEntity } from '../../orders/order.entity';
import { findPurchaseByKey } from '../../orders/order.service';
import { UserError, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { ownMerchant } from '../paypal-setup/own-merchant.service';
import { rememberPayPalAccount } from '../paypal-setup/paypal-accounts.service';
import type { KnownAccount } from '../paypal-setup/paypal-accounts.service';
import { UnmatchedPaymentEntity } from '../unmatched/unmatched-payment.entity';
import { askPayPal } from './ask-paypal';
import { capturesOf, settleCompleted } from './capture-facts';
import { CaptureUnanswered } from './capture-outcomes';
import { captureAttempt } from './capture.service';
import { endAttempts } from './payment-steps';
import { paymentMessages } from './payment-messages';
import { PaymentEntity, openStates } from './payment.entity';
import { reconcile } from './reconcile.service';

const sentences = {
  malformed: 'A transaction id must have 10 to 40 capital letters and digits.',
  notConfirmed: 'PayPal did not confirm this payment for this order.',
  silent: 'PayPal is not responding. Please try again.',
};
const notConfirmed = () => new UserError('PAYMENT_NOT_CONFIRMED', sentences.notConfirmed);
const isUnknown = (error: unknown) => error instanceof PayPalRefusal && error.status === 404;

/** Returns the PayPal order that a transaction names by its own id or by that of its capture. */
async function lookUp(ctx: RequestContext, account: KnownAccount, transactionId: string): Promise<PayPalOrder> {
  try {
    return await ctx.paypal.getOrder(account, transactionId);
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  const capture = await ctx.paypal.getCapture(account, transactionId);
  const orderId = capture.supplementary_data?.related_ids?.order_id;
  if (!orderId) throw notConfirmed();
  return ctx.paypal.getOrder(account, orderId);
}

/**
 * Records an attempt for a payment that was captured outside of `startPayment`. Only one whose money came to this shop,
 * for this order: the page that made it could name another receiver.
 * @throws UserError PAYMENT_NOT_CONFIRMED, PAYMENT_PENDING
 */
export async function adopt(ctx: RequestContext, order: OrderEntity, account: KnownAccount, found: PayPalOrder) {
  const captures = capturesOf(found);
  // money that was returned since then pays nothing, and PayPal will not say again that it was returned
  const isCaptured = captures.some(({ status }) => status === 'COMPLETED' || status === 'PENDING');
  const units = found.purchase_units;
  if (!isCaptured || !units.every(({ custom_id }) => custom_id === order.orderCode)) throw notConfirmed();
  const merchant = await ownMerchant(ctx, account);
  if (!merchant || !units.every(({ payee }) => payee?.merchant_id === merchant)) throw notConfirmed();
  return ctx.transaction(async (tx) => {
    const { paymentStatus } = await lockOrder(tx, order.id);
    const known = await tx.db.findOneBy(PaymentEntity, { providerOrderId: found.id });
    if (known) return known;
    if (!['PENDING', 'PROCESSING', 'CANCELLED'].includes(paymentStatus)) throw notConfirmed();
    // an Admin who returns it waits for this transaction, or this one for the Admin's
    await takeFromUnmatched(tx, order, captures);
    if (await isReturned(tx, captures)) throw notConfirmed();
    const isBusy = await endAttempts(tx, [order.id], `Paid by the PayPal order ${found.id}`);
    if (isBusy.size > 0) throw new UserError('PAYMENT_PENDING', paymentMessages.pending);
    const { identifiers } = await tx.db.insert(PaymentEntity, {
      orderId: order.id,
      accountId: account.id,
      providerOrderId: found.id,
      state: 'CREATED',
      amount: order.total,
      currency: order.currency,
    });
    return tx.db.findOneByOrFail(PaymentEntity, { id: identifiers[0]?.['id'] as string });
  });
}

/** Whether an Admin returns one of these captures, which was listed as a payment without an order. */
const isReturned = (tx: RequestContext, captures: readonly PayPalCapture[]): Promise<boolean> =>
  tx.db.existsBy(UnmatchedPaymentEntity, {
    captureId: In(captures.map(({ id }) => id)),
    state: In(['REFUNDING', 'REFUNDED']),
  });

/** Closes the decision about captures that were listed as payments without an order: they are of this order. */
const takeFromUnmatched = (tx: RequestContext, { id, orderCode }: OrderEntity, captures: readonly PayPalCapture[]) =>
  tx.db.update(
    UnmatchedPaymentEntity,
    { captureId: In(captures.map(({ id: captureId }) => captureId)), state: In(['OPEN', 'DISMISSED']) },
    { state: 'GRANTED', orderId: id, reason: `Of the order ${orderCode}, which it names`, decidedAt: new Date() },
  );

const isOpen = ({ state }: PaymentEntity) => openStates.some((open) => open === state);

/**
 * Settles an attempt of this order when PayPal holds its money.
 * @returns whether this call has settled it
 * @throws UserError as captureAttempt
 */
async function settleKnown(ctx: RequestContext, order: OrderEntity, payment: PaymentEntity): Promise<boolean> {
  if (payment.orderId !== order.id) throw notConfirmed();
  if (isOpen(payment) && order.userId === signedIn(ctx).userId)
    return (await captureAttempt(ctx, payment, 'PAYER')).isNew;
  if (isOpen(payment)) return reconcile(ctx, payment);
  if (payment.state !== 'FAILED') return false;
  // it may have been captured after this shop had given it up
  const found = await askPayPal(ctx, payment);
  return found !== null && (await settleCompleted(ctx, payment, found))?.isNew === true;
}

/**
 * Settles the open attempt of an order when PayPal holds its money. One that is only approved is not captured: the payer
 * would be charged for it beside the reported payment.
 * @returns whether this call has settled the order
 */
async function settleOpen(ctx: RequestContext, open: PaymentEntity): Promise<boolean> {
  if (open.state !== 'CREATED') return reconcile(ctx, open);
  const found = await askPayPal(ctx, open);
  return found !== null && (await settleCompleted(ctx, open, found))?.isNew === true;
}

/** @returns whether this call has settled the order */
async function settleReported(ctx: RequestContext, order: OrderEntity, transactionId: string): Promise<boolean> {
  const known = await ctx.db.findOne(PaymentEntity, {
    where: [{ providerOrderId: transactionId }, { captureId: transactionId }],
  });
  if (known) return settleKnown(ctx, order, known);
  const wait = await ctx.limits.take('verificationPerAccount', signedIn(ctx).userId);
  if (wait > 0) throw tooManyRequests('You have reported many payments.', wait);
  // an attempt of this order may have been captured at PayPal without an answer
  const open = await ctx.db.findOneBy(PaymentEntity, { orderId: order.id, state: In([...openStates]) });
  const isSettled =
    open?.providerOrderId != null &&
    (await settleOpen(ctx, open).catch((error: unknown) => {
      // its own outcome says nothing about the reported payment
      if (!(error instanceof UserError)) throw error;
      return false;
    }));
  if (await isPaidBy(ctx, order.id, transactionId)) return isSettled;
  const account = await rememberPayPalAccount(ctx);
  if (!account) throw notConfirmed();
  const found = await lookUp(ctx, account, transactionId);
  const payment = await adopt(ctx, order, account, found);
  if (payment.orderId !== order.id) throw notConfirmed();
  return isOpen(payment) && (await reconcile(ctx, payment));
}

/** Whether a purchase is paid by a transaction, which is named by its capture or by its PayPal order. */
async function isPaidBy(ctx: RequestContext, orderId: string, transactionId: string): Promise<boolean> {
  const [row]: unknown[] = await ctx.db.query(
    `select 1 from orders join payments on payments.order_id = orders.id
     where orders.id = $1 and payment_status = 'PAID' and state = 'SETTLED' and $2 in (provider_order_id, capture_id)`,
    [orderId, transactionId],
  );
  return row !== undefined;
}

/** A reported payment that PayPal has confirmed. */
interface ReportedPayment {
  purchase: OrderEntity;
  /** Whether this call has settled the purchase. */
  isSettled: boolean;
}

/**
 * Settles a purchase by a payment that a page reports, also one that was made at PayPal without `startPayment`. Nothing
 * is believed but the transaction's id: PayPal is asked, and the payment must be completed, for this order, and to this
 * shop. Another amount is stored as a payment mismatch.
 * @param key id or code of the purchase
 * @param kind the kind that it must have, if any
 * @returns the paid purchase, and whether this call has settled it
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, PAYMENT_NOT_CONFIRMED, PAYMENT_PENDING, PAYMENT_DECLINED,
 *   PAYMENT_FAILED, INVALID_STATE, TOO_MANY_REQUESTS; PROVIDER_ERROR while PayPal is silent.
 */
export async function reportPayment(
  ctx: RequestContext,
  key: string,
  transactionId: string,
  kind?: PurchaseKind | null,
): Promise<ReportedPayment> {
  const order = await findPurchaseByKey(ctx, key, kind);
  if (!/^[A-Z0-9]{10,40}$/.test(transactionId))
    throw new UserError('INVALID_INPUT', sentences.malformed, ['transactionId']);
  // no payment at PayPal is for a test order
  if (await isTestAccount(ctx, order.userId)) throw notConfirmed();
  let isSettled = false;
  if (!(await isPaidBy(ctx, order.id, transactionId))) {
    try {
      isSettled = await settleReported(ctx, order, transactionId);
    } catch (error) {
      // a page that reports a payment distinguishes silence from a payment that PayPal still decides on
      if (error instanceof ProviderSilence || error instanceof CaptureUnanswered)
        throw new UserError('PROVIDER_ERROR', sentences.silent);
      if (!(error instanceof PayPalRefusal)) throw error;
      ctx.logger.warn({ err: error, order: order.id }, 'PayPal refused a question about a reported payment');
      throw isUnknown(error) ? notConfirmed() : new UserError('PROVIDER_ERROR', sentences.silent);
    }
    if (!(await isPaidBy(ctx, order.id, transactionId))) throw notConfirmed();
  }
  return { purchase: await ctx.db.findOneByOrFail(OrderEntity, { id: order.id }), isSettled };
}
