import type { UserEntity } from '../domain/accounts/user.entity';
import type { OrderEntity } from '../domain/orders/order.entity';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import type { PayingCustomers } from './paying-customer';

interface Unit {
  amount?: { value: string; currency_code: string };
  custom_id?: string;
}

/** An order whose payment at PayPal was captured, but not as the order requires, and the attempt that says so. */
export async function mismatchedPayment(
  customers: PayingCustomers,
  { amount = { value: '7.50', currency_code: 'USD' }, custom_id: code }: Unit = {},
  placed?: { user: UserEntity; order: OrderEntity },
) {
  const { user, order } = placed ?? (await customers.placed());
  const { product, paypal } = customers;
  const { manager } = product.services.dataSource;
  await startPayment(product.ctx(user), order.id);
  const paypalOrderId = await paypal.order({ amount, custom_id: code ?? order.orderCode });
  await manager.query(`update payments set provider_order_id = $2 where order_id = $1 and state = 'CREATED'`, [
    order.id,
    paypalOrderId,
  ]);
  await paypal.approve(paypalOrderId);
  await paypal.capture(paypalOrderId);
  await customers.later(order);
  const payment = await manager.findOneByOrFail(PaymentEntity, { providerOrderId: paypalOrderId });
  return { user, order, payment };
}
