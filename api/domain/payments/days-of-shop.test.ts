import { buffer } from 'node:stream/consumers';
import { formatDateTimeIn } from '../../../contract/format';
import { settingsVersion } from '../../test/section-editor';
import { PayingCustomers } from '../../test/paying-customer';
import { pdfLines } from '../../test/pdf-text';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { OrderEntity } from '../orders/order.entity';
import { membershipEnd } from '../orders/validity';
import { capturePayment } from './attempts/capture.service';
import { saveShopSettings } from '../settings/admin/settings-editing.service';
import { drawInvoice } from './invoices/invoice-drawing';
import { InvoiceEntity } from './invoices/invoice.entity';
import { readSender, receiptMail } from './receipt';
import { returnableUntil } from './refunds/return-period';

/** Evening of 31 December in New York, the next year in UTC. */
const evening = new Date('2027-01-01T02:30:00Z');
const seller = {
  sellerName: 'Loom',
  sellerAddress: '',
  taxId: '',
  taxLine: '',
  refundProofAbove: '500',
};

describe('the days of a shop', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let order: OrderEntity;
  const db = () => product.services.dataSource.manager;
  const openIn = async (timeZone: string, returnDays = 14) => {
    const ctx = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await saveShopSettings(ctx, { ...seller, returnDays, timeZone }, await settingsVersion(ctx, 'shop'));
  };
  const invoiceOf = (id: string) => db().findOneByOrFail(InvoiceEntity, { orderId: id });
  const linesOf = async (invoice: InvoiceEntity) =>
    pdfLines(await buffer(await drawInvoice(product.ctx(), { ...invoice, issuedAt: evening }))).join('\n');

  beforeAll(async () => {
    product = await startTestProduct({ paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    await openIn('America/New_York');
    const paid = await customers.paid();
    order = await db().findOneByOrFail(OrderEntity, { id: paid.order.id });
  });
  afterAll(() => product.stop());

  it('are on its invoices, and stay there when it moves', async () => {
    const invoice = await invoiceOf(order.id);
    expect(invoice.body.timeZone).toBe('America/New_York');
    expect(await linesOf(invoice)).toContain('31/12/2026');
    await openIn('Pacific/Kiritimati');
    expect(await linesOf(await invoiceOf(order.id))).toContain('31/12/2026');
    await openIn('America/New_York');
  });

  it('are UTC days on an invoice created before shops had a time zone', async () => {
    const { body, ...invoice } = await invoiceOf(order.id);
    const { timeZone: _, ...before } = body;
    expect(await linesOf({ ...invoice, body: before })).toContain('01/01/2027');
  });

  it('are in the receipt, with the whole last day of the return period', async () => {
    const paid = Object.assign(new OrderEntity(), order, { paidAt: evening, membershipUntil: evening });
    const ctx = product.ctx();
    const { html } = receiptMail(await readSender(ctx), paid, new Date('2027-01-15T04:59:59.999Z'));
    expect(html).toMatch(/Paid on<\/td><td[^>]*>31\/12\/2026/);
    expect(html).toMatch(/Premium until<\/td><td[^>]*>31\/12\/2026/);
    expect(html).toContain('Until 14/01/2027, and while');
  });

  it('end a return period', async () => {
    const paidAt = new Date();
    const until = await returnableUntil(product.ctx(), order);
    expect(await returnableUntil(product.ctx(), { ...order, paidAt, returnUntil: null })).toEqual(until);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      timeStyle: 'medium',
    }).format(until ?? 0);
    expect(clock).toBe('23:59:59');
    expect(((until?.getTime() ?? 0) - paidAt.getTime()) / 86_400_000).toBeGreaterThan(13.9);
  });

  it('of a return period stay as the receipt promised them when the shop shortens it, moves or ends it', async () => {
    const promised = await returnableUntil(product.ctx(), order);
    for (const [zone, days] of [
      ['America/New_York', 2],
      ['Pacific/Kiritimati', 14],
      ['America/New_York', 0],
    ] as const) {
      await openIn(zone, days);
      expect([zone, days, await returnableUntil(product.ctx(), order)]).toEqual([zone, days, promised]);
    }
    expect(await returnableUntil(product.ctx(), { ...order, returnUntil: null })).toBeNull();
    await openIn('America/New_York');
    const ended = new Date(Date.now() - 1000);
    expect(await returnableUntil(product.ctx(), { ...order, returnUntil: ended })).toBeNull();
  });

  it('of a return period that the shop introduces later are not for orders paid before', async () => {
    await openIn('America/New_York', 0);
    const { order: before } = await customers.paid();
    await openIn('America/New_York');
    const paid = await db().findOneByOrFail(OrderEntity, { id: before.id });
    expect(await returnableUntil(product.ctx(), paid)).toBeNull();
  });

  it('say whether an order was paid on a later day', () => {
    const placed = { createdAt: new Date('2026-12-31T20:00:00Z'), validityDays: 1 };
    expect(membershipEnd(placed, evening, 'America/New_York')).toEqual(new Date('2027-01-01T20:00:00Z'));
    expect(membershipEnd(placed, evening, 'UTC')).toEqual(new Date('2027-01-02T02:30:00Z'));
  });

  it('of a membership and a return period count from when PayPal has decided, however long that took', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const { user, order: placed, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending', path: paypalOrderId });
    const paying = capturePayment(product.ctx(user), placed.id, paypalOrderId);
    await expect(paying).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    await db().query('update orders set created_at = $2 where id = $1', [placed.id, daysAgo(20)]);
    const [payment] = (await customers.facts(user, placed)).payments;
    const { body } = await customers.paypal.call('POST', `/sandbox/captures/${payment?.captureId}/complete`);
    const capture = { ...body, create_time: daysAgo(20).toISOString() };
    await customers.paypal.next({ operation: 'getCapture', behaviour: 'answer', status: 200, body: capture });
    await customers.later(placed);
    const { order: paid, membershipUntil } = await customers.facts(user, placed);
    expect(paid.paidAt?.toISOString()).toBe(capture.create_time);
    expect(membershipUntil?.getTime()).toBeGreaterThan(daysAgo(-29.9).getTime());
    expect(await returnableUntil(product.ctx(), paid)).toBeTruthy();
  });

  it('are named where an hour is given', async () => {
    expect(formatDateTimeIn('America/New_York', evening)).toBe('31/12/2026, 21:30 (America/New York)');
    expect(formatDateTimeIn('UTC', evening)).toBe('01/01/2027, 02:30 (UTC)');
  });
});
