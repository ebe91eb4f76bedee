import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { centsOf, sumOf } from '../../contract/money';
import { UserEntity } from '../domain/accounts/user.entity';
import { OrderEntity } from '../domain/orders/order.entity';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import { handleProviderEvent } from '../domain/payments/provider-events/provider-events.service';
import { RefundEntity } from '../domain/payments/refunds/refund.entity';
import { reconcileOpenRefunds } from '../domain/payments/refunds/refund-at-paypal';
import { untilPerformed } from './crash-while-paying';
import { PayingCustomers } from './paying-customer';
import { startProductProcess } from './product-process';
import { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

const refund =
  'mutation R($input: RefundPurchaseInput!) { refundPurchase(input: $input) { purchase { id } errors { code } } }';
const returnPurchase = 'mutation B($id: ID!) { returnPurchase(id: $id) { purchase { id } errors { code } } }';
/** How a customer's order is refunded: completely, partially, in two concurrent parts, or by the customer's return. */
const ways = ['whole', 'part', 'parts', 'return'] as const;
type Way = (typeof ways)[number];

/** What is left after api and worker were killed during refunds and the next ones have cleaned up. */
export interface RefundingFigures {
  rounds: number;
  /** Orders by their outcome. */
  whole: number;
  inPart: number;
  untouched: number;
  /** Refunds made by PayPal, and those recorded here as made. */
  madeAtPayPal: number;
  madeHere: number;
  /** Refunds whose sum or state differs from PayPal's records. */
  differing: number;
  /** Credit notes, one per completed refund. */
  creditNotes: number;
  /** Orders whose sum, credits, state or ledger does not match their refunds. */
  wrongOrders: number;
  /** Unfinished refunds. */
  unfinished: number;
  /** People with a false report that the money was refunded or that it was not. */
  wrongReports: number;
}

interface Report {
  orderId: string;
  code: string | undefined;
}

/**
 * Kills an api and a worker with -9, each at random moments of refunds by an Admin and by customers, once per round.
 * The first two live until their refunds are done; the kills of the others are spread over the time that took. A single
 * round kills them as soon as PayPal has made a refund. The product must use the PayPal sandbox and itself listen for its
 * webhooks.
 */
export async function crashWhileRefunding(product: TestProduct, rounds: number): Promise<RefundingFigures> {
  const customers = await PayingCustomers.of(product);
  const admin = await newcomer(product, 'ADMIN');
  const reports: Report[] = [];
  let wholeMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    await product.services.dataSource.query('delete from rate_limits');
    const bought = await Promise.all(
      ways.map(async (way) => {
        const { user, browser } = await newcomer(product, 'MEMBER');
        return { way, browser, ...(await customers.paid(user)) };
      }),
    );
    const [api, worker] = await Promise.all(
      ['api', 'worker'].map((role) => startProductProcess({ ...product.environment, ROLE: role })),
    );
    if (!api || !worker) throw new Error('two processes were asked for');
    const giving = Promise.allSettled(
      bought.map(({ way, order, browser }) =>
        give(way, { order, admin: at(api.url, admin.browser), customer: at(api.url, browser), reports }),
      ),
    );
    const started = performance.now();
    const life = () => sleep(((round + Math.random()) / rounds) * wholeMs);
    await Promise.all(
      [api, worker].map(async ({ end }) => {
        if (rounds === 1) await Promise.race([giving, untilPerformed(customers.paypal, 'refund')]);
        else await (round === 0 ? giving : life());
        await end('SIGKILL');
      }),
    );
    await giving;
    if (round === 0) wholeMs = performance.now() - started;
  }
  await tidyUp(product, customers);
  return figuresOf(product, customers, rounds, reports);
}

/** Registers at the product in this process; the session is valid in every process. */
async function newcomer(product: TestProduct, role: 'MEMBER' | 'ADMIN') {
  const browser = product.browser();
  const id = await browser.register(`refunding-${randomUUID()}@example.com`);
  const { manager } = product.services.dataSource;
  await manager.update(UserEntity, { id }, { role });
  return { browser, user: await manager.findOneByOrFail(UserEntity, { id }) };
}

/** Returns the same session at another process. */
function at(url: string, { cookies }: TestBrowser): TestBrowser {
  const browser = new TestBrowser(url);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

interface Giving {
  order: OrderEntity;
  /** Both at the process that is about to be killed. */
  admin: TestBrowser;
  customer: TestBrowser;
  reports: Report[];
}

/** Refunds one order; work in progress when the process dies fails on this side. */
async function give(way: Way, { order, admin, customer, reports }: Giving): Promise<void> {
  const ask = async (browser: TestBrowser, query: string, variables: Record<string, unknown>) => {
    const { data } = await browser.graphql<Record<string, { errors: { code: string }[] }>>(query, variables);
    reports.push({ orderId: order.id, code: Object.values(data)[0]?.errors[0]?.code });
  };
  const byAdmin = (amount: string | null, requestId: string) =>
    ask(admin, refund, { input: { purchaseId: order.id, amount, reason: 'Asked for it', requestId } });
  if (way === 'whole') {
    const requestId = randomUUID();
    // The same click twice.
    await Promise.allSettled([byAdmin(null, requestId), byAdmin(null, requestId)]);
  } else if (way === 'part') await byAdmin('3.00', randomUUID());
  else if (way === 'parts') await Promise.allSettled([byAdmin('2.00', randomUUID()), byAdmin('4.00', randomUUID())]);
  else await ask(customer, returnPurchase, { id: order.id });
}

/** Lets time pass: PayPal's events are handled, and unanswered requests are repeated. */
async function tidyUp(product: TestProduct, customers: PayingCustomers): Promise<void> {
  const { dataSource } = product.services;
  for (let turn = 0; turn < 3; turn += 1) {
    await dataSource.query(`update refunds set next_check_at = now() where state in ('INTENT', 'PENDING')`);
    await reconcileOpenRefunds(product.ctx());
    const events: { id: string }[] = await dataSource.query('select id from provider_events where handled_at is null');
    for (const { id } of events) await handleProviderEvent(product.ctx(), id);
  }
  await customers.handled();
}

/** Returns PayPal's record of our refund; null for one it has never made. */
async function atPayPal(customers: PayingCustomers, { providerRefundId }: RefundEntity) {
  if (!providerRefundId) return null;
  const { status, body } = await customers.paypal.call('GET', `/v2/payments/refunds/${providerRefundId}`);
  return status === 200 ? (body as { status: string; amount: { value: string } }) : null;
}

async function figuresOf(
  product: TestProduct,
  customers: PayingCustomers,
  rounds: number,
  reports: Report[],
): Promise<RefundingFigures> {
  const { manager } = product.services.dataSource;
  const refunds = await manager.find(RefundEntity);
  const orders = await manager.find(OrderEntity);
  const [notes]: { count: number }[] = await manager.query(
    `select count(*)::int as count from invoices where kind = 'CREDIT_NOTE'`,
  );
  const made = refunds.filter(({ state }) => state === 'COMPLETED');
  let differing = 0;
  for (const row of refunds) {
    const there = await atPayPal(customers, row);
    const isMade = row.state === 'COMPLETED';
    if (isMade !== (there?.status === 'COMPLETED') || (there && there.amount.value !== row.amount)) differing += 1;
  }
  let wrongOrders = 0;
  for (const order of orders) if (await isWrong(manager, order)) wrongOrders += 1;
  const back = new Map(orders.map(({ id, refunded }) => [id, Number(refunded) > 0]));
  return {
    rounds,
    whole: orders.filter(({ paymentStatus }) => paymentStatus === 'REFUNDED').length,
    inPart: orders.filter(({ paymentStatus, refunded }) => paymentStatus === 'PAID' && Number(refunded) > 0).length,
    untouched: orders.filter(({ refunded }) => Number(refunded) === 0).length,
    madeAtPayPal: (await customers.paypal.calls()).performed['refund'] ?? 0,
    madeHere: made.length,
    differing,
    creditNotes: notes?.count ?? 0,
    wrongOrders,
    unfinished: refunds.filter(({ state }) => state === 'INTENT' || state === 'PENDING').length,
    wrongReports: reports.filter(({ orderId, code }) => code === undefined && !back.get(orderId)).length,
  };
}

/** Whether an order's sum, state, credits and ledger differ from what its refunds imply; no credits have been spent. */
async function isWrong(manager: EntityManager, order: OrderEntity): Promise<boolean> {
  const payments = await manager.findBy(PaymentEntity, { orderId: order.id });
  const refunds = await manager.findBy(RefundEntity, {
    paymentId: In(payments.map(({ id }) => id)),
    state: 'COMPLETED',
  });
  const sum = sumOf(refunds.map(({ amount }) => amount));
  const total = centsOf(order.total);
  const { credits } = await manager.findOneByOrFail(UserEntity, { id: order.userId });
  const [ledger]: { sum: number }[] = await manager.query(
    'select coalesce(sum(change), 0)::int as sum from credit_entries where user_id = $1',
    [order.userId],
  );
  const isWhole = sum >= total;
  return (
    centsOf(order.refunded) !== sum ||
    (order.paymentStatus === 'REFUNDED') !== isWhole ||
    (payments[0]?.state === 'REFUNDED') !== isWhole ||
    credits !== order.credit - Math.floor((order.credit * sum) / total) ||
    credits !== ledger?.sum
  );
}
