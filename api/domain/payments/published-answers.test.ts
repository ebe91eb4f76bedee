import { randomUUID } from 'node:crypto';
import { exampleIds, publishedAnswers, publishedError } from '../../../tools/sandbox/paypal/published/answers';
import type { AnswerIds, PublishedAnswer } from '../../../tools/sandbox/paypal/published/answers';
import { publishedIssues } from '../../../tools/sandbox/paypal/published/conformance';
import { PayingCustomers } from '../../test/paying-customer';
import { someOf } from '../../test/long';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { capturePayment } from './attempts/capture.service';
import { refundPurchase } from './admin/admin-refund.service';

const unique = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();

/** Runs the product against the answers that PayPal publishes, and checks the outcome of each. */
describe('an answer that PayPal publishes', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    product.services.config.sameRefundMs = 150;
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());
  beforeEach(() => customers.paypal.call('POST', '/sandbox/faults', { reset: true }));

  const answered = (
    operation: 'capture' | 'getOrder' | 'refund' | 'getRefund',
    example: PublishedAnswer,
    ids: AnswerIds,
  ) => customers.paypal.next({ operation, behaviour: 'answer', status: example.status, body: example.body(ids) });

  describe('to a capture', () => {
    /** Captures an approved order; PayPal answers the capture, and a read of the order after it, as given. */
    async function captured(example: PublishedAnswer, then?: PublishedAnswer) {
      const bought = await customers.approved();
      const { order, paypalOrderId } = bought;
      const ids: AnswerIds = {
        ...exampleIds,
        order: paypalOrderId,
        capture: unique(),
        customId: order.orderCode,
        invoiceId: order.paymentCode,
        value: order.total,
      };
      await answered('capture', example, ids);
      if (then) await answered('getOrder', then, ids);
      const outcome = await capturePayment(product.ctx(bought.user), order.id, paypalOrderId).then(
        () => 'PAID',
        (error: { code: string }) => error.code,
      );
      const { order: now, payments, credits } = await customers.facts(bought.user, order);
      return [outcome, now.paymentStatus, payments[0]?.state, credits];
    }
    const refused = (issue: string) => publishedError('orders', 422, issue, 'orders.capture-422');

    it.each([
      ['captured', publishedAnswers.captured, ['PAID', 'PAID', 'SETTLED', 20]],
      ['captured before under the same key', publishedAnswers.capturedBefore, ['PAID', 'PAID', 'SETTLED', 20]],
      ['pending', publishedAnswers.capturePending, ['PAYMENT_PENDING', 'PROCESSING', 'REVIEW', 0]],
      ['declined', publishedAnswers.captureDeclined, ['PAYMENT_DECLINED', 'PENDING', 'FAILED', 0]],
      ['failed', publishedAnswers.captureFailed, ['PAYMENT_DECLINED', 'PENDING', 'FAILED', 0]],
      ['instrument declined', publishedAnswers.instrumentDeclined, ['PAYMENT_DECLINED', 'PENDING', 'FAILED', 0]],
      ['refused: not approved', refused('ORDER_NOT_APPROVED'), ['PAYMENT_FAILED', 'PENDING', 'CREATED', 0]],
      [
        'refused: not allowed',
        publishedError('orders', 403, 'PERMISSION_DENIED', 'orders.capture-403'),
        ['PAYMENT_FAILED', 'PENDING', 'FAILED', 0],
      ],
    ])('%s', async (_what, example, outcome) => {
      expect(await captured(example)).toEqual(outcome);
    });

    it('refused because of the shop is counted for the operator', async () => {
      const counted = async () =>
        (await product.services.metrics.payments.get()).values.find(({ labels }) => labels.outcome === 'shop_refused')
          ?.value ?? 0;
      const before = await counted();
      await captured(publishedError('orders', 403, 'PERMISSION_DENIED', 'orders.capture-403'));
      await captured(publishedAnswers.instrumentDeclined);
      expect((await counted()) - before).toBe(1);
    });

    it('refused for a reason that is not known is counted as such', async () => {
      const outcomes = async () =>
        (await product.services.metrics.payments.get()).values.map(({ labels }) => labels.outcome);
      await captured(refused('SOMETHING_NEW_42'));
      await captured(publishedAnswers.instrumentDeclined);
      expect(await outcomes()).toEqual(expect.arrayContaining(['other', 'INSTRUMENT_DECLINED']));
      expect(await outcomes()).not.toContain('SOMETHING_NEW_42');
    });

    const leavingOpen = ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS'];

    it.each(leavingOpen)(
      '%s leads to a paid order when PayPal shows the capture, and to an open one while it does not',
      async (issue) => {
        expect(await captured(refused(issue), publishedAnswers.captured)).toEqual(['PAID', 'PAID', 'SETTLED', 20]);
        expect(await captured(refused(issue), publishedAnswers.orderApproved)).toEqual([
          'PAYMENT_PENDING',
          'PROCESSING',
          'CAPTURING',
          0,
        ]);
      },
    );

    it('DUPLICATE_INVOICE_ID is final only when PayPal shows the state of the order', async () => {
      const silence: PublishedAnswer = { ...publishedAnswers.orderApproved, status: 500 };
      expect(await captured(refused('DUPLICATE_INVOICE_ID'), silence)).toEqual([
        'PAYMENT_PENDING',
        'PROCESSING',
        'CAPTURING',
        0,
      ]);
      expect(await captured(refused('DUPLICATE_INVOICE_ID'), publishedAnswers.orderApproved)).toEqual([
        'PAYMENT_FAILED',
        'PENDING',
        'FAILED',
        0,
      ]);
    });

    it('with a refusal never counts as a payment, and only those two leave one open', async () => {
      const open: string[] = [];
      for (const issue of someOf(publishedIssues('orders', 'orders.capture-422'), 5, leavingOpen)) {
        const bought = await customers.approved();
        await answered('capture', refused(issue), exampleIds);
        const code = await capturePayment(product.ctx(bought.user), bought.order.id, bought.paypalOrderId).then(
          () => 'PAID',
          (error: { code: string }) => error.code,
        );
        expect([issue, code]).not.toEqual([issue, 'PAID']);
        if (code === 'PAYMENT_PENDING') open.push(issue);
      }
      expect(open).toEqual(leavingOpen);
    });
  });

  describe('to a refund', () => {
    /** Refunds as an Admin; PayPal answers as given. */
    async function refunded(amount: string | null, example: PublishedAnswer, shown?: PublishedAnswer) {
      const bought = await customers.paid();
      const admin = await product.addUser({ role: 'ADMIN' });
      const ids: AnswerIds = {
        ...exampleIds,
        capture: bought.captureId,
        refund: unique(),
        value: bought.order.total,
        refunded: amount ?? bought.order.total,
      };
      await answered('refund', example, ids);
      if (shown) await answered('getRefund', shown, ids);
      const input = { purchaseId: bought.order.id, amount, reason: 'Asked for it', requestId: randomUUID() };
      const code = await refundPurchase(product.ctx(admin), input).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      const { order, credits, refunds, membership } = await customers.facts(bought.user, bought.order);
      return [code, refunds[0]?.state, order.paymentStatus, order.refunded, credits, membership];
    }
    const error = (status: number, issue: string, list: string) => publishedError('payments', status, issue, list);

    it.each([
      ['full refund, completed', null, publishedAnswers.refunded, ['done', 'COMPLETED', 'REFUNDED', '9.00', 0, 'FREE']],
      [
        'partial refund, completed',
        '4.50',
        publishedAnswers.refunded,
        ['done', 'COMPLETED', 'PAID', '4.50', 10, 'PREMIUM'],
      ],
      ['full refund, pending', null, publishedAnswers.refundPending, ['done', 'PENDING', 'PAID', '0.00', 0, 'PREMIUM']],
      ['failed', null, publishedAnswers.refundFailed, ['PAYMENT_FAILED', 'FAILED', 'PAID', '0.00', 20, 'PREMIUM']],
      [
        'cancelled',
        null,
        publishedAnswers.refundCancelled,
        ['PAYMENT_FAILED', 'FAILED', 'PAID', '0.00', 20, 'PREMIUM'],
      ],
      [
        'malformed request',
        '4.50',
        error(400, 'INVALID_PARAMETER_SYNTAX', 'captures.refund-400'),
        ['PAYMENT_FAILED', 'FAILED', 'PAID', '0.00', 20, 'PREMIUM'],
      ],
      [
        'unknown capture',
        null,
        error(404, 'INVALID_RESOURCE_ID', '404'),
        ['PAYMENT_FAILED', 'FAILED', 'PAID', '0.00', 20, 'PREMIUM'],
      ],
      [
        'already in progress',
        null,
        error(409, 'PREVIOUS_REQUEST_IN_PROGRESS', '409'),
        ['PAYMENT_PENDING', 'INTENT', 'PAID', '0.00', 0, 'PREMIUM'],
      ],
      [
        'account without permission',
        null,
        error(403, 'PERMISSION_DENIED', '403'),
        ['PAYMENT_PENDING', 'INTENT', 'PAID', '0.00', 0, 'PREMIUM'],
      ],
    ])('%s', async (_what, amount, example, outcome) => {
      expect(await refunded(amount, example)).toEqual(outcome);
    });

    it('with only its id leads to a read of the refund', async () => {
      expect(await refunded('4.50', publishedAnswers.refundedMinimal, publishedAnswers.refunded)).toEqual([
        'done',
        'COMPLETED',
        'PAID',
        '4.50',
        10,
        'PREMIUM',
      ]);
    });

    it('with a refusal refunds nothing and releases the held credits', async () => {
      for (const issue of someOf(publishedIssues('payments', 'captures.refund-422'), 5))
        expect([issue, ...(await refunded(null, error(422, issue, 'captures.refund-422')))]).toEqual([
          issue,
          'PAYMENT_FAILED',
          'FAILED',
          'PAID',
          '0.00',
          20,
          'PREMIUM',
        ]);
    });
  });
});
