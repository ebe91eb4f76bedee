import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ItemEntity } from '../domain/catalog/item.entity';
import { OrderEntity } from '../domain/orders/order.entity';
import { itemAccess } from '../domain/orders/bought-items';
import { cancelStaleOrders } from '../domain/payments/cancellation.service';
import { handleProviderEvent } from '../domain/payments/provider-events/provider-events.service';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import { reconcileOpenPayments } from '../domain/payments/attempts/reconcile.service';
import { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import { startProductProcess } from './product-process';
import { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

const createPurchase =
  'mutation O($input: CreatePurchaseInput!) { createPurchase(input: $input) { purchase { id } errors { message } } }';
const start = 'mutation S($id: ID!) { startPayment(purchaseId: $id) { paypalOrderId errors { message } } }';
const capture =
  'mutation P($id: ID!, $paypal: String!) { capturePayment(purchaseId: $id, paypalOrderId: $paypal) { purchase { paymentStatus } errors { code message } } }';
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };
const buyersEach = 3;

/** What is left after processes were killed during payments and the next one has cleaned up. */
export interface PayingFigures {
  rounds: number;
  paid: number;
  /** The item orders among them. */
  paidItems: number;
  /** Captures made by PayPal. */
  captured: number;
  receipts: number;
  /** Accounts whose credits do not match their paid orders or their ledger. */
  wrongBalances: number;
  /** Items that are open to an account that has not paid for them, or closed to one that has. */
  wrongAccess: number;
  /** Unfinished attempts, or paid ones without a paid order. */
  unfinished: number;
  /** Buyers with a false report that they have paid or that nothing was charged. */
  wrongReports: number;
}

interface Subject {
  packageId?: string;
  itemId?: string;
}

interface Report {
  orderId: string;
  said: 'paid' | 'not charged';
}

interface Buying {
  of: Subject;
  isDeclined: boolean;
  reports: Report[];
}

/**
 * Kills a process with -9 at random moments of paying, once per round. The first process lives until its payments are
 * done; the kills of the others are spread over the time that took. A single round kills it as soon as PayPal has
 * captured a payment. The product must use the PayPal sandbox.
 */
export async function crashWhilePaying(product: TestProduct, rounds: number): Promise<PayingFigures> {
  const paypal = new SandboxClient(product.paypal.url, 'sandbox-client', 'sandbox-secret');
  await paypal.signIn();
  const subjects = [{ packageId: (await product.addPackage()).id }, { itemId: await addItem(product) }];
  const reports: Report[] = [];
  let wholeMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    await product.services.dataSource.query('delete from rate_limits');
    const { url, end } = await startProductProcess(product.environment);
    const buyers = await Promise.all(
      Array.from({ length: buyersEach }, async () => {
        const browser = new TestBrowser(url);
        await browser.register(`paying-${randomUUID()}@example.com`);
        return browser;
      }),
    );
    const paying = Promise.allSettled(
      buyers.map((browser, index) =>
        buy(browser, paypal, {
          of: subjects[index % subjects.length] ?? {},
          isDeclined: index > 0 && Math.random() < 0.25,
          reports,
        }),
      ),
    );
    const started = performance.now();
    if (rounds === 1) await Promise.race([paying, untilPerformed(paypal, 'capture')]);
    else await (round === 0 ? paying : sleep(((round + Math.random()) / rounds) * wholeMs));
    await end('SIGKILL');
    await paying;
    if (round === 0) wholeMs = performance.now() - started;
  }
  await tidyUp(product);
  return figuresOf(product, paypal, rounds, reports);
}

/** Waits until PayPal has performed an operation once. */
export async function untilPerformed(paypal: SandboxClient, operation: 'capture' | 'refund'): Promise<void> {
  while (!(await paypal.calls()).performed[operation]) await sleep(5);
}

async function addItem(product: TestProduct): Promise<string> {
  const { identifiers } = await product.services.dataSource.manager.insert(ItemEntity, {
    number: 'CAL1',
    slug: 'calendar',
    name: 'Content calendar',
    description: 'A year of posts.',
    price: '4.00',
    guidelines: 'Copy it.',
    accessUrl: 'https://files.example.com/calendar',
  });
  return identifiers[0]?.['id'] as string;
}

/** Makes one purchase; work in progress when the process dies fails on this side. */
async function buy(browser: TestBrowser, paypal: SandboxClient, { of, isDeclined, reports }: Buying): Promise<void> {
  const { data: placed } = await browser.graphql<{ createPurchase: { purchase: { id: string } } }>(createPurchase, {
    input: { of, billing },
  });
  const { id } = placed.createPurchase.purchase;
  const { data: started } = await browser.graphql<{ startPayment: { paypalOrderId: string } }>(start, { id });
  await paypal.approve(started.startPayment.paypalOrderId, isDeclined ? 'declined-card' : 'wallet');
  const { data } = await browser.graphql<{
    capturePayment: { purchase: { paymentStatus: string } | null; errors: { code: string }[] };
  }>(capture, { id, paypal: started.startPayment.paypalOrderId });
  if (data.capturePayment.purchase?.paymentStatus === 'PAID') reports.push({ orderId: id, said: 'paid' });
  else if (data.capturePayment.errors[0]?.code === 'PAYMENT_DECLINED')
    reports.push({ orderId: id, said: 'not charged' });
}

/** Lets time pass: claims expire, events are handled, and the next process finishes the remaining work. */
async function tidyUp(product: TestProduct): Promise<void> {
  const { dataSource } = product.services;
  for (let turn = 0; turn < 3; turn += 1) {
    const events: { id: string }[] = await dataSource.query('select id from provider_events where handled_at is null');
    for (const { id } of events) await handleProviderEvent(product.ctx(), id).catch(() => undefined);
    await dataSource.query(
      `update payments set next_check_at = now(), claimed_until = null where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW')`,
    );
    await reconcileOpenPayments(product.ctx());
  }
  await cancelStaleOrders(product.ctx());
}

async function figuresOf(
  product: TestProduct,
  paypal: SandboxClient,
  rounds: number,
  reports: Report[],
): Promise<PayingFigures> {
  const { dataSource } = product.services;
  const [row]: { receipts: number; wrong: number; unfinished: number }[] = await dataSource.query(
    `select (select count(*)::int from outbox where dedupe_key like 'receipt:%') as receipts,
            (select count(*)::int from users u where u.email::text like 'paying-%' and (
               u.credits <> (select coalesce(sum(change), 0) from credit_entries e where e.user_id = u.id)
               or u.credits <> (select coalesce(sum(credit), 0) from orders o where o.user_id = u.id and o.payment_status = 'PAID'))) as wrong,
            (select count(*)::int from payments p join orders o on o.id = p.order_id where p.state = 'CAPTURING' or (p.state = 'SETTLED') <> (o.payment_status = 'PAID' and p.state = 'SETTLED')) as unfinished`,
  );
  const orders = await dataSource.manager.find(OrderEntity);
  const isPaid = new Map(orders.map(({ id, paymentStatus }) => [id, paymentStatus === 'PAID']));
  const paid = orders.filter(({ id }) => isPaid.get(id));
  return {
    rounds,
    paid: paid.length,
    paidItems: paid.filter(({ kind }) => kind === 'ITEM').length,
    captured: (await paypal.calls()).performed['capture'] ?? 0,
    receipts: row?.receipts ?? 0,
    wrongBalances: row?.wrong ?? 0,
    wrongAccess: await wrongAccess(product, paypal, orders),
    unfinished: row?.unfinished ?? 0,
    wrongReports: reports.filter(({ orderId, said }) => isPaid.get(orderId) !== (said === 'paid')).length,
  };
}

/** Counts buyers of an item whose access disagrees with PayPal's records of their order. */
async function wrongAccess(product: TestProduct, paypal: SandboxClient, orders: OrderEntity[]): Promise<number> {
  let wrong = 0;
  for (const { id, itemId, userId } of orders) {
    if (!itemId) continue;
    const attempts = await product.services.dataSource.manager.findBy(PaymentEntity, { orderId: id });
    const atPayPal = await Promise.all(
      attempts.map(({ providerOrderId }) => paypal.call('GET', `/v2/checkout/orders/${providerOrderId}`)),
    );
    const isPaidThere = atPayPal.some(({ body }) => body['status'] === 'COMPLETED');
    const { isBought } = await itemAccess(product.ctx({ id: userId, role: 'MEMBER' }), itemId);
    if (isBought !== isPaidThere) wrong += 1;
  }
  return wrong;
}
