import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import type { OrderEntity } from '../orders/order.entity';
import { lockOrder } from '../orders/order-steps';
import { PaymentEntity } from './payment.entity';
import type { PaymentState } from './payment.entity';
import { attemptMachine } from './payment.states';

/** An attempt and its order, locked in the one order that everybody locks them in. */
export interface LockedPayment {
  order: OrderEntity;
  payment: PaymentEntity;
}

export async function lockPayment(
  tx: RequestContext,
  { id, orderId }: Pick<PaymentEntity, 'id' | 'orderId'>,
): Promise<LockedPayment> {
  const order = await lockOrder(tx, orderId);
  return {
    order,
    payment: await tx.db.findOneOrFail(PaymentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  };
}

/** Moves a locked attempt with its history row. A state it has already is no step. @throws ImpossibleTransition */
export async function movePayment(
  tx: RequestContext,
  payment: PaymentEntity,
  to: PaymentState,
  reason: string,
  values: Partial<PaymentEntity> = {},
): Promise<void> {
  if (payment.state !== to)
    await recordTransition(tx.db, attemptMachine, payment.state, to, {
      subject: payment.id,
      actor: tx.viewer?.id ?? null,
      reason: reason.slice(0, 300),
    });
  await tx.db.update(PaymentEntity, { id: payment.id }, { ...values, state: to });
  Object.assign(payment, values, { state: to });
}

/** Gives up an attempt that brings no money: never one whose capture is under way, or at PayPal. */
export async function closeAttempt(ctx: RequestContext, payment: PaymentEntity, reason: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { payment: locked } = await lockPayment(tx, payment);
    if (locked.state === 'INTENT' || locked.state === 'CREATED')
      await movePayment(tx, locked, 'FAILED', reason, { error: reason.slice(0, 100), claimedUntil: null });
  });
}

/** PAYER: their browser has just come back from approving. PRODUCT: a webhook or the reconciliation. */
export type Capturer = 'PAYER' | 'PRODUCT';

/** The process that was capturing has not come back: it was killed, or lost PayPal's answer. */
export const isAbandoned = ({ state, claimedUntil }: PaymentEntity) =>
  state === 'CAPTURING' && (claimedUntil === null || claimedUntil < new Date());
