import { randomUUID } from 'node:crypto';
import { eventAround, publishedEvents } from '../../../../tools/sandbox/paypal/published-examples';
import type { ExampleIds, PublishedEvent } from '../../../../tools/sandbox/paypal/published-examples';
import { captureOf } from '../../../../tools/sandbox/paypal/sandbox-client';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { capturePayment } from '../attempts/capture.service';
import { handleProviderEvent } from './provider-events.service';

/** Members of an object, as paths; a list is represented by its first element. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length > 0 ? pathsOf(value[0], `${path}[]`) : [path];
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, path ? `${path}.${name}` : name));
}

describe('the events that PayPal publishes as examples', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());

  const example = (type: string) => {
    const found = publishedEvents.find((event) => event.type === type);
    if (!found) throw new Error(type);
    return found;
  };
  /** Stores an event as verified, handles it and returns its outcome. */
  async function handleEvent(event: PublishedEvent, ids: ExampleIds): Promise<string> {
    const id = `WH-${randomUUID()}`;
    const [row]: { id: string }[] = await product.services.dataSource.manager.query(
      `insert into provider_events (provider, event_id, type, body) values ('PAYPAL', $1, $2, $3) returning id`,
      [id, event.type, JSON.stringify(eventAround(event, ids, id))],
    );
    await handleProviderEvent(product.ctx(), row?.id ?? '');
    const [after]: { outcome: string }[] = await product.services.dataSource.manager.query(
      'select outcome from provider_events where id = $1',
      [row?.id],
    );
    return after?.outcome ?? '';
  }
  const idsOf = async (
    of: { order: { orderCode: string; paymentCode: string; total: string }; paypalOrderId: string },
    more: Partial<ExampleIds> = {},
  ): Promise<ExampleIds> => ({
    order: of.paypalOrderId,
    capture: 'NONE',
    refund: 'NONE',
    dispute: 'NONE',
    customId: of.order.orderCode,
    invoiceId: of.order.paymentCode,
    value: of.order.total,
    ...more,
  });

  it('settle a payment that nothing else has reported (COMPLETED)', async () => {
    const bought = await customers.approved();
    const capture = captureOf(
      await customers.paypal.capture(bought.paypalOrderId).catch(() => Promise.reject(new Error('not captured'))),
    ).id;
    expect(await handleEvent(example('PAYMENT.CAPTURE.COMPLETED'), await idsOf(bought, { capture }))).toBe(
      'reconciled',
    );
    expect(await customers.facts(bought.user, bought.order)).toMatchObject({
      credits: 20,
      order: { paymentStatus: 'PAID' },
    });
  });

  it('find their payment by their links alone (PENDING and DENIED)', async () => {
    const bought = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    const capture = captureOf(await customers.paypal.capture(bought.paypalOrderId)).id;
    const ids = await idsOf(bought, { capture });
    expect(await handleEvent(example('PAYMENT.CAPTURE.PENDING'), ids)).toBe('PAYMENT_PENDING');
    expect((await customers.facts(bought.user, bought.order)).order.paymentStatus).toBe('PROCESSING');
    await customers.paypal.call('POST', `/sandbox/captures/${capture}/deny`);
    expect(await handleEvent(example('PAYMENT.CAPTURE.DENIED'), ids)).toBe('PAYMENT_DECLINED');
    expect((await customers.facts(bought.user, bought.order)).order.paymentStatus).toBe('PENDING');
  });

  it.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'])('book the money as refunded (%s)', async (type) => {
    const bought = await customers.paid();
    const back = await customers.paypal.call(
      'POST',
      type.endsWith('REVERSED')
        ? `/sandbox/captures/${bought.captureId}/reverse`
        : `/v2/payments/captures/${bought.captureId}/refund`,
      {},
    );
    expect(
      await handleEvent(
        example(type),
        await idsOf(bought, { capture: bought.captureId, refund: String(back.body['id']) }),
      ),
    ).toBe('refunded');
    expect(await customers.facts(bought.user, bought.order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'REFUNDED' },
    });
  });

  it('book the money as refunded also with members that are null', async () => {
    const bought = await customers.paid();
    const path = `/v2/payments/captures/${bought.captureId}/refund`;
    const refund = String((await customers.paypal.call('POST', path, {})).body['id']);
    const event = example('PAYMENT.CAPTURE.REFUNDED');
    const resource = (ids: ExampleIds) => ({ ...event.resource(ids), custom_id: null, supplementary_data: null });
    expect(await handleEvent({ ...event, resource }, await idsOf(bought, { capture: bought.captureId, refund }))).toBe(
      'refunded',
    );
  });

  it('close the attempt, and the next one is a new order (PAYMENT-APPROVAL.REVERSED)', async () => {
    const bought = await customers.approved();
    await customers.paypal.call('POST', `/sandbox/orders/${bought.paypalOrderId}/reverse-approval`);
    expect(await handleEvent(example('CHECKOUT.PAYMENT-APPROVAL.REVERSED'), await idsOf(bought))).toBe('closed');
    await expect(capturePayment(product.ctx(bought.user), bought.order.id, bought.paypalOrderId)).rejects.toMatchObject(
      { code: 'PAYMENT_FAILED' },
    );
  });

  it('dispute the order and restore it (DISPUTE.CREATED, UPDATED and RESOLVED)', async () => {
    const bought = await customers.paid();
    const opened = await customers.paypal.call('POST', `/sandbox/captures/${bought.captureId}/dispute`);
    const ids = await idsOf(bought, { capture: bought.captureId, dispute: String(opened.body['dispute_id']) });
    expect(await handleEvent(example('CUSTOMER.DISPUTE.CREATED'), ids)).toBe('dispute is open');
    expect(await handleEvent(example('CUSTOMER.DISPUTE.UPDATED'), ids)).toBe('dispute is open');
    expect((await customers.facts(bought.user, bought.order)).order.paymentStatus).toBe('DISPUTED');
    await customers.paypal.call('POST', `/sandbox/disputes/${ids.dispute}/resolve`, {
      outcome: 'RESOLVED_SELLER_FAVOUR',
    });
    expect(await handleEvent(example('CUSTOMER.DISPUTE.RESOLVED'), ids)).toBe('dispute is won');
    expect(await customers.facts(bought.user, bought.order)).toMatchObject({
      credits: 20,
      order: { paymentStatus: 'PAID' },
    });
  });

  it('are stored for people, without any effect, when no payment matches', async () => {
    const ids: ExampleIds = {
      order: 'A',
      capture: 'B',
      refund: 'C',
      dispute: 'D',
      customId: 'NOBODY00',
      invoiceId: 'E',
      value: '1.00',
    };
    for (const event of publishedEvents) await expect(handleEvent(event, ids)).rejects.toThrow();
    const [row]: { count: string }[] = await product.services.dataSource.manager.query(
      'select count(*) from provider_events where handled_at is null',
    );
    expect(Number(row?.count)).toBe(publishedEvents.length);
  });

  it('are sent by the stand-in with every member of the example', async () => {
    const { captureId } = await customers.paid();
    const { body: opened } = await customers.paypal.call('POST', `/sandbox/captures/${captureId}/dispute`);
    for (const step of ['update', 'resolve'])
      await customers.paypal.call('POST', `/sandbox/disputes/${String(opened['dispute_id'])}/${step}`);
    await customers.paypal.call('POST', `/v2/payments/captures/${captureId}/refund`, {});
    await customers.paypal.call('POST', `/sandbox/captures/${(await customers.paid()).captureId}/reverse`);
    const held = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    await customers.paypal.call(
      'POST',
      `/sandbox/captures/${captureOf(await customers.paypal.capture(held.paypalOrderId)).id}/deny`,
    );

    const ids: ExampleIds = {
      order: 'A',
      capture: 'B',
      refund: 'C',
      dispute: 'D',
      customId: 'E',
      invoiceId: 'F',
      value: '1.00',
    };
    const { body } = await customers.paypal.call('GET', '/sandbox/webhooks/events');
    const sent = new Map(
      (body['events'] as { event_type: string; resource: unknown }[]).map((event) => [
        event.event_type,
        event.resource,
      ]),
    );
    // an approval that ends without a payment is identified by its order alone; shop and message are the example's own
    const compared = publishedEvents.filter(({ type }) => type !== 'CHECKOUT.PAYMENT-APPROVAL.REVERSED');
    const missing = compared.flatMap(({ type, resource }) => {
      const has = new Set(pathsOf(sent.get(type)));
      return pathsOf(resource(ids))
        .filter((path) => !has.has(path) && !/messages|seller\.(name|merchant_id)|items/.test(path))
        .map((path) => `${type} ${path}`);
    });
    expect(missing).toEqual([]);
  });
});
