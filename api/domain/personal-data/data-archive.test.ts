import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { anImage } from '../../test/images';
import { KnownAccounts, deleteAccount, prepareArchive } from '../../test/known-accounts';
import { endDesign } from '../../test/months';
import { recordSql } from '../../test/sql-statements';
import type { TestProduct } from '../../test/test-product';
import { uploadPicture } from '../../test/ticket-images';
import { filesIn } from '../../test/zip-files';
import { queueMail } from '../../platform/mail/mail';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { DesignEntity } from '../designs/design.entity';
import { deleteDesigns } from '../designs/design-deletion.service';
import { deleteOrders } from '../orders/admin/order-deletion';
import { OrderEntity } from '../orders/order.entity';
import { archiveContents } from './archive-readme';
import { commentRecords, invoicesOfAll, orderRecords } from './order-records';
import { PaymentEntity } from '../payments/attempts/payment.entity';
import { RefundEntity } from '../payments/refunds/refund.entity';
import { issueInvoice } from '../payments/invoices/invoice.service';
import { replyToTicket } from '../tickets/reply.service';
import { createTicket } from '../tickets/ticket.service';

describe('personal data', () => {
  let people: KnownAccounts;
  let product: TestProduct;

  beforeAll(async () => {
    people = await KnownAccounts.start();
    ({ product } = people);
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const db = () => product.services.dataSource.manager;

  describe('is available to its owner as an archive', () => {
    it('with all data and pictures', async () => {
      const { browser, id, design, email, photo, order, texts } = await people.person();
      await product.ctx().transaction((tx) => issueInvoice(tx, order));
      const sent = [await uploadPicture({ browser }), await uploadPicture({ browser })];
      const unsent = await uploadPicture({ browser });
      const asking = { requestId: randomUUID(), subject: 'Pictures', message: 'Look' };
      const { id: ticket } = await createTicket(people.viewer(id), { ...asking, imageIds: [sent[0]?.id ?? ''] });
      const replying = { requestId: randomUUID(), message: 'And', imageIds: [sent[1]?.id ?? ''] };
      await replyToTicket(people.viewer(id), ticket, replying);
      const { url } = await prepareArchive(browser);
      const response = await browser.fetch(url ?? '');
      expect(response.headers.get('content-disposition')).toContain('postloom-data.zip');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const files = await filesIn(Buffer.from(await response.arrayBuffer()));
      const json = (path: string) => JSON.parse(files[path]?.toString() ?? '') as Record<string, unknown>[];
      expect(json('account.json')).toMatchObject({ id, email, name: 'Mia Moss', credits: 3, hasPassword: true });
      expect(json('orders.json')).toMatchObject([{ customerName: 'Mia Moss', paymentStatus: 'PENDING', refunds: [] }]);
      expect(json('credits.json')).toMatchObject([{ change: 3, reason: 'GRANT' }]);
      const nameOf = (picture?: { id: string }) => `ticket-images/${picture?.id}.png`;
      expect(json('tickets.json')).toMatchObject([
        { subject: 'Hello', message: `${texts.ticket}.`, pictures: [] },
        { subject: 'Pictures', pictures: [nameOf(sent[0])], replies: [{ pictures: [nameOf(sent[1])] }] },
      ]);
      for (const picture of [...sent, unsent]) expect(files[nameOf(picture)]?.subarray(1, 4).toString()).toBe('PNG');
      expect(json('sessions.json')).toHaveLength(1);
      expect(json('favorite-prompts.json')).toMatchObject([{ name: 'Weft', prompt: texts.favorite }]);
      expect(json('months.json')).toMatchObject([{ idea: texts.month, posts: [{ headline: 'Loaf number 1' }] }]);
      expect(json('brands.json')).toMatchObject([{ name: 'Bread & Salt', contact: texts.brand }]);
      expect(files['invoices/INV-000001.pdf']?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(json('designs.json')).toMatchObject([{ id: design, primaryText: texts.design }]);
      expect(files[`designs/${design}.png`]).toEqual(await anImage('png'));
      expect(files[`images/${photo.split('/').pop()}`]?.subarray(1, 4).toString()).toBe('PNG');
      expect(Buffer.concat(Object.values(files)).toString()).not.toMatch(/\$2[aby]\$/);
    });

    it('without fields that only the product uses, and with each refund', async () => {
      const { browser, id, order } = await people.person();
      const payment = { orderId: order.id, amount: '9.00', currency: 'USD', state: 'SETTLED' as const };
      const { identifiers } = await db().insert(PaymentEntity, payment);
      const paymentId = String(identifiers[0]?.['id']);
      const refund = {
        paymentId,
        amount: '3.00',
        creditsBack: 2,
        state: 'COMPLETED' as const,
        reason: 'Note',
        message: 'Sorry',
      };
      await db().insert(RefundEntity, { ...refund, providerRefundId: `RE-${id}` });
      const { url } = await prepareArchive(browser);
      const files = await filesIn(Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()));
      const json = (path: string): unknown => JSON.parse(files[path]?.toString() ?? '');
      const [exported] = json('orders.json') as object[];
      expect(exported).toMatchObject({
        refunds: [{ amount: '3.00', status: 'COMPLETED', creditsBack: 2, message: 'Sorry' }],
      });
      const ofProduct = ['soleOfItem', 'paidNumber', 'nextCloseAt', 'deletedAt', 'version', 'testOf', 'guidelinesHtml'];
      const names = [...Object.keys(exported ?? {}), ...Object.keys(json('account.json') as object)];
      expect(names.filter((name) => ofProduct.includes(name))).toEqual([]);
    });

    it('with the same few statements for any number of orders', async () => {
      const { id, order } = await people.person();
      const sql = recordSql();
      const countOf = async (recordsOf: typeof orderRecords | typeof commentRecords | typeof invoicesOfAll) => {
        sql.begin();
        let records = 0;
        for await (const _ of recordsOf(people.viewer(id), id)) records += 1;
        return { records, statements: sql.statements().length };
      };
      const countAll = async () => [
        await countOf(orderRecords),
        await countOf(commentRecords),
        await countOf(invoicesOfAll),
      ];
      const [orders, ...others] = await countAll();
      for (const code of ['AAAA0001', 'AAAA0002', 'AAAA0003'])
        await db().insert(OrderEntity, { ...order, id: randomUUID(), orderCode: code, paymentCode: code });
      expect(await countAll()).toEqual([{ ...orders, records: 4 }, ...others]);
      sql.stop();
    });

    it('with an order that an Admin has deleted, which its text explains', async () => {
      const { browser, order } = await people.person();
      await product.ctx(await product.addUser({ role: 'ADMIN' })).transaction((tx) => deleteOrders(tx, [order]));
      const { url } = await prepareArchive(browser);
      const files = await filesIn(Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()));
      expect(JSON.parse(files['orders.json']?.toString() ?? '')).toMatchObject([
        { id: order.id, paymentStatus: 'CANCELLED', deletedAt: expect.stringMatching(/^\d{4}-/) as string },
      ]);
      expect(files['README.txt']?.toString()).toContain('orders that our team deleted have deletedAt.');
    });

    it('with a text that names each of its files, and with emails as text', async () => {
      const { browser } = await people.person();
      const { url } = await prepareArchive(browser);
      const files = await filesIn(Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()));
      const [first, ...others] = Object.keys(files);
      expect(first).toBe('README.txt');
      const readme = files['README.txt']?.toString() ?? '';
      for (const [path, text] of archiveContents)
        expect(readme).toMatch(new RegExp(`^${path} +${text.slice(0, 9)}`, 'm'));
      const isNamed = (path: string) => archiveContents.some(([name]) => path.replace(/(?<=\/).*/, '') === name);
      expect(others.filter((path) => !isNamed(path))).toEqual([]);
      const [email] = JSON.parse(files['emails.json']?.toString() ?? '') as Record<string, string>[];
      expect(email?.['text']).toContain('confirm');
      expect(email?.['text']).not.toContain('<');
    });

    it('with its own emails, also those to an earlier address, and no others to an address that it never proved', async () => {
      const [one, other] = [await people.person(), await people.person()];
      const queue = async (subject: string, to: string, values: { userId?: string; createdAt?: Date } = {}) => {
        await queueMail(product.ctx(), { to, subject, html: subject, toProvenAddress: true });
        await db().update(OutboxEntity, { subject }, { subject, ...values });
      };
      await queue('Before the account', one.email, { createdAt: new Date(Date.now() - 86_400_000) });
      await queue('Of another account that had the address', one.email, { userId: other.id });
      await queue('To its earlier address', 'earlier@example.com', { userId: one.id });
      const { url } = await prepareArchive(one.browser);
      const files = await filesIn(Buffer.from(await (await one.browser.fetch(url ?? '')).arrayBuffer()));
      const emails = JSON.parse(files['emails.json']?.toString() ?? '') as { subject: string }[];
      expect(emails.map(({ subject }) => subject)).toEqual([
        'Please confirm your email address',
        'To its earlier address',
      ]);
    });

    it('whole, although the background of a post is lost', async () => {
      const { browser, id } = await people.person();
      const { identifiers } = await db().insert(DesignEntity, {
        ...{ userId: id, requestId: randomUUID(), primaryText: 'Lost', lettering: 'SET', prompt: '', customPrompt: '' },
        ...{ platform: 'INSTAGRAM', postType: 'INSTAGRAM_POST', size: 'SQUARE', niche: 'COOKING', style: 'MINIMAL' },
      });
      const lost = String(identifiers[0]?.['id']);
      // its files are nowhere
      await endDesign(product, lost);
      const { url } = await prepareArchive(browser);
      const files = await filesIn(Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()));
      expect(files[`designs/${lost}.png`]).toHaveLength(0);
      expect(files['designs.json']?.toString()).toContain('Lost');
      expect(Object.keys(files).some((path) => path.startsWith('images/'))).toBe(true);
    });

    it('without a deleted design, which is deleted with the account like any other', async () => {
      const { browser, id, design } = await people.person();
      await deleteDesigns(people.viewer(id), [design]);
      const { url } = await prepareArchive(browser);
      const files = await filesIn(Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()));
      expect(JSON.parse(files['designs.json']?.toString() ?? '')).toEqual([]);
      expect(Object.keys(files).filter((path) => path.startsWith('designs/'))).toEqual([]);
      await deleteAccount(browser);
      expect(await db().countBy(DesignEntity, { id: design })).toBe(0);
    });

    it('once, to its owner only, and not used up by a HEAD request', async () => {
      const [one, other] = [await people.person(), await people.person()];
      const { url = '' } = await prepareArchive(one.browser);
      const json = { headers: { accept: 'application/json' } };
      expect((await other.browser.fetch(url ?? '', json)).status).toBe(404);
      expect((await product.browser().fetch(url ?? '', json)).status).toBe(404);
      await one.browser.fetch(url ?? '', { method: 'HEAD' });
      expect((await one.browser.fetch(url ?? '', json)).status).toBe(200);
      expect((await one.browser.fetch(url ?? '', json)).status).toBe(404);
      const page = await one.browser.fetch(url ?? '', { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('location')]).toEqual([303, '/update-profile?tab=data&archive=over']);
    });

    it('after a proof, three times a day', async () => {
      const { browser } = await people.person();
      expect((await prepareArchive(browser, { password: 'wrong-1' })).errors[0]?.code).toBe('WRONG_PASSWORD');
      for (let time = 0; time < 3; time += 1) expect((await prepareArchive(browser)).errors).toEqual([]);
      expect((await prepareArchive(browser)).errors[0]?.code).toBe('TOO_MANY_REQUESTS');
    });
  });

  it('is stored in a folder whose name does not identify its owner', async () => {
    const { id } = await people.person();
    const folder = product.services.config.dataFolder;
    expect((await readdir(folder, { recursive: true })).filter((path) => path.includes(id))).toEqual([]);
  });
});
