import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import type { UserEntity } from '../domain/accounts/user.entity';
import { reserveCredit } from '../domain/credits/credit.service';
import { DesignEntity } from '../domain/designs/design.entity';
import { endWithoutSuccess } from '../domain/designs/design.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { capturePayment } from '../domain/payments/attempts/capture.service';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import { handleProviderEvent } from '../domain/payments/provider-events/provider-events.service';
import { UserError } from '../domain/user-error';
import type { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import type { Fault } from '../../tools/sandbox/paypal/fault-injection';
import type { TestProduct } from './test-product';

const design = {
  platform: 'FACEBOOK',
  postType: 'FACEBOOK_POST',
  size: 'SQUARE',
  niche: 'PETS',
  style: 'PLAYFUL',
  primaryText: 'Wash day',
  customPrompt: 'A happy dog.',
  prompt: 'A happy dog.',
} as const;

/** A customer of the money model, and the actions of PayPal and an Admin on their orders. */
export class MoneyCustomer {
  constructor(
    readonly product: TestProduct,
    readonly paypal: SandboxClient,
    readonly packageId: string,
    readonly admin: UserEntity,
    readonly user: UserEntity,
  ) {}

  get db() {
    return this.product.services.dataSource.manager;
  }

  /** Returns the answer, or the code of an expected failure. */
  async outcome<Answer>(work: Promise<Answer>): Promise<Answer | string> {
    return work.catch((error: unknown) => {
      if (error instanceof UserError) return error.code;
      throw error;
    });
  }

  async order(): Promise<string> {
    const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };
    return (await createPurchase(this.product.ctx(this.user), { of: { packageId: this.packageId }, billing })).id;
  }

  /** Pays an order, optionally with an amount that differs from the order's. */
  async pay(orderId: string, amount?: string): Promise<PaymentEntity> {
    const paypalOrderId = await startPayment(this.product.ctx(this.user), orderId);
    await this.paypal.approve(paypalOrderId);
    if (amount)
      await this.next({
        operation: 'capture',
        behaviour: 'altered',
        path: paypalOrderId,
        amount: { value: amount, currency_code: 'USD' },
      });
    await this.outcome(capturePayment(this.product.ctx(this.user), orderId, paypalOrderId));
    return this.db.findOneByOrFail(PaymentEntity, { providerOrderId: paypalOrderId });
  }

  /** Captures an earlier attempt of a paid order as well. */
  async payAgain(orderId: string): Promise<PaymentEntity> {
    const { accountId, amount, currency } = await this.db.findOneByOrFail(PaymentEntity, {
      orderId,
      state: In(['SETTLED', 'REFUNDED']),
    });
    const { orderCode } = await this.db
      .query(`select order_code as "orderCode" from orders where id = $1`, [orderId])
      .then(([row]: { orderCode: string }[]) => row ?? { orderCode: '' });
    const unit = { amount: { value: amount, currency_code: currency }, custom_id: orderCode };
    const providerOrderId = await this.paypal.order(unit);
    await this.db.insert(PaymentEntity, {
      orderId,
      accountId,
      amount,
      currency,
      providerOrderId,
      state: 'FAILED',
      error: 'No longer open at PayPal',
    });
    await this.paypal.approve(providerOrderId);
    await this.paypal.capture(providerOrderId);
    await this.receiveEvent('PAYMENT.CAPTURE.COMPLETED', {
      supplementary_data: { related_ids: { order_id: providerOrderId } },
    });
    return this.db.findOneByOrFail(PaymentEntity, { providerOrderId });
  }

  async next(entry: Partial<Fault> & Pick<Fault, 'operation' | 'behaviour'>): Promise<void> {
    const { status } = await this.paypal.next(entry);
    if (status !== 200) throw new Error(`fault ${JSON.stringify(entry)} was answered ${status}`);
  }

  async post(path: string, body: object = {}): Promise<Record<string, unknown>> {
    const reply = await this.paypal.call('POST', path, body);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /** Handles a verified webhook event. */
  async receiveEvent(type: string, resource: object): Promise<void> {
    const [event]: { id: string }[] = await this.db.query(
      `insert into provider_events (provider, event_id, type, body) values ('PAYPAL', $1, $2, $3) returning id`,
      [randomUUID(), type, JSON.stringify({ event_type: type, resource })],
    );
    if (event) await handleProviderEvent(this.product.ctx(), event.id);
  }

  sendRefundEvent(type: string, id: string, captureId: string): Promise<void> {
    const href = `${this.paypal.url}/v2/payments/captures/${captureId}`;
    return this.receiveEvent(type, { id, links: [{ rel: 'up', href }] });
  }

  /** Starts a design that no worker knows of; null without a credit for it. */
  async startDesign(): Promise<string | null> {
    const begun = await this.outcome(
      this.product.ctx().transaction(async (tx) => {
        const { identifiers } = await tx.db.insert(DesignEntity, {
          ...design,
          userId: this.user.id,
          requestId: randomUUID(),
          state: 'RUNNING',
        });
        const id = identifiers[0]?.['id'] as string;
        await reserveCredit(tx, this.user.id, id);
        // a free correction beside it has no credit that an order could claim
        await tx.db.insert(DesignEntity, {
          ...design,
          userId: this.user.id,
          requestId: randomUUID(),
          state: 'RUNNING',
          credits: 0,
        });
        return { id };
      }),
    );
    return typeof begun === 'string' ? null : begun.id;
  }

  failDesign(id: string) {
    return endWithoutSuccess(this.product.ctx(), id, { to: 'FAILED', sentence: 'It failed' });
  }

  finishDesign(id: string) {
    return this.db.query(
      `update designs set state = 'SUCCEEDED', image_key = 'none', finished_at = now() where id = $1`,
      [id],
    );
  }

  /** Returns the database's state in the model's terms. */
  async facts(orderIds: readonly string[]) {
    const [account]: { credits: number; membership: string; ledger: number; owed: number; claimed: number }[] =
      await this.db.query(
        `select credits, membership, (select coalesce(sum(change), 0)::int from credit_entries where user_id = $1) as ledger,
         (select count(*)::int from owed_credits join designs on designs.id = design_id
          where owed_credits.user_id = $1 and not paid and designs.state = 'RUNNING') as owed,
         (select count(*)::int from credit_deductions
          where user_id = $1 and returned_at is null and claimed_by is not null) as claimed
       from users where id = $1`,
        [this.user.id],
      );
    const orders: { id: string; status: string; refunded: string; credited: string; returned: string }[] =
      await this.db.query(
        `select id, payment_status as status, refunded,
         (select coalesce(-sum(total), 0)::numeric(12, 2) from invoices where order_id = orders.id and kind = 'CREDIT_NOTE') as credited,
         (select coalesce(sum(refunds.amount), 0)::numeric(12, 2) from refunds join payments on payments.id = payment_id
          where order_id = orders.id and payments.state in ('SETTLED', 'REFUNDED') and refunds.state = 'COMPLETED') as returned
       from orders where id = any($1) order by id`,
        [orderIds],
      );
    return { ...account, orders };
  }
}
