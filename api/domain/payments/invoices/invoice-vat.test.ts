import { buffer } from 'node:stream/consumers';
import { anImage } from '../../../test/images';
import { settingsVersion } from '../../../test/section-editor';
import { PayingCustomers } from '../../../test/paying-customer';
import { pdfLines } from '../../../test/pdf-text';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { usedNames } from '../../files/file-uses';
import { keepImage } from '../../files/upload.service';
import type { OrderEntity } from '../../orders/order.entity';
import { saveAppearance } from '../../settings/admin/appearance-editing.service';
import { saveShopSettings } from '../../settings/admin/settings-editing.service';
import { refundPurchase } from '../admin/admin-refund.service';
import { drawInvoice } from './invoice-drawing';
import { InvoiceEntity } from './invoice.entity';
import { invoiceNumber } from './invoice.service';

const seller = {
  returnDays: 14,
  sellerName: 'Loom Ltd',
  sellerAddress: '',
  taxId: '',
  taxLine: '',
  refundProofAbove: '500',
};

describe('an invoice', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const save = async (changes: { invoicePrefix?: string | null; vatRate?: string | null }) => {
    const ctx = product.ctx(admin);
    await saveShopSettings(ctx, { ...seller, ...changes }, await settingsVersion(ctx, 'shop'));
  };
  const refund = (purchaseId: string, amount: string | undefined, requestId: string) =>
    refundPurchase(product.ctx(admin), { purchaseId, amount, reason: 'Asked for it', requestId });
  const invoicesOf = (order: Pick<OrderEntity, 'id'>) =>
    db().find(InvoiceEntity, { where: { orderId: order.id }, order: { id: 'ASC' } });
  const drawn = async (invoice: InvoiceEntity) => pdfLines(await buffer(await drawInvoice(product.ctx(), invoice)));

  it('shows no VAT while no rate is set', async () => {
    const { order } = await customers.paid();
    const [invoice] = await invoicesOf(order);
    expect(invoice).toMatchObject({ vatRate: null, vat: null, prefix: 'INV-' });
    expect((await drawn(invoice as InvoiceEntity)).join('\n')).not.toContain('VAT');
  });

  it('shows the VAT in its price; its credit notes have its rate and add up to it, also after the settings changed', async () => {
    await save({ vatRate: '19' });
    const { order } = await customers.paid();
    const [before] = await invoicesOf(order);
    expect(before).toMatchObject({ total: '9.00', vatRate: '19.00', vat: '1.44' });
    const lines = await drawn(before as InvoiceEntity);
    expect(lines).toEqual(expect.arrayContaining(['Net amount7.56', 'VAT 19 %1.44', 'Total$9.00 USD']));

    await save({ vatRate: '7.5', invoicePrefix: 'SHOP/' });
    await refund(order.id, '0.05', 'first-part');
    await refund(order.id, '3.33', 'second-part');
    await save({ vatRate: null });
    await refund(order.id, undefined, 'the-rest');
    const [invoice, ...notes] = await invoicesOf(order);
    expect(invoice).toEqual(before);
    expect(notes.map(({ total, vatRate, vat, prefix }) => [total, vatRate, vat, prefix])).toEqual([
      ['-0.05', '19.00', '-0.01', null],
      ['-3.33', '19.00', '-0.53', null],
      ['-5.62', '19.00', '-0.90', null],
    ]);
    expect(await drawn(notes[1] as InvoiceEntity)).toEqual(
      expect.arrayContaining(['Net amount-2.80', 'VAT 19 %-0.53', 'Total-$3.33 USD']),
    );
    // an order that was paid without VAT has credit notes without
    const [plain] = await db().find(InvoiceEntity, { where: { serial: 1, kind: 'INVOICE' } });
    await save({ vatRate: '19' });
    await refund((plain as InvoiceEntity).orderId, '1.00', 'of-the-plain-one');
    const [, note] = await invoicesOf({ id: (plain as InvoiceEntity).orderId });
    expect(note).toMatchObject({ total: '-1.00', vatRate: null, vat: null });
  });

  it('adds up when parts of a refund arrive at once', async () => {
    await save({ vatRate: '7.7' });
    const { order } = await customers.paid();
    await Promise.allSettled(
      ['1.01', '1.02', '1.03', '2.04'].map((part, place) => refund(order.id, part, `at-once-${place}`)),
    );
    await refund(order.id, undefined, 'what-is-left');
    const [invoice, ...notes] = await invoicesOf(order);
    const sum = (name: 'total' | 'vat') => notes.reduce((all, note) => all + Math.round(Number(note[name]) * 100), 0);
    expect(sum('total')).toBe(-900);
    expect(sum('vat')).toBe(-Math.round(Number(invoice?.vat) * 100));
  });

  it('has a number without gap and without double, while the prefix changes and many are paid at once', async () => {
    const prefixes = ['A', '', '20', '2026', '2026-', 'INV-', 'CN', 'A/B-9', 'CN-0'];
    const paying: Promise<unknown>[] = [];
    for (const invoicePrefix of prefixes) {
      paying.push(customers.paid());
      await save({ invoicePrefix });
      await customers.paid();
    }
    await Promise.all(paying);
    const all = await db().find(InvoiceEntity, { order: { kind: 'ASC', serial: 'ASC' } });
    const invoices = all.filter(({ kind }) => kind === 'INVOICE');
    expect(invoices.map(({ serial }) => serial)).toEqual(invoices.map((_invoice, place) => place + 1));
    expect(new Set(all.map(invoiceNumber)).size).toBe(all.length);
    expect(new Set(invoices.map(({ prefix }) => prefix))).toEqual(new Set([...prefixes, 'SHOP/']));
    await expect(save({ invoicePrefix: 'CN-' })).rejects.toMatchObject({ field: ['invoicePrefix'] });
    await expect(save({ invoicePrefix: 'A B' })).rejects.toMatchObject({ field: ['invoicePrefix'] });
    for (const vatRate of ['30.01', '-1', '1.234', 'much'])
      await expect(save({ vatRate })).rejects.toMatchObject({ field: ['vatRate'] });
  });

  it('written by the release before, without a prefix, has the number that it always had', () => {
    expect(invoiceNumber({ kind: 'INVOICE', serial: 7, prefix: null })).toBe('INV-000007');
    expect(invoiceNumber({ kind: 'INVOICE', serial: 7, prefix: '2026' })).toBe('2026-000007');
    expect(invoiceNumber({ kind: 'INVOICE', serial: 7, prefix: 'A-' })).toBe('A-000007');
    expect(invoiceNumber({ kind: 'CREDIT_NOTE', serial: 7, prefix: null })).toBe('CN-000007');
  });

  it('keeps the logo and the colour of its day, and is drawn without a logo that is gone', async () => {
    const ctx = product.ctx(admin);
    const { url: logoUrl } = await keepImage(ctx, await anImage('webp', 300, 80));
    await saveAppearance(ctx, { shopName: 'Loom', logoUrl, accentColor: '#0066cc' }, 0);
    const { order } = await customers.paid();
    await saveAppearance(ctx, { shopName: 'Loom', logoUrl: '', accentColor: '#AA0000' }, 1);
    const [invoice] = await invoicesOf(order);
    expect(invoice).toMatchObject({ logoUrl, body: { accent: '#0062C5' } });
    const images = async (one: InvoiceEntity) =>
      (await buffer(await drawInvoice(product.ctx(), one))).toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    expect(await images(invoice as InvoiceEntity)).toBeGreaterThan(0);
    // the settings show it no more, the invoice does
    const name = logoUrl.split('/').at(-1);
    expect(await db().query(usedNames, [[name]])).toEqual([{ name }]);
    const other = { ...(invoice as InvoiceEntity), logoUrl: 'https://elsewhere.example/logo.png' };
    expect(await images(other)).toBe(0);
    expect(await images({ ...other, logoUrl: `/image-server/${'0'.repeat(64)}.png` })).toBe(0);
  });
});
