import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import { recordTransition, recordTransitions } from '../../../platform/database/state-machine';
import type { OrderEntity } from '../../orders/order.entity';
import { lockOrder } from '../../orders/order-steps';
import { PaymentEntity, openStates } from './payment.entity';
import type { PaymentState } from './payment.entity';
import { attemptMachine } from './payment.states';

/** An attempt and its order, locked in the global lock order. */
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

/**
 * Moves a locked attempt to a state and writes its history row. Does nothing when it is already in that state.
 * @throws ImpossibleTransition
 */
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
      actor: tx.viewer?.userId ?? null,
      reason: reason.slice(0, 300),
    });
  await tx.db.update(PaymentEntity, { id: payment.id }, { ...values, state: to });
  Object.assign(payment, values, { state: to });
}

/**
 * Ends the open attempts of locked orders, so that none of them is captured. Attempts that are being captured or are
 * under review at PayPal stay unchanged.
 * @returns the orders that have such an attempt
 */
export async function endAttempts(
  tx: RequestContext,
  orderIds: readonly string[],
  reason: string,
): Promise<Set<string>> {
  const open = await tx.db.find(PaymentEntity, {
    where: { orderId: In([...orderIds]), state: In([...openStates]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const isRunning = ({ state }: PaymentEntity) => state === 'CAPTURING' || state === 'REVIEW';
  const ended = open.filter((attempt) => !isRunning(attempt));
  if (ended.length > 0) {
    const note = { actor: tx.viewer?.userId ?? null, reason };
    await recordTransitions(
      tx.db,
      attemptMachine,
      ended.map(({ id, state }) => ({ ...note, subject: id, from: state, to: 'FAILED' as const })),
    );
    await tx.db.update(
      PaymentEntity,
      { id: In(ended.map(({ id }) => id)) },
      { state: 'FAILED', error: 'CANCELLED', claimedUntil: null },
    );
  }
  return new Set(open.filter(isRunning).map(({ orderId }) => orderId));
}

/** Closes an attempt that brings no money; never one that is being captured or is under review at PayPal. */
export async function closeAttempt(ctx: RequestContext, payment: PaymentEntity, reason: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { payment: locked } = await lockPayment(tx, payment);
    if (locked.state === 'INTENT' || locked.state === 'CREATED')
      await movePayment(tx, locked, 'FAILED', reason, { error: reason.slice(0, 100), claimedUntil: null });
  });
}

/**
 * Who triggers a capture. PAYER: the browser has just returned from the approval. PRODUCT: a webhook or the
 * reconciliation.
 */
export type Capturer = 'PAYER' | 'PRODUCT';

/** Whether the process that was capturing has not finished: it was killed, or PayPal's answer was lost. */
export const isAbandoned = ({ state, claimedUntil }: PaymentEntity) =>
  state === 'CAPTURING' && (claimedUntil === null || claimedUntil < new Date());
