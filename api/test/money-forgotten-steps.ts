import type fc from 'fast-check';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import { reconcileRefund } from '../domain/payments/refunds/refund-at-paypal';
import { orderAt, step } from './money-step';
import type { Step } from './money-step';

const notFound = { behaviour: 'answer', status: 404, body: { name: 'RESOURCE_NOT_FOUND' }, times: 2 } as const;

const forget = (index: number): Step =>
  step(
    `PayPal forgets the waiting refund of order ${index} for two weeks, and an Admin has it asked`,
    (model) => {
      const of = orderAt(model, index);
      const waiting = of?.refunds.find(({ state, isOurs }) => state === 'PENDING' && isOurs);
      return of && waiting && { of, waiting };
    },
    async ({ of, waiting }, model, real) => {
      const { providerOrderId } = await real.db.findOneByOrFail(PaymentEntity, { captureId: of.captureId });
      await real.post(`/sandbox/refunds/${waiting.providerId}/fail`);
      const { body } = await real.paypal.call('GET', `/v2/payments/captures/${of.captureId}`);
      await real.next({ ...notFound, operation: 'getRefund', path: waiting.providerId ?? '' });
      await real.next({ ...notFound, operation: 'getOrder', path: providerOrderId ?? '' });
      const [{ at }] = await real.db.query<[{ at: Date }]>('select created_at as at from refunds where id = $1', [
        waiting.id,
      ]);
      const set = (moment: Date) =>
        real.db.query('update refunds set created_at = $2 where id = $1', [waiting.id, moment]);
      await set(new Date(Date.now() - 15 * 24 * 60 * 60_000));
      await reconcileRefund(real.product.ctx(), waiting.id);
      await reconcileRefund(real.product.ctx(real.admin), waiting.id);
      await set(at);
      // money of the capture that has moved may be of this refund
      if (body['status'] === 'COMPLETED') model.fail(of, waiting);
      else waiting.isForgotten = true;
    },
  );

/** PayPal forgets refunds that it had accepted. */
export const forgottenRefundSteps = (which: fc.Arbitrary<number>): fc.Arbitrary<Step>[] => [which.map(forget)];
