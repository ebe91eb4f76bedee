import type { RequestContext } from '../../../context';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { UserError } from '../../user-error';
import { askPayPal } from './ask-paypal';
import { failedCapture, hasMoved, reviewedCapture, settleCapture, settleCompleted } from './capture-facts';
import { holdForReview, refuseCapture, reopenAttempt } from './capture-outcomes';
import { captureAttempt } from './capture.service';
import { PaymentEntity } from './payment.entity';
import { closeAttempt, isAbandoned } from './payment-steps';
import { accountOf } from '../paypal-setup/paypal-accounts.service';

/** PayPal forgets idempotency keys after this time: an older intent can't be continued. */
const intentMs = 6 * 60 * 60 * 1000;
/** After this time without an order at PayPal for a capture that may have reached it, each check logs an error. */
const alertMs = 24 * 60 * 60 * 1000;

/**
 * Checks an open attempt with PayPal and completes what it finds: settles a completed capture, captures an approved
 * order, closes one that PayPal has dropped.
 * @returns whether this call has settled the order
 * @throws UserError for an outcome that is not a payment; ProviderSilence when PayPal does not answer.
 */
export async function reconcile(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  if (payment.state === 'REVIEW') return askAboutReview(ctx, payment);
  if (!payment.providerOrderId) {
    if (payment.createdAt < new Date(Date.now() - intentMs)) await closeAttempt(ctx, payment, 'Never reached PayPal');
    return false;
  }
  const paypalOrder = await askPayPal(ctx, payment);
  if (!paypalOrder) return afterNotFound(ctx, payment);
  const paid = await settleCompleted(ctx, payment, paypalOrder);
  if (paid) return paid.isNew;
  const reviewed = reviewedCapture(paypalOrder);
  if (reviewed) return holdForReview(ctx, payment, reviewed);
  if (failedCapture(paypalOrder)) return refuseCapture(ctx, payment, 'INSTRUMENT_DECLINED', 'PRODUCT');
  if (paypalOrder.status === 'APPROVED') return (await captureAttempt(ctx, payment, 'PRODUCT')).isNew;
  if (paypalOrder.status === 'VOIDED') await closeAttempt(ctx, payment, 'Voided at PayPal');
  else if (isAbandoned(payment)) await reopenAttempt(ctx, payment);
  return false;
}

/**
 * Handles an order that PayPal does not know. Without an approval it has expired. If its capture may have reached
 * PayPal, it is never given up for that reason: the capture is repeated under its own key, and PayPal answers what it
 * did.
 */
async function afterNotFound(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  if (payment.state !== 'CAPTURING') {
    await closeAttempt(ctx, payment, 'Unknown at PayPal');
    return false;
  }
  if (payment.createdAt < new Date(Date.now() - alertMs))
    ctx.logger.error(
      { payment: payment.id, paypalOrder: payment.providerOrderId },
      'PayPal does not show an order whose capture was under way: look for it at PayPal',
    );
  return isAbandoned(payment) && (await captureAttempt(ctx, payment, 'PRODUCT')).isNew;
}

/** Checks the capture itself: PayPal may stop showing the order long before it decides. */
async function askAboutReview(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  const account = await accountOf(ctx, payment);
  if (!account || !payment.captureId) return false;
  try {
    const capture = await ctx.paypal.getCapture(account, payment.captureId);
    if (hasMoved(capture)) return (await settleCapture(ctx, payment, capture, payment.payerEmail)).isNew;
    if (capture.status === 'DECLINED' || capture.status === 'FAILED')
      await refuseCapture(ctx, payment, 'INSTRUMENT_DECLINED', 'PRODUCT');
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error;
    ctx.logger.warn({ err: error, payment: payment.id }, 'PayPal did not say how a review stands');
  }
  return false;
}

const minute = 60;
/** Seconds until the next check, by the number of earlier checks: captures often, unapproved orders rarely. */
const delays = {
  CAPTURING: [1, 2, 5, 15, 60],
  REVIEW: [5, 15, 60, 180, 360],
  CREATED: [2, 5, 15, 60, 120],
  INTENT: [60, 120, 240],
} as const;
const delayCase = Object.entries(delays)
  .flatMap(([state, minutes]) =>
    minutes.map((value, index) => `when state = '${state}' and checks <= ${index} then ${value * minute}`),
  )
  .join(' ');
const batch = 50;
const mostBatches = 20;

/**
 * Reconciles every attempt that is due, those being captured first. Each is rescheduled before its check, so that
 * neither a second worker nor a provider that hangs delays the others. Run by a job.
 */
export async function reconcileOpenPayments(ctx: RequestContext): Promise<void> {
  for (let round = 0; round < mostBatches; round += 1) {
    const due = await takeDue(ctx);
    await Promise.all(due.map((payment) => reconcileOne(ctx, payment)));
    if (due.length < batch) return;
  }
}

async function takeDue(ctx: RequestContext): Promise<PaymentEntity[]> {
  const [rows]: [{ id: string }[], number] = await ctx.db.query(
    `update payments set checks = checks + 1, next_check_at = now() + make_interval(secs => case ${delayCase} else 21600 end)
     where id in (
       select id from payments where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW') and next_check_at <= now()
         and (claimed_until is null or claimed_until < now())
       order by (state = 'CAPTURING') desc, next_check_at limit ${batch} for update skip locked)
     returning id`,
  );
  if (rows.length === 0) return [];
  return ctx.db
    .createQueryBuilder(PaymentEntity, 'payment')
    .whereInIds(rows.map(({ id }) => id))
    .getMany();
}

async function reconcileOne(ctx: RequestContext, payment: PaymentEntity): Promise<void> {
  await reconcile(ctx, payment).catch((error: unknown) => {
    if (!(error instanceof UserError))
      ctx.logger.warn({ err: error, payment: payment.id }, 'reconciling a payment failed');
  });
}
