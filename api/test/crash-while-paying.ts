import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cancelStaleOrders } from '../domain/payments/closing.service';
import { handleProviderEvent } from '../domain/payments/provider-events.service';
import { reconcileOpenPayments } from '../domain/payments/reconcile.service';
import { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import { startProductProcess } from './product-process';
import { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

const createOrder =
  'mutation O($input: CreatePurchaseInput!) { createPurchase(input: $input) { purchase { id } errors { message } } }';
const start = 'mutation S($id: ID!) { startPayment(purchaseId: $id) { paypalOrderId errors { message } } }';
const capture =
  'mutation P($id: ID!, $paypal: String!) { capturePayment(purchaseId: $id, paypalOrderId: $paypal) { purchase { paymentStatus } errors { code message } } }';
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };
/** From the first request on, a process lives at most this long: long enough for a payment to end. */
const longestLifeMs = 450;
const buyersEach = 3;

/** What is left after processes were killed in the middle of payments and the next one has tidied up. */
export interface PayingFigures {
  rounds: number;
  paid: number;
  /** Captures that PayPal has made. */
  captured: number;
  receipts: number;
  /** Accounts whose credits are not those of their paid orders, or not those of their ledger. */
  wrongBalances: number;
  /** Attempts that are still under way, or paid ones without an order that is paid. */
  unfinished: number;
  /** Buyers who were told that they have paid, or that nothing was charged, and it is not so. */
  toldWrong: number;
}

interface Told {
  orderId: string;
  said: 'paid' | 'not charged';
}

/** Kills a process with -9 at a random moment of paying, again and again. The product must have PayPal's stand-in and a package. */
export async function crashWhilePaying(product: TestProduct, rounds: number): Promise<PayingFigures> {
  const paypal = new SandboxClient(product.paypal.url, 'sandbox-client', 'sandbox-secret');
  await paypal.signIn();
  const [bought]: { id: string }[] = await product.services.dataSource.query('select id from packages limit 1');
  const told: Told[] = [];
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
    const paying = Promise.allSettled(buyers.map((browser) => buy(browser, paypal, bought?.id ?? '', told)));
    await sleep(Math.random() * longestLifeMs);
    await end('SIGKILL');
    await paying;
  }
  await tidyUp(product);
  return figuresOf(product, paypal, rounds, told);
}

/** One purchase, some of them declined; whatever is under way when the process dies fails on this side. */
async function buy(browser: TestBrowser, paypal: SandboxClient, packageId: string, told: Told[]): Promise<void> {
  const { data: placed } = await browser.graphql<{ createOrder: { order: { id: string } } }>(createOrder, {
    input: { of: { packageId }, billing },
  });
  const { id } = placed.createOrder.order;
  const { data: started } = await browser.graphql<{ startPayment: { paypalOrderId: string } }>(start, { id });
  await paypal.approve(started.startPayment.paypalOrderId, Math.random() < 0.25 ? 'declined-card' : 'wallet');
  const { data } = await browser.graphql<{
    capturePayment: { order: { paymentStatus: string } | null; errors: { code: string }[] };
  }>(capture, { id, paypal: started.startPayment.paypalOrderId });
  if (data.capturePayment.order?.paymentStatus === 'PAID') told.push({ orderId: id, said: 'paid' });
  else if (data.capturePayment.errors[0]?.code === 'PAYMENT_DECLINED') told.push({ orderId: id, said: 'not charged' });
}

/** Time passes: claims run out, events are handled, and the next process does what is left. */
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
  told: Told[],
): Promise<PayingFigures> {
  const { dataSource } = product.services;
  const [row]: { paid: number; receipts: number; wrong: number; unfinished: number }[] = await dataSource.query(
    `select (select count(*)::int from orders where payment_status = 'PAID') as paid,
            (select count(*)::int from outbox where dedupe_key like 'receipt:%') as receipts,
            (select count(*)::int from users u where u.email::text like 'paying-%' and (
               u.credits <> (select coalesce(sum(change), 0) from credit_entries e where e.user_id = u.id)
               or u.credits <> (select coalesce(sum(credit), 0) from orders o where o.user_id = u.id and o.payment_status = 'PAID'))) as wrong,
            (select count(*)::int from payments p join orders o on o.id = p.order_id where p.state = 'CAPTURING' or (p.state = 'SETTLED') <> (o.payment_status = 'PAID' and p.state = 'SETTLED')) as unfinished`,
  );
  const orders: { id: string; payment_status: string }[] = await dataSource.query(
    'select id, payment_status from orders',
  );
  const isPaid = new Map(orders.map(({ id, payment_status: status }) => [id, status === 'PAID']));
  return {
    rounds,
    paid: row?.paid ?? 0,
    captured: (await paypal.calls()).performed['capture'] ?? 0,
    receipts: row?.receipts ?? 0,
    wrongBalances: row?.wrong ?? 0,
    unfinished: row?.unfinished ?? 0,
    toldWrong: told.filter(({ orderId, said }) => isPaid.get(orderId) !== (said === 'paid')).length,
  };
}
