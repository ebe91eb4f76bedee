import { In } from 'typeorm';
import { payPalFailure } from '../../../../contract/payment-failures';
import type { RequestContext } from '../../../context';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import type { PayPalOrder } from '../../../platform/providers/paypal-answers';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import type { OrderEntity } from '../../orders/order.entity';
import { lockOrder } from '../../orders/order-steps';
import { payPageOf } from '../../orders/validity';
import { refuseBoughtItem } from '../../orders/bought-items';
import { findOwnPurchase } from '../../orders/order.service';
import { isTestAccount } from '../../accounts/test-account.service';
import { startTestPayment } from '../test-payment.service';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { askPayPal } from './ask-paypal';
import { isUnderReview, settleCompleted } from './capture-facts';
import { PaymentEntity, openStates } from './payment.entity';
import { countPaymentCall } from './payment-limits';
import { paymentMessages } from './payment-messages';
import { closeAttempt, lockPayment, movePayment } from './payment-steps';
import { accountForNewPayments } from '../paypal-setup/paypal-accounts.service';
import type { KnownAccount } from '../paypal-setup/paypal-accounts.service';
import { reconcile } from './reconcile.service';
import { readAppearance } from '../../settings/appearance';

/** Records a new attempt before the call to PayPal, or returns the open one. */
async function openAttempt(ctx: RequestContext, orderId: string, account: KnownAccount): Promise<PaymentEntity> {
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.paymentStatus === 'PAID') throw new UserError('INVALID_STATE', paymentMessages.paid);
    const open = await tx.db.findOneBy(PaymentEntity, { orderId, state: In([...openStates]) });
    if (order.paymentStatus === 'PROCESSING' && !open)
      throw new UserError('PAYMENT_FAILED', order.paymentProblem ?? paymentMessages.mismatch[order.kind]);
    if (order.paymentStatus !== 'PENDING' && order.paymentStatus !== 'PROCESSING')
      throw new UserError('INVALID_STATE', paymentMessages.closed);
    if (open) return open;
    const tries = await tx.db.countBy(PaymentEntity, { orderId });
    const invoiceId = tries === 0 ? order.paymentCode : `${order.paymentCode}-${tries + 1}`;
    const { identifiers } = await tx.db.insert(PaymentEntity, {
      orderId,
      state: 'INTENT',
      amount: order.total,
      currency: order.currency,
      accountId: account.id,
      invoiceId,
      brandName: (await readAppearance(tx)).shopName,
      siteUrl: ctx.config.appUrl,
    });
    return tx.db.findOneByOrFail(PaymentEntity, { id: identifiers[0]?.['id'] as string });
  });
}

/**
 * Creates the order at PayPal for a pending order of the caller, or returns the open one. An order that PayPal has
 * refused is not reused: the next try is a new one.
 * @returns PayPal's order id.
 * @throws UserError PAYMENT_UNAVAILABLE, SELLER_CANNOT_PURCHASE, INVALID_STATE, PAYMENT_PENDING, PAYMENT_FAILED,
 * PROVIDER_ERROR, TOO_MANY_REQUESTS.
 */
export async function startPayment(ctx: RequestContext, orderId: string): Promise<string> {
  const order = await findOwnPurchase(ctx, orderId);
  if (signedIn(ctx).role === 'SELLER')
    throw new UserError('SELLER_CANNOT_PURCHASE', 'Sellers cannot purchase products');
  await refuseBoughtItem(ctx, order);
  if (await isTestAccount(ctx, order.userId)) return startTestPayment(order);
  const account = await accountForNewPayments(ctx);
  if (!account) throw new UserError('PAYMENT_UNAVAILABLE', paymentMessages.unavailable);
  await countPaymentCall(ctx);
  // each pass either returns an attempt or closes one that can't continue
  for (let pass = 0; pass < 3; pass += 1) {
    const payment = await openAttempt(ctx, order.id, account);
    const ready = await readyAtPayPal(ctx, order, payment, account);
    if (ready) return ready;
  }
  throw new UserError('PAYMENT_PENDING', paymentMessages.pending);
}

/** Returns PayPal's order id of an attempt that the payer can approve; null when the attempt was closed. */
async function readyAtPayPal(
  ctx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  account: KnownAccount,
): Promise<string | null> {
  if (payment.state === 'CAPTURING' || payment.state === 'REVIEW') {
    const now = await stateAfterAsking(ctx, payment);
    if (now === 'CAPTURING' || now === 'REVIEW')
      throw new UserError('PAYMENT_PENDING', now === 'REVIEW' ? paymentMessages.review : paymentMessages.pending);
    return null;
  }
  const isSameAccount = payment.accountId === account.id;
  // a request repeated under the same key must have the same body, and the old address may no longer answer
  const isSameSite = payment.siteUrl === null || payment.siteUrl === ctx.config.appUrl;
  if (isSameAccount && isSameSite && !payment.providerOrderId) return createAtPayPal(ctx, order, payment, account);
  if (isSameAccount && payment.providerOrderId && (await isStillPayable(ctx, payment))) return payment.providerOrderId;
  await closeAttempt(ctx, payment, 'No longer open at PayPal');
  return null;
}

async function stateAfterAsking(ctx: RequestContext, payment: PaymentEntity): Promise<PaymentEntity['state']> {
  if (payment.state === 'REVIEW' || (payment.claimedUntil !== null && payment.claimedUntil > new Date()))
    return payment.state;
  await reconcile(ctx, payment).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
  });
  return (await ctx.db.findOneByOrFail(PaymentEntity, { id: payment.id })).state;
}

async function createAtPayPal(
  ctx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  account: KnownAccount,
): Promise<string> {
  const page = payPageOf(ctx.config.appUrl, order);
  try {
    const created = await ctx.paypal.createOrder(account, payment.id, {
      total: order.total,
      itemTotal: order.price,
      handling: order.fee,
      currency: order.currency,
      description: order.name,
      brandName: payment.brandName ?? (await readAppearance(ctx)).shopName,
      customId: order.orderCode,
      invoiceId: payment.invoiceId ?? order.paymentCode,
      returnUrl: page,
      cancelUrl: page,
    });
    return await rememberCreated(ctx, payment, created);
  } catch (error) {
    if (error instanceof ProviderSilence) throw new UserError('PROVIDER_ERROR', payPalFailure(order.kind));
    if (!(error instanceof PayPalRefusal)) throw error;
    ctx.logger.warn({ err: error, payment: payment.id }, 'PayPal refused to create an order');
    if (error.isOfShop) ctx.metrics.payments.inc({ outcome: 'shop_refused' });
    // the attempt stays open after a temporary failure or one on our side, and is retried under the same key
    const isPassing = error.status >= 500 || [401, 403, 429].includes(error.status);
    if (!isPassing) await closeAttempt(ctx, payment, error.issue);
    throw new UserError('PROVIDER_ERROR', payPalFailure(order.kind));
  }
}

/**
 * Stores PayPal's order id. Two concurrent clicks get the same order under the same key, and the first one stores it.
 * Does not return an attempt that has been closed since.
 */
async function rememberCreated(ctx: RequestContext, payment: PaymentEntity, { id }: PayPalOrder): Promise<string> {
  return ctx.transaction(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    if (locked.state === 'INTENT')
      await movePayment(tx, locked, 'CREATED', 'Created at PayPal', {
        providerOrderId: id,
        nextCheckAt: new Date(Date.now() + 2 * 60_000),
      });
    if (locked.state === 'FAILED' || order.paymentStatus === 'CANCELLED')
      throw new UserError('INVALID_STATE', paymentMessages.closed);
    return id;
  });
}

/** Returns whether the payer can still approve it. @throws UserError when it is already paid or under review. */
async function isStillPayable(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  const found = await askPayPal(ctx, payment).catch((error: unknown) => {
    if (error instanceof ProviderSilence) return undefined;
    throw error;
  });
  if (found === undefined) return true;
  if (found && (await settleCompleted(ctx, payment, found))) throw new UserError('INVALID_STATE', paymentMessages.paid);
  if (found && isUnderReview(found)) throw new UserError('PAYMENT_PENDING', paymentMessages.review);
  return found !== null && ['CREATED', 'APPROVED', 'PAYER_ACTION_REQUIRED', 'SAVED'].includes(found.status);
}
