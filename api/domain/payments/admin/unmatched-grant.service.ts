import type { RequestContext } from '../../../context';
import type { GrantUnmatchedPaymentInput } from '../../../graphql/generated/schema';
import { loadUser, lockAccount } from '../../accounts/user.service';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { insertGrantedOrder } from '../../orders/admin/granted-order';
import type { OrderEntity } from '../../orders/order.entity';
import { lockOrder } from '../../orders/order-steps';
import { findPurchase } from '../../orders/order.service';
import { UserError, checkId } from '../../user-error';
import { PaymentEntity } from '../attempts/payment.entity';
import { settleAccepted } from '../attempts/settlement.service';
import { UnmatchedPaymentEntity } from '../unmatched/unmatched-payment.entity';
import { requireProofAbove } from './admin-refund.service';
import {
  decision,
  findUnmatched,
  lockUndecided,
  reasonSchema,
  refuseDecided,
  unmatchedCapture,
} from './unmatched-decision';

const sentences = {
  noAccount: 'This account no longer exists.',
  seller: 'Sellers cannot purchase products.',
  refunded: 'PayPal no longer holds this payment in full, so nothing can be granted for it. Please refund the rest.',
};

/**
 * Grants what a payment without an order paid for: a new order of the chosen account, paid by this payment through the
 * settlement of all payments, with credits, membership, receipt and invoice. PayPal is asked for the capture first. The
 * order gets the lost order's code where that is free. A repeated call returns the same order.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, INVALID_STATE, NOT_FOUND, PROVIDER_ERROR, PROOF_REQUIRED.
 */
export async function grantUnmatchedPayment(
  ctx: RequestContext,
  { id, accountId, of, reason: given }: GrantUnmatchedPaymentInput,
): Promise<UnmatchedPaymentEntity> {
  const { reason } = checked(reasonSchema, { reason: given });
  const found = await findUnmatched(ctx, id);
  const customer = await loadUser(ctx, checkId(accountId, 'Account'));
  if (!customer || customer.deletedAt) throw new UserError('NOT_FOUND', sentences.noAccount, ['accountId']);
  if (customer.role === 'SELLER') throw new UserError('INVALID_STATE', sentences.seller, ['accountId']);
  if (found.orderId && (await findPurchase(ctx, found.orderId)).userId === customer.id) return found;
  refuseDecided(found);
  const capture = await unmatchedCapture(ctx, found);
  if (capture.status !== 'COMPLETED') throw new UserError('INVALID_STATE', sentences.refunded);
  await requireProofAbove(ctx, capture.amount.value);
  const order = await ctx.transaction(async (tx) => {
    const row = await lockUndecided(tx, found.id);
    // deleted while PayPal was asked
    const account = await lockAccount(tx, customer.id);
    if (account.deletedAt) throw new UserError('NOT_FOUND', sentences.noAccount, ['accountId']);
    const codes = { orderCode: row.orderCode, paymentCode: row.invoiceId };
    const placed = await insertGrantedOrder(tx, {
      customer: account,
      of,
      currency: capture.amount.currency_code,
      codes,
    });
    return audited(tx, { action: 'grant-payment', subject: `orders/${placed.id}`, reason }, async () => {
      const { identifiers } = await tx.db.insert(PaymentEntity, {
        orderId: placed.id,
        accountId: row.accountId,
        invoiceId: row.invoiceId,
        providerOrderId: row.providerOrderId,
        state: 'CREATED',
        amount: capture.amount.value,
        currency: capture.amount.currency_code,
      });
      const payment = await tx.db.findOneByOrFail(PaymentEntity, { id: identifiers[0]?.['id'] as string });
      const locked = { order: await lockOrder(tx, placed.id), payment };
      const facts = { capture: { ...capture, custom_id: placed.orderCode }, payerEmail: row.payerEmail };
      const result: OrderEntity = await settleAccepted(tx, locked, facts, reason);
      await tx.db.update(
        UnmatchedPaymentEntity,
        { id: row.id },
        { ...decision(tx, reason), state: 'GRANTED', orderId: result.id },
      );
      return { before: { capture: capture.id }, after: { account: customer.id, total: result.total }, result };
    });
  });
  ctx.metrics.payments.inc({ outcome: 'settled' });
  ctx.logger.info({ order: order.id, capture: capture.id }, 'an Admin granted a payment that no order explained');
  return findUnmatched(ctx, found.id);
}

/** Closes a payment without an order that needs neither, such as one of another shop. @throws as grantUnmatchedPayment. */
export async function dismissUnmatchedPayment(
  ctx: RequestContext,
  id: string,
  given: string,
): Promise<UnmatchedPaymentEntity> {
  const { reason } = checked(reasonSchema, { reason: given });
  const found = await findUnmatched(ctx, id);
  await ctx.transaction(async (tx) => {
    const row = await lockUndecided(tx, found.id);
    await audited(tx, { action: 'dismiss-payment', subject: `unmatched-payments/${row.id}`, reason }, async () => {
      await tx.db.update(UnmatchedPaymentEntity, { id: row.id }, { ...decision(tx, reason), state: 'DISMISSED' });
      return { before: { state: row.state }, after: { state: 'DISMISSED' }, result: undefined };
    });
  });
  return findUnmatched(ctx, found.id);
}
