import type { RequestContext } from '../../../context';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { UserError } from '../../user-error';
import { accountOf } from '../paypal-setup/paypal-accounts.service';
import type { KnownAccount } from '../paypal-setup/paypal-accounts.service';
import { isForgotten, refundMessages, refundState } from '../refunds/refund-at-paypal';
import type { RefundFacts } from '../refunds/refund-booking.service';
import { UnmatchedPaymentEntity } from '../unmatched/unmatched-payment.entity';
import { approveRefundOf } from './admin-refund.service';
import { decision, findUnmatched, lockUndecided, reasonSchema } from './unmatched-decision';

/**
 * Refunds what is left of a payment without an order, for an Admin. It is recorded before PayPal is called; a refund in
 * full can't be made twice, so it is repeated until PayPal confirms it. A repeated call is the same refund.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, INVALID_STATE, PAYMENT_PENDING, PAYMENT_FAILED, PROOF_REQUIRED.
 */
export async function refundUnmatchedPayment(
  ctx: RequestContext,
  id: string,
  given: string,
): Promise<UnmatchedPaymentEntity> {
  const { reason } = checked(reasonSchema, { reason: given });
  const found = await findUnmatched(ctx, id);
  if (found.state === 'REFUNDED') return found;
  if (found.state !== 'REFUNDING') await openRefund(ctx, found, reason);
  await sendRefund(ctx, await findUnmatched(ctx, found.id));
  return findUnmatched(ctx, found.id);
}

const openRefund = (ctx: RequestContext, { id }: UnmatchedPaymentEntity, reason: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const row = await lockUndecided(tx, id);
    await approveRefundOf(tx, null, row.amount);
    await audited(tx, { action: 'refund', subject: `unmatched-payments/${id}`, reason }, async () => {
      const nextCheckAt = new Date(Date.now() + 60_000);
      await tx.db.update(UnmatchedPaymentEntity, { id }, { ...decision(tx, reason), state: 'REFUNDING', nextCheckAt });
      return { before: { state: row.state }, after: { capture: row.captureId, amount: row.amount }, result: undefined };
    });
  });

/** Moves a payment on from REFUNDING, wherever an event or another caller has not done so. */
const moveOn = (ctx: RequestContext, id: string, state: 'REFUNDED' | 'OPEN') =>
  ctx.db.update(
    UnmatchedPaymentEntity,
    { id, state: 'REFUNDING' },
    { state, nextCheckAt: null, ...(state === 'OPEN' && { providerRefundId: null }) },
  );

/**
 * Requests the refund, or asks about it once PayPal has named it. Each decision of an Admin has a key of its own: PayPal
 * would answer with the refund that failed before.
 */
async function refundNow(
  ctx: RequestContext,
  row: UnmatchedPaymentEntity,
  account: KnownAccount,
): Promise<RefundFacts['state']> {
  if (row.providerRefundId) return refundState(await ctx.paypal.getRefund(account, row.providerRefundId));
  const { id, currency, decidedAt } = row;
  const key = `${id}-${decidedAt?.getTime() ?? 0}`;
  const wanted = { amount: null, currency, customId: id };
  const refund = await ctx.paypal.refundCapture(account, row.captureId, key, wanted);
  await ctx.db.update(UnmatchedPaymentEntity, { id }, { providerRefundId: refund.id });
  return refundState(refund);
}

/** @throws UserError PAYMENT_PENDING, PAYMENT_FAILED */
async function sendRefund(ctx: RequestContext, row: UnmatchedPaymentEntity): Promise<void> {
  const { id, captureId } = row;
  const account = await accountOf(ctx, row);
  if (!account) throw new UserError('PAYMENT_UNAVAILABLE', refundMessages.refused);
  try {
    const state = await refundNow(ctx, row, account);
    if (state === 'COMPLETED') await moveOn(ctx, id, 'REFUNDED');
    else if (state === 'PENDING') throw new UserError('PAYMENT_PENDING', refundMessages.accepted);
    else await failRefund(ctx, id, state);
  } catch (error) {
    if (error instanceof ProviderSilence) throw new UserError('PAYMENT_PENDING', refundMessages.silence);
    if (!(error instanceof PayPalRefusal)) throw error;
    ctx.logger.warn({ err: error, capture: captureId }, 'PayPal refused a refund');
    // a temporary failure, one on our side, or the same refund at the same time
    if (error.status >= 500 || [401, 403, 409, 429].includes(error.status) || error.isUnreadable)
      throw new UserError('PAYMENT_PENDING', refundMessages.silence);
    const { status } = await ctx.paypal.getCapture(account, captureId).catch(() => ({ status: 'UNKNOWN' }));
    if (status === 'REFUNDED') return void (await moveOn(ctx, id, 'REFUNDED'));
    // a refund that PayPal had accepted: the money may still move
    if (error.status === 404 && row.providerRefundId && row.decidedAt && !isForgotten(row.decidedAt))
      throw new UserError('PAYMENT_PENDING', refundMessages.silence);
    await failRefund(ctx, id, error.issue);
  }
}

/** Opens the decision again. @throws UserError PAYMENT_FAILED */
async function failRefund(ctx: RequestContext, id: string, issue: string): Promise<never> {
  await moveOn(ctx, id, 'OPEN');
  ctx.logger.error({ payment: id, issue }, 'PayPal did not refund a payment without an order');
  throw new UserError('PAYMENT_FAILED', refundMessages.refused);
}

const batch = 50;

/** Asks PayPal again about refunds that it has not confirmed, each with growing pauses. Run by a job. */
export async function reconcileUnmatchedRefunds(ctx: RequestContext): Promise<void> {
  const [due]: [{ id: string }[], number] = await ctx.db.query(
    `update unmatched_payments
     set next_check_at = now() + least(interval '6 hours', greatest(interval '2 minutes', (now() - decided_at) / 2))
     where id in (select id from unmatched_payments where state = 'REFUNDING' and next_check_at <= now()
                  order by next_check_at limit ${batch} for update skip locked)
     returning id`,
  );
  for (const { id } of due)
    await sendRefund(ctx, await findUnmatched(ctx, id)).catch((error: unknown) => {
      if (!(error instanceof UserError)) ctx.logger.warn({ err: error, payment: id }, 'reconciling a refund failed');
    });
}
