import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../domain/accounts/user.entity';
import { createTicket } from '../domain/tickets/ticket.service';
import { saveShopWebhookEndpoint } from '../domain/webhooks/admin/shop-webhooks.service';
import { deliverWebhooks } from '../domain/webhooks/delivery.job';
import { saveWebhookEndpoint } from '../domain/webhooks/own-webhooks.service';
import { WebhookDeliveryEntity } from '../domain/webhooks/webhook-delivery.entity';
import { WebhookEndpointEntity } from '../domain/webhooks/webhook-endpoint.entity';
import { startTestProduct } from './test-product';
import type { TestProduct } from './test-product';
import { startWebhookReceiver } from './webhook-receiver';
import type { WebhookReceiver } from './webhook-receiver';
import { settledNumber } from '../domain/webhooks/events/event.list';

/** Events of an account. */
export const events = [
  ...(['order.paid', 'order.refunded', 'order.disputed', 'design.succeeded', 'design.failed'] as const),
  ...(['ticket.created', 'ticket.replied'] as const),
];

/** A product whose webhooks go to a receiver on this machine, with an account and an Admin that are new for each test. */
export class WebhookProduct {
  receiver!: WebhookReceiver;
  admin!: UserEntity;
  mia!: UserEntity;

  private constructor(readonly product: TestProduct) {}

  static async start(): Promise<WebhookProduct> {
    const product = await startTestProduct({ environment: { WEBHOOKS_LOCAL: '1' } });
    // one Admin always remains
    await product.addUser({ role: 'ADMIN' });
    return new WebhookProduct(product);
  }

  async begin(): Promise<void> {
    this.receiver = await startWebhookReceiver();
    // a busy machine answers in time
    this.product.services.config.webhooks.timeoutMs = 10_000;
    this.admin = await this.product.addUser({ role: 'ADMIN' });
    this.mia = await this.product.addUser();
  }

  /** Lets the receiver leave callers without an answer, who do not wait long for one. */
  hang(): void {
    this.receiver.status = null;
    this.product.services.config.webhooks.timeoutMs = 150;
  }

  /** Lets the receiver answer again. */
  answer(status: number): void {
    this.receiver.status = status;
    this.product.services.config.webhooks.timeoutMs = 10_000;
  }

  async end(): Promise<void> {
    await this.receiver.stop();
    await this.db.query('delete from webhook_endpoints');
    await this.db.query('delete from graphile_worker._private_jobs');
  }

  get db() {
    return this.product.services.dataSource.manager;
  }

  input(values = {}) {
    return { url: this.receiver.url, events: [...events], isActive: true, ...values };
  }

  async add(who: UserEntity, values = {}) {
    const { endpoint, secret } = await saveWebhookEndpoint(this.product.ctx(who), null, this.input(values), 0);
    return { id: endpoint.id, secret: secret ?? '' };
  }

  async addToShop(values = {}) {
    const { endpoint, secret } = await saveShopWebhookEndpoint(
      this.product.ctx(this.admin),
      null,
      this.input(values),
      0,
    );
    return { id: endpoint.id, secret: secret ?? '' };
  }

  /** Causes an event of an account. */
  ticket(who: UserEntity) {
    const input = { subject: 'Subject', message: 'Message', requestId: crypto.randomUUID() };
    return createTicket(this.product.ctx(who), input);
  }

  /** Runs the job that sends to an endpoint. */
  run(id: string, ctx = this.product.ctx()) {
    return deliverWebhooks(ctx, id, { draining: new AbortController().signal });
  }

  settle(): Promise<void> {
    return untilEventsAreListed(this.db);
  }

  deliveries(endpointId: string) {
    return this.db.find(WebhookDeliveryEntity, { where: { endpointId }, order: { id: 'ASC' } });
  }

  async onlyDelivery(endpointId: string): Promise<WebhookDeliveryEntity> {
    const [one, ...more] = await this.deliveries(endpointId);
    if (!one || more.length > 0) throw new Error(`There are ${more.length + (one ? 1 : 0)} deliveries`);
    return one;
  }

  endpointOf(id: string) {
    return this.db.findOneByOrFail(WebhookEndpointEntity, { id });
  }

  /** Lets the pause before the next try and the rest of the endpoint pass. */
  async pass(id: string): Promise<void> {
    await this.db.query(
      `update webhook_deliveries set next_attempt_at = now() where endpoint_id = $1 and state = 'WAITING'`,
      [id],
    );
    await this.db.query('update webhook_endpoints set rest_until = null where id = $1', [id]);
  }
}

/** Other tests have no transaction that lasts as long. */
const longestHeldBackMs = 60_000;

/** Waits until all events so far are listed: transactions of other tests on the same server hold them back. */
export async function untilEventsAreListed(db: Pick<EntityManager, 'query'>): Promise<void> {
  const heldBack = `select from events where transaction_no >= ${settledNumber} limit 1`;
  const until = Date.now() + longestHeldBackMs;
  while ((await db.query<unknown[]>(heldBack)).length > 0)
    if (Date.now() > until) throw new Error('Events are held back by a transaction that does not end');
}
