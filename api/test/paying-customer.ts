import type { UserEntity } from '../domain/accounts/user.entity';
import { UserEntity as Users } from '../domain/accounts/user.entity';
import { CreditEntryEntity } from '../domain/credits/credit-entry.entity';
import { OrderEntity } from '../domain/orders/order.entity';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { capturePayment } from '../domain/payments/attempts/capture.service';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import { reconcileOpenPayments } from '../domain/payments/attempts/reconcile.service';
import { RefundEntity } from '../domain/payments/refunds/refund.entity';
import { OutboxEntity } from '../platform/mail/outbox.entity';
import { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import type { TestBehaviours } from '../../tools/sandbox/paypal/test-behaviours';
import type { TestProduct } from './test-product';

const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Palestine State' };

/** Customers who buy the product's package, and the state of their orders. */
export class PayingCustomers {
  private constructor(
    readonly product: TestProduct,
    readonly paypal: SandboxClient,
    readonly packageId: string,
  ) {}

  /**
   * @param webhooks whether PayPal sends webhooks to the product
   * @param packageId what they buy; a new package by default
   */
  static async of(
    product: TestProduct,
    {
      webhooks = true,
      testBehaviours = {},
      packageId,
    }: { webhooks?: boolean; testBehaviours?: Partial<TestBehaviours>; packageId?: string } = {},
  ): Promise<PayingCustomers> {
    const id = packageId ?? (await product.addPackage({ credit: 20, price: '9.00', validityDays: 30 })).id;
    const paypal = new SandboxClient(product.paypal.url, 'sandbox-client', 'sandbox-secret');
    await paypal.signIn();
    await paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours } });
    if (webhooks) {
      const { body } = await paypal.call('POST', '/v1/notifications/webhooks', {
        url: `${product.url}/webhooks/paypal`,
        event_types: [{ name: '*' }],
      });
      product.services.config.paypal.webhookId = String(body['id']);
    }
    return new PayingCustomers(product, paypal, id);
  }

  private get db() {
    return this.product.services.dataSource.manager;
  }

  /** @param who an account; a new one by default */
  async placed(who?: UserEntity) {
    const user = who ?? (await this.product.addUser());
    const order = await createPurchase(this.product.ctx(user), { of: { packageId: this.packageId }, billing });
    return { user, order };
  }

  async approved(payer?: string, who?: UserEntity) {
    const { user, order } = await this.placed(who);
    const paypalOrderId = await startPayment(this.product.ctx(user), order.id);
    await this.paypal.approve(paypalOrderId, payer);
    return { user, order, paypalOrderId };
  }

  async paid(who?: UserEntity) {
    const { user, order, paypalOrderId } = await this.approved('wallet', who);
    const { purchase } = await capturePayment(this.product.ctx(user), order.id, paypalOrderId);
    return { user, order, paypalOrderId, captureId: purchase.transactionId ?? '' };
  }

  async facts(user: Pick<UserEntity, 'id'>, order: Pick<OrderEntity, 'id'>) {
    const account = await this.db.findOneByOrFail(Users, { id: user.id });
    const payments = await this.db.find(PaymentEntity, { where: { orderId: order.id }, order: { createdAt: 'ASC' } });
    return {
      order: await this.db.findOneByOrFail(OrderEntity, { id: order.id }),
      credits: account.credits,
      membership: account.membership,
      membershipUntil: account.membershipUntil,
      ledger: await this.db.find(CreditEntryEntity, { where: { userId: user.id }, order: { id: 'ASC' } }),
      payments,
      refunds: (
        await Promise.all(payments.map(({ id: paymentId }) => this.db.findBy(RefundEntity, { paymentId })))
      ).flat(),
      receipts: await this.db.countBy(OutboxEntity, { dedupeKey: `receipt:${order.id}` }),
    };
  }

  /** Lets time pass: everything pending of the order is due, and no job works on it. */
  async later(order: Pick<OrderEntity, 'id'>): Promise<void> {
    await this.db.query(`update payments set next_check_at = now(), claimed_until = null where order_id = $1`, [
      order.id,
    ]);
    await reconcileOpenPayments(this.product.ctx());
  }

  /** Waits until the order has these values: PayPal's events pass through webhook and job first. */
  async until(order: Pick<OrderEntity, 'id'>, expected: Partial<OrderEntity>): Promise<void> {
    await eventually(async () => {
      const now = await this.db.findOneByOrFail(OrderEntity, { id: order.id });
      return Object.entries(expected).every(([name, value]) => now[name as keyof OrderEntity] === value);
    });
  }

  /** Waits until every event that PayPal has sent is handled. */
  async handled(): Promise<void> {
    await eventually(async () => {
      const { body } = await this.paypal.call('GET', '/sandbox/webhooks/deliveries');
      const arrived = (body['deliveries'] as { state: string }[]).every(({ state }) => state !== 'pending');
      const open: unknown[] = await this.db.query('select 1 from provider_events where handled_at is null limit 1');
      return arrived && open.length === 0;
    });
  }
}

/** Polls until the check succeeds; bounded. */
export async function eventually(check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not come about within 60 s');
}

/** Variants of PayPal's behavior that its documentation leaves open: payments succeed with each of them. */
export const paypalVariants: [string, Partial<TestBehaviours>][] = [
  ['as PayPal usually answers', {}],
  [
    'with refusals remembered and past orders forgotten',
    { requestIds: 'everything', pastOrders: 'forgotten', invoiceIds: 'once', captureEvents: 'bare' },
  ],
  ['with invoice ids as one likes', { invoiceIds: 'any', deniedEvent: 'DECLINED' }],
];
