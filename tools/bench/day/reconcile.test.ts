import { randomUUID } from 'node:crypto';
import { createDesign } from '../../../api/domain/designs/design-creation.service';
import { generateDesign } from '../../../api/domain/designs/generation.job';
import { designInput } from '../../../api/test/design-requests';
import { PayingCustomers } from '../../../api/test/paying-customer';
import { startTestProduct } from '../../../api/test/test-product';
import type { TestProduct } from '../../../api/test/test-product';
import type { CaptureRecord } from '../../sandbox/paypal/records';
import { brokenRules, rulesBrokenBy } from './broken-rules';
import { newFacts } from './facts';
import { reconcile } from './reconcile';
import type { Books } from './rules/rule';

const never = new AbortController().signal;

describe('the reconciliation of a day', () => {
  let product: TestProduct;
  let books: Books;
  let ids: { user: string; order: string; capture: string; design: string; ticketRequest: string };
  const files = new Map<string, number>();

  const query = <Row>(sql: string, parameters?: unknown[]): Promise<Row[]> =>
    product.services.dataSource.query(sql, parameters);

  beforeAll(async () => {
    product = await startTestProduct({ paypal: true, gemini: true });
    const customers = await PayingCustomers.of(product, { webhooks: false });
    const { user, order, captureId } = await customers.paid();
    const request = { requestId: randomUUID(), design: designInput };
    const { id: design } = await createDesign(product.ctx(user), request);
    await generateDesign(product.ctx(), design, never);
    const facts = newFacts();
    facts.requested.push({ kind: 'design', requestId: request.requestId, userId: user.id, id: design });
    facts.paid.push(order.id);
    for await (const { key } of product.services.storage.list('designs')) files.set(key, 1);
    const capture: CaptureRecord = {
      id: captureId,
      orderId: '',
      referenceId: '',
      status: 'COMPLETED',
      amount: { value: order.total, currency_code: order.currency },
      createTime: '',
      updateTime: '',
    };
    const mail = await query<{ id: string; recipient: string }>(
      `update outbox set state = 'SENT' returning id, recipient`,
    );
    books = {
      query,
      paypal: { orders: new Map(), captures: new Map([[captureId, capture]]), refunds: new Map(), events: new Map() },
      emails: (mail as unknown as [{ id: string; recipient: string }[]])[0].map(({ id, recipient }) => ({
        messageId: `<${id}@example.com>`,
        recipients: [recipient],
        text: '',
      })),
      webhooks: [],
      files,
      facts,
    };
    // users of tests are added without registration, so without its email
    await query(
      `insert into outbox (recipient, subject, html, state) values ($1, 'Please confirm your email address', '', 'SENT')`,
      [user.email],
    );
    const [confirmation] = await query<{ id: string }>(`select id from outbox where subject like 'Please confirm%'`);
    books = {
      ...books,
      emails: [...books.emails, { messageId: `<${confirmation?.id}@x>`, recipients: [user.email], text: '' }],
    };
    ids = { user: user.id, order: order.id, capture: captureId, design, ticketRequest: request.requestId };
  });
  afterAll(() => product.stop());

  const broken = (given: Books = books) => brokenRules(given);
  const brokenBy = (...changes: string[]) => rulesBrokenBy(product, books, changes);

  it('finds nothing where all agrees', async () => {
    expect((await reconcile(books))[0]).toEqual({
      rule: 'balance of each account = sum of its ledger',
      rows: 1,
      differences: [],
    });
    expect(await broken()).toEqual([]);
  });

  it('reports a missing ledger entry', async () => {
    expect(await brokenBy(`delete from credit_entries where reason = 'PURCHASE'`)).toEqual([
      'balance of each account = sum of its ledger',
      'each ledger entry continues the balance before it',
      'each paid order = one capture and exactly its credits, no other has any',
    ]);
  });

  it('reports a payment that PayPal captured twice, and one that it never captured', async () => {
    const captures = new Map(books.paypal.captures);
    const [capture] = captures.values();
    if (capture) captures.set('SECOND', { ...capture, id: 'SECOND' });
    expect(await broken({ ...books, paypal: { ...books.paypal, captures } })).toEqual([
      "each capture of PayPal's = one paid order",
    ]);
    expect(await broken({ ...books, paypal: { ...books.paypal, captures: new Map() } })).toEqual([
      'each paid order = one capture and exactly its credits, no other has any',
    ]);
  });

  it('reports a refund that one side alone knows', async () => {
    const rule = 'refunds here = refunds at PayPal, by id and amount';
    const refund = {
      id: 'REFUND',
      status: 'COMPLETED' as const,
      isReversal: false,
      captureId: ids.capture,
      amount: { value: '1.00', currency_code: 'USD' },
      totalRefunded: { value: '1.00', currency_code: 'USD' },
      createTime: '',
    };
    expect(await broken({ ...books, paypal: { ...books.paypal, refunds: new Map([['REFUND', refund]]) } })).toEqual([
      rule,
    ]);
    const here = await brokenBy(
      `insert into refunds (payment_id, amount, reason, provider_refund_id) select id, 1, '', 'OTHER' from payments`,
    );
    expect(here).toContain(rule);
    expect(here).toContain('refunded sum of each order = its refunds');
  });

  it("reports an event of PayPal's that never arrived", async () => {
    const event = { id: 'WH-1', eventType: 'PAYMENT.CAPTURE.COMPLETED', body: '{}' };
    expect(await broken({ ...books, paypal: { ...books.paypal, events: new Map([['WH-1', event]]) } })).toEqual([
      "each event of PayPal's arrived",
    ]);
  });

  it('reports a gap in the numbers of invoices, and a paid order without one', async () => {
    expect(await brokenBy('update invoices set serial = 2')).toEqual([
      'numbers of invoices and credit notes without a gap',
    ]);
    expect(await brokenBy('delete from invoices')).toEqual([
      'one invoice for each paid order, one credit note for each refund',
      'numbers of invoices and credit notes without a gap',
    ]);
  });

  it('reports a design without its file, one that is unfinished and one that took two credits', async () => {
    expect(await broken({ ...books, files: new Map() })).toEqual(['each design, print and photo has its files']);
    const rule = 'a design that succeeded took one credit, one that failed gave it back, none is unfinished';
    expect(await brokenBy(`update designs set state = 'RUNNING'`)).toContain(rule);
    const twice = await brokenBy(
      `drop index uq_credit_entries_subject`,
      `insert into credit_entries (user_id, change, balance_after, reason, subject_type, subject)
       select user_id, -1, balance_after - 1, 'RESERVE', 'DESIGN', '${ids.design}' from credit_entries where reason = 'RESERVE'`,
    );
    expect(twice).toContain(rule);
    expect(twice).toContain('no design, deleted ones included, took or gave back a credit twice');
  });

  it('reports a file without an owner', async () => {
    const orphan = 'designs/01900000-0000-7000-8000-000000000001/image.png';
    expect(await broken({ ...books, files: new Map([...files, [orphan, 1]]) })).toEqual([
      'no file of a design or photo without an owner is left after the grace',
    ]);
  });

  it('reports what was acknowledged and does not exist, and a request id with two rows', async () => {
    const designs = 'designs: each acknowledged one exists, each request id made one row at most';
    expect(await brokenBy('delete from designs')).toContain(designs);
    expect(
      await brokenBy(
        'alter table designs drop constraint uq_designs_request',
        `insert into designs select (jsonb_populate_record(d, jsonb_build_object('id', uuidv7()))).* from designs d`,
      ),
    ).toContain(designs);
    expect(await brokenBy(`update orders set payment_status = 'CANCELLED'`)).toContain(
      'each order that was called paid is paid',
    );
  });

  it('reports emails that were not sent, not queued, or went to another account', async () => {
    const rule = 'each queued email arrived, and no other one';
    expect(await broken({ ...books, emails: [] })).toEqual([rule]);
    expect(await brokenBy(`update outbox set state = 'QUEUED'`)).toEqual([rule]);
    expect(await brokenBy(`delete from outbox where dedupe_key like 'receipt:%'`)).toEqual([
      'each email due was queued: confirmations, receipts, refunds',
      rule,
    ]);
    const emails = books.emails.map((email) => ({ ...email, text: 'mk0123456789ab' }));
    expect(await broken({ ...books, emails })).toEqual(["nobody saw another's data: answers, emails, webhooks"]);
  });

  it('reports webhooks that did not arrive, and events that were read twice or never', async () => {
    const endpoint = randomUUID();
    const delivery = (state: string) =>
      `insert into webhook_deliveries (endpoint_id, event_id, type, data, state, next_attempt_at)
       select '${endpoint}', id, type, '{}', '${state}', null from events limit 1`;
    const facts = { ...books.facts, endpoints: new Map([[ids.user, { id: endpoint, path: '/hooks' }]]) };
    const rule = 'each delivery of a webhook arrived under the id of its event';
    const before = books;
    books = { ...books, facts };
    expect(await brokenBy(delivery('SUCCEEDED'))).toEqual([rule]);
    expect(await brokenBy(delivery('FAILED'))).toEqual([rule]);
    books = before;
    const events = await query<{ id: string }>(`select id from events where user_id = $1`, [ids.user]);
    expect(events.length).toBeGreaterThan(0);
    const read = events.map(({ id }) => id);
    for (const list of [[], [...read, ...read]])
      expect(await broken({ ...books, facts: { ...books.facts, events: new Map([[ids.user, list]]) } })).toEqual([
        'each event came once to those who read by cursor',
      ]);
  });
});
