import { randomUUID } from 'node:crypto';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { PayPalDispute } from '../../platform/providers/paypal-answers';
import { designMachine } from '../designs/design.states';
import { orderMachine, paymentMachine } from '../orders/order.states';
import { cancelPurchase } from './cancellation.service';
import { capturePayment } from './attempts/capture.service';
import { startPayment } from './attempts/attempt.service';
import { syncDispute } from './disputes/dispute.service';
import { PaymentEntity } from './attempts/payment.entity';
import { attemptMachine, disputeMachine, refundMachine } from './attempts/payment.states';
import { reconcileOpenPayments } from './attempts/reconcile.service';
import { recordRefund } from './refunds/refund-booking.service';
import { refundPurchase } from './admin/admin-refund.service';

type Allowed = Readonly<Record<string, readonly string[]>>;
const pairsOf = (allowed: Allowed) =>
  Object.entries(allowed).flatMap(([from, tos]) => tos.map((to) => `${from} -> ${to}`));

describe('the state transitions of money', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());
  beforeEach(() => customers.paypal.call('POST', '/sandbox/faults', { reset: true }));
  const query = <Row>(sql: string, values: unknown[] = []) => product.services.dataSource.query<Row[]>(sql, values);

  describe.each([
    ['orders', 'payment_status', paymentMachine.allowed],
    ['orders', 'order_status', orderMachine.allowed],
    ['payments', 'state', attemptMachine.allowed],
    ['refunds', 'state', refundMachine.allowed],
    ['disputes', 'state', disputeMachine.allowed],
    ['designs', 'state', designMachine.allowed],
  ] as [string, string, Allowed][])('in the database, for %s.%s', (table, column, allowed) => {
    it("are exactly the state machine's, and everything else is refused", async () => {
      const [trigger] = await query<{ definition: string }>(
        `select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = $1`,
        [`${table}_${column}_steps`],
      );
      const passed: string[] = [];
      const runner = product.services.dataSource.createQueryRunner();
      try {
        // the trigger alone, on a table without the other constraints
        await runner.query(`create temp table walked (id uuid default gen_random_uuid(), ${column} text)`);
        await runner.query((trigger?.definition ?? '').replace(`ON public.${table}`, 'ON walked'));
        for (const from of Object.keys(allowed))
          for (const to of Object.keys(allowed)) {
            if (from === to) continue;
            await runner.query(`insert into walked (${column}) values ($1)`, [from]);
            const isPassed = await runner.query(`update walked set ${column} = $1`, [to]).then(
              () => true,
              (error: { code: string }) => {
                expect(error.code).toBe('23514');
                return false;
              },
            );
            if (isPassed) passed.push(`${from} -> ${to}`);
            await runner.query('delete from walked');
          }
      } finally {
        await runner.query('drop table if exists walked');
        await runner.release();
      }
      expect(passed.sort()).toEqual(pairsOf(allowed).sort());
    });
  });

  it('are enforced on a real row, for every writer', async () => {
    const { order } = await customers.paid();
    await expect(query(`update orders set payment_status = 'PENDING' where id = $1`, [order.id])).rejects.toMatchObject(
      {
        code: '23514',
        constraint: 'orders_payment_status_steps',
      },
    );
  });

  /** Each function causes some transitions; together they cover all. */
  const scenarios: Record<string, () => Promise<void>> = {
    'paid at once': async () => void (await customers.paid()),
    'paid at once, refunded': async () => {
      const { order } = await customers.paid();
      await refund(order.id);
    },
    'PayPal refuses to create the order': async () => {
      const { user, order } = await customers.placed();
      const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'CURRENCY_NOT_SUPPORTED' }] };
      await customers.paypal.next({ operation: 'createOrder', behaviour: 'answer', status: 422, body });
      await startPayment(product.ctx(user), order.id).catch(() => undefined);
    },
    'not approved yet, then cancelled, then paid at PayPal nevertheless': async () => {
      const { user, order } = await customers.placed();
      const paypalOrderId = await startPayment(product.ctx(user), order.id);
      await capturePayment(product.ctx(user), order.id, paypalOrderId).catch(() => undefined);
      await customers.paypal.approve(paypalOrderId);
      await cancelPurchase(product.ctx(user), order.id);
      await customers.paypal.capture(paypalOrderId);
      const payment = await attemptOf(order.id);
      await handleEvent('PAYMENT.CAPTURE.COMPLETED', {
        supplementary_data: { related_ids: { order_id: paypalOrderId } },
      });
      expect((await attemptOf(order.id)).id).toBe(payment.id);
    },
    declined: async () => {
      const { user, order, paypalOrderId } = await customers.approved('declined-card');
      await capturePayment(product.ctx(user), order.id, paypalOrderId).catch(() => undefined);
    },
    'captured at PayPal before anybody asked': async () => {
      const { paypalOrderId } = await customers.approved();
      await customers.paypal.capture(paypalOrderId);
      await due();
    },
    'under review before anybody asked, then denied': async () => {
      const { order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
      await customers.paypal.capture(paypalOrderId);
      await due();
      const { captureId } = await attemptOf(order.id);
      await customers.paypal.call('POST', `/sandbox/captures/${captureId}/deny`);
      await due();
    },
    'under review, then paid': async () => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
      await capturePayment(product.ctx(user), order.id, paypalOrderId).catch(() => undefined);
      const { captureId } = await attemptOf(order.id);
      await customers.paypal.call('POST', `/sandbox/captures/${captureId}/complete`);
      await due();
    },
    'a dispute won, and one lost': async () => {
      const won = await customers.paid();
      const lost = await customers.paid();
      for (const [{ order }, outcome] of [
        [won, 'RESOLVED_SELLER_FAVOUR'],
        [lost, 'RESOLVED_BUYER_FAVOUR'],
      ] as const) {
        const payment = await attemptOf(order.id);
        const dispute = { dispute_id: `PP-D-${randomUUID()}`, disputed_transactions: [] };
        await syncDispute(product.ctx(), payment, { ...dispute, status: 'OPEN' });
        await syncDispute(product.ctx(), payment, {
          ...dispute,
          status: 'RESOLVED',
          dispute_outcome: { outcome_code: outcome },
        });
      }
    },
  };

  async function refund(orderId: string): Promise<void> {
    const admin = await product.addUser({ role: 'ADMIN' });
    const input = { purchaseId: orderId, reason: 'Asked for it', requestId: randomUUID() };
    await refundPurchase(product.ctx(admin), input);
  }
  const attemptOf = (orderId: string) =>
    product.services.dataSource.manager.findOneByOrFail(PaymentEntity, { orderId });
  async function due(): Promise<void> {
    await query(
      `update payments set next_check_at = now(), claimed_until = null where state in ('CREATED', 'CAPTURING', 'REVIEW')`,
    );
    await reconcileOpenPayments(product.ctx());
  }
  async function handleEvent(type: string, resource: Record<string, unknown>): Promise<void> {
    const [row] = await query<{ id: string }>(
      `insert into provider_events (provider, event_id, type, body) values ('PAYPAL', $1, $2, $3) returning id`,
      [`WH-${randomUUID()}`, type, JSON.stringify({ event_type: type, resource })],
    );
    const { handleProviderEvent } = await import('./provider-events/provider-events.service');
    await handleProviderEvent(product.ctx(), row?.id ?? '');
  }

  it('all occur, and no others', async () => {
    for (const act of Object.values(scenarios)) await act();
    const rows = await query<{ machine: string; step: string }>(
      `select distinct machine, from_state || ' -> ' || to_state as step from transitions`,
    );
    const stepsOf = (name: string) =>
      rows
        .filter(({ machine }) => machine === name)
        .map(({ step }) => step)
        .sort();
    for (const { name, allowed } of [paymentMachine, orderMachine, attemptMachine])
      expect([name, stepsOf(name)]).toEqual([name, pairsOf(allowed).sort()]);
  });

  /** Records the transitions during `work`, because refunds and disputes have no history of their own. */
  async function recordedSteps(table: 'refunds' | 'disputes', work: () => Promise<void>): Promise<string[]> {
    await query(`create table ${table}_noted (step text)`);
    await query(`create function note_${table}() returns trigger language plpgsql as $$
      begin insert into ${table}_noted values (old.state || ' -> ' || new.state); return new; end $$`);
    await query(`create trigger note_step after update of state on ${table} for each row
      when (old.state is distinct from new.state) execute function note_${table}()`);
    await work();
    const rows = await query<{ step: string }>(`select distinct step from ${table}_noted`);
    return rows.map(({ step }) => step).sort();
  }

  it("of a refund occur by the answer and by PayPal's later reports, and leave earlier results", async () => {
    const answers: [string, 'COMPLETED' | 'FAILED' | 'PENDING'][] = [
      ['COMPLETED', 'COMPLETED'],
      ['PENDING', 'COMPLETED'],
      ['PENDING', 'FAILED'],
      ['FAILED', 'COMPLETED'],
    ];
    const steps = await recordedSteps('refunds', async () => {
      for (const [first, then] of answers) {
        const { order, user } = await customers.paid();
        const id = randomUUID().slice(0, 17).toUpperCase();
        const body = { id, status: first, amount: { currency_code: 'USD', value: order.total } };
        await customers.paypal.next({ operation: 'refund', behaviour: 'answer', status: 201, body });
        await refund(order.id).catch(() => undefined);
        const facts = { providerRefundId: id, amount: order.total, reason: 'PAYMENT.CAPTURE.REFUNDED' };
        await recordRefund(product.ctx(), await attemptOf(order.id), { ...facts, state: then });
        const back = then === 'COMPLETED';
        expect(await customers.facts(user, order)).toMatchObject({
          credits: back ? 0 : 20,
          order: { paymentStatus: back ? 'REFUNDED' : 'PAID' },
        });
      }
    });
    expect(steps).toEqual(pairsOf(refundMachine.allowed).sort());
  });

  it("of a dispute occur by PayPal's decisions: a report that it is open changes none", async () => {
    const decisions: [string, string, string][] = [
      ['RESOLVED_SELLER_FAVOUR', 'WON', 'PAID'],
      ['CANCELED_BY_BUYER', 'WON', 'PAID'],
      ['RESOLVED_BUYER_FAVOUR', 'LOST', 'REFUNDED'],
      ['ACCEPTED', 'LOST', 'REFUNDED'],
    ];
    const steps = await recordedSteps('disputes', async () => {
      for (const [outcome, state, paymentStatus] of decisions) {
        const { user, order } = await customers.paid();
        const payment = await attemptOf(order.id);
        const open = { dispute_id: `PP-D-${randomUUID()}`, disputed_transactions: [], status: 'OPEN' };
        const decided = (code: string) => ({ ...open, status: 'RESOLVED', dispute_outcome: { outcome_code: code } });
        const report = async (...reports: PayPalDispute[]) => {
          for (const each of reports) await syncDispute(product.ctx(), payment, each);
          return query<{ state: string }>('select state from disputes where payment_id = $1', [payment.id]);
        };
        expect(await report(open, open, decided(outcome), decided(outcome), open)).toEqual([{ state }]);
        expect(await customers.facts(user, order)).toMatchObject({
          credits: state === 'WON' ? 20 : 0,
          order: { paymentStatus },
        });
        // an appeal: what the payer has got stays booked
        const [other, appealed] =
          state === 'WON' ? ['RESOLVED_BUYER_FAVOUR', 'LOST'] : ['RESOLVED_SELLER_FAVOUR', 'WON'];
        expect(await report(decided(other), decided(other), open)).toEqual([{ state: appealed }]);
        expect(await customers.facts(user, order)).toMatchObject({
          credits: 0,
          order: { paymentStatus: 'REFUNDED', refunded: '9.00' },
          refunds: [{ amount: '9.00' }],
        });
      }
    });
    expect(steps).toEqual(pairsOf(disputeMachine.allowed).sort());
  });
});
