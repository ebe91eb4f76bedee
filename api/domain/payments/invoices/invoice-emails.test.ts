import { emailText } from '../../../platform/mail/mailer';
import { PayingCustomers } from '../../../test/paying-customer';
import { pdfLines } from '../../../test/pdf-text';
import { startMailSandbox } from '../../../../tools/sandbox/mail/server';
import type { MailSandbox } from '../../../../tools/sandbox/mail/server';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { jobHandlers } from '../../../wiring/job-handlers';
import { OutboxEntity } from '../../../platform/mail/outbox.entity';
import { InvoiceEntity } from './invoice.entity';
import { invoiceNumber } from './invoice.service';
import { refundPurchase } from '../admin/admin-refund.service';

describe('the emails of a payment', () => {
  const log: string[] = [];
  let product: TestProduct;
  let customers: PayingCustomers;
  let mail: MailSandbox;

  beforeAll(async () => {
    mail = await startMailSandbox({ smtpPort: 0, port: 0 });
    product = await startTestProduct({ paypal: true, log, environment: { SMTP_URL: mail.smtpUrl } });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(async () => {
    await product.stop();
    await mail.close();
  });
  beforeEach(async () => {
    await mail.clear();
    log.length = 0;
  });

  const db = () => product.services.dataSource.manager;
  const outboxRowOf = (dedupeKey: string) => db().findOneByOrFail(OutboxEntity, { dedupeKey });
  const send = async (dedupeKey: string, services = product.services) =>
    jobHandlers(services).send_mail(
      { outboxId: (await outboxRowOf(dedupeKey)).id },
      { draining: new AbortController().signal, hurry: new AbortController().signal },
    );
  /** Emails, oldest first. */
  const emails = () =>
    mail
      .emails()
      .map(({ email }) => email)
      .reverse();
  const filesOf = (place = 0) =>
    (emails()[place]?.attachments ?? []).map(({ mimeType, filename, content }) => ({
      type: mimeType,
      filename,
      content: Buffer.from(content as ArrayBuffer),
    }));
  const htmlOf = (place = 0) => emails()[place]?.html ?? '';
  const refund = async (purchaseId: string, amount: string | undefined, requestId: string) =>
    refundPurchase(product.ctx(await product.addUser({ role: 'ADMIN' })), {
      purchaseId,
      amount,
      reason: 'Asked for it',
      requestId,
    });

  it('attach the invoice to the receipt as a PDF, generated while it is sent', async () => {
    const { order } = await customers.paid();
    expect(await outboxRowOf(`receipt:${order.id}`)).toMatchObject({ attached: 'INVOICE', attachedTo: order.id });
    await send(`receipt:${order.id}`);
    const number = invoiceNumber(await db().findOneByOrFail(InvoiceEntity, { orderId: order.id }));
    expect(emails()).toHaveLength(1);
    expect(htmlOf()).toContain('Thank you, Ann Lee');
    const words = emailText(htmlOf());
    expect(words).toMatch(/Total +\$9\.00 USD/);
    expect(words).toMatch(/Credits +20 credits/);
    expect(words).toMatch(/Paid on +\d\d\/\d\d\/\d{4}\n/);
    expect(words).not.toMatch(/\d{4}-\d\d-\d\d/);
    const said = words.replace(/\s+/g, ' ');
    expect(said).toContain('Your invoice is attached as a PDF. Until ');
    expect(said).toContain('you can return this package for a full refund');
    expect(said).toMatch(/Write to us: \S+\/contact\./);
    expect(said).toContain('Postloom. You get this email because of your order at Postloom.');
    expect(filesOf().map(({ type, filename }) => [type, filename])).toEqual([['application/pdf', `${number}.pdf`]]);
    const { content } = filesOf()[0] ?? { content: Buffer.of() };
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.subarray(-6).toString()).toContain('%%EOF');
    const lines = pdfLines(content);
    expect(lines).toContain(number);
    expect(lines).toContain('Total$9.00 USD');
    expect(lines.join('\n')).toContain(order.orderCode);
  });

  it('attach a credit note to the email of each refund, partial and full', async () => {
    const { order } = await customers.paid();
    await refund(order.id, '4.50', 'first-half');
    await refund(order.id, undefined, 'the-rest');
    const notes = await db().find(InvoiceEntity, {
      where: { orderId: order.id, kind: 'CREDIT_NOTE' },
      order: { serial: 'ASC' },
    });
    for (const { refundId } of notes) await send(`refund:${refundId}`);
    expect(emails().map(({ subject }) => subject)).toEqual(
      notes.map(() => `Your Postloom refund for order ${order.orderCode}`),
    );
    for (const [place, note] of notes.entries()) {
      expect(filesOf(place).map(({ filename }) => filename)).toEqual([`${invoiceNumber(note)}.pdf`]);
      const lines = pdfLines(filesOf(place)[0]?.content ?? Buffer.of());
      expect(lines).toContain(invoiceNumber(note));
      expect(lines).toContain('Total-$4.50 USD');
    }
    expect(htmlOf(0)).toMatch(/Refunded in all<\/td><td[^>]*>\$4\.50 USD/);
    expect(htmlOf(1)).toMatch(/Refunded in all<\/td><td[^>]*>\$9\.00 USD/);
    expect(htmlOf(1)).toMatch(/Credits taken back<\/td><td[^>]*>10 credits</);
  });

  it('are sent once with their invoice, also when the mail server first fails', async () => {
    const { order } = await customers.paid();
    mail.refuseNext(451, 'try again later');
    await expect(send(`receipt:${order.id}`)).rejects.toThrow('451');
    expect(await outboxRowOf(`receipt:${order.id}`)).toMatchObject({ state: 'QUEUED', attempts: 1 });
    await send(`receipt:${order.id}`);
    await send(`receipt:${order.id}`);
    expect(emails()).toHaveLength(1);
    expect(filesOf()).toHaveLength(1);
    expect(await outboxRowOf(`receipt:${order.id}`)).toMatchObject({ state: 'SENT', error: null });
  });

  it('are sent without an invoice that cannot be generated, and the failure is logged', async () => {
    const { order } = await customers.paid();
    await db().query('alter table invoices disable trigger invoices_append_only');
    await db().query(`update invoices set body = body - 'lines' where order_id = $1`, [order.id]);
    await db().query('alter table invoices enable trigger invoices_append_only');
    await send(`receipt:${order.id}`);
    expect(htmlOf()).toContain('Thank you, Ann Lee');
    expect(filesOf()).toEqual([]);
    expect(log.join('\n')).toContain('an invoice could not be drawn for its email');
    expect(log.join('\n')).not.toContain('Ann Lee');
    expect(await outboxRowOf(`receipt:${order.id}`)).toMatchObject({ state: 'SENT' });
  });

  it('wait when the invoice cannot be read', async () => {
    const { order } = await customers.paid();
    await db().query('alter table invoices rename to invoices_away');
    await expect(send(`receipt:${order.id}`)).rejects.toThrow('invoices');
    await db().query('alter table invoices_away rename to invoices');
    expect(emails()).toEqual([]);
    await send(`receipt:${order.id}`);
    expect(filesOf()).toHaveLength(1);
  });

  it('list their attachments in the outbox when there is no mail server', async () => {
    const { order } = await customers.paid();
    const { config } = product.services;
    await send(`receipt:${order.id}`, {
      ...product.services,
      config: { ...config, mail: { ...config.mail, smtpUrl: undefined } },
    });
    expect(await outboxRowOf(`receipt:${order.id}`)).toMatchObject({
      state: 'KEPT',
      attached: 'INVOICE',
      attachedTo: order.id,
    });
    expect(emails()).toEqual([]);
  });
});
