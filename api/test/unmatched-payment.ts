import { randomUUID } from 'node:crypto';
import { randomCode } from '../platform/secrets/secrets';
import type { UserEntity } from '../domain/accounts/user.entity';
import { handleProviderEvent } from '../domain/payments/provider-events/provider-events.service';
import { UnmatchedPaymentEntity } from '../domain/payments/unmatched/unmatched-payment.entity';
import { captureOf } from '../../tools/sandbox/paypal/sandbox-client';
import type { PayingCustomers } from './paying-customer';

/** Stores an event as verified, and handles it as often as its job does until it has an outcome. */
export async function handledEvent({ product }: PayingCustomers, type: string, resource: object): Promise<string> {
  const { manager } = product.services.dataSource;
  const id = `WH-${randomUUID()}`;
  const [row]: { id: string }[] = await manager.query(
    `insert into provider_events (provider, event_id, type, body) values ('PAYPAL', $1, $2, $3) returning id`,
    [id, type, JSON.stringify({ id, event_type: type, resource })],
  );
  for (let tries = 0; tries < 3; tries += 1) {
    await handleProviderEvent(product.ctx(), row?.id ?? '').catch(() => undefined);
    const [after]: { outcome: string | null }[] = await manager.query(
      'select outcome from provider_events where id = $1 and handled_at is not null',
      [row?.id],
    );
    if (after) return `${after.outcome} after ${tries + 1}`;
  }
  return 'no outcome';
}

/** A payment that a customer made at PayPal, of whose order this database knows nothing. */
export async function lostPayment({ paypal }: PayingCustomers, value = '9.00', orderCode = randomCode()) {
  const paypalOrderId = await paypal.order({ amount: { value, currency_code: 'USD' }, custom_id: orderCode });
  await paypal.approve(paypalOrderId);
  const capture = captureOf(await paypal.capture(paypalOrderId));
  return { paypalOrderId, captureId: capture.id, orderCode };
}

/** One that is listed, because its event has arrived. */
export async function unmatchedPayment(customers: PayingCustomers, value?: string) {
  const user: UserEntity = await customers.product.addUser();
  const lost = await lostPayment(customers, value);
  const outcome = await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', { id: lost.captureId });
  const { manager } = customers.product.services.dataSource;
  const row = await manager.findOneBy(UnmatchedPaymentEntity, { captureId: lost.captureId });
  if (!row) throw new Error(`The payment is not listed: ${outcome}`);
  return { user, row, outcome, ...lost };
}
