import { randomUUID } from 'node:crypto';
import { MoreThan } from 'typeorm';
import { addUserNote } from '../domain/accounts/admin/user-note.service';
import { AuditEntity } from '../domain/audit/audit.entity';
import { grantCredits } from '../domain/credits/credit.service';
import { startFilledProduct } from '../test/filled-product';
import { lists } from '../wiring/lists';
import type { FilledProduct } from '../test/filled-product';
import type { TestBrowser } from '../test/test-browser';

const ledger = '/account/credit-history.csv';
const shop = '/admin/purchases.csv';

describe('an export', () => {
  let filled: FilledProduct;
  let admin: TestBrowser;
  beforeAll(async () => {
    filled = await startFilledProduct(4);
    admin = filled.product.browser();
    const id = await admin.register('admin@example.com');
    await filled.product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
    await filled.product.services.dataSource.query(
      `with rejected as (insert into suppressed_addresses (address, reason) values ('a@example.com', '550')),
         account as (insert into paypal_accounts (mode, client_id, secret_cipher) values ('SANDBOX', 'client', '') returning id),
         unmatched as (insert into unmatched_payments (capture_id, account_id, amount, currency, captured_at)
                       select 'CAPTURE1', id, 9, 'USD', now() from account)
       insert into mailings (kind, status, subject, body, recipients, request_id, finished_at)
       values ('NEWS', 'FINISHED', 'A', 'B', 0, 'request-1', now())`,
    );
    await addUserNote(filled.product.ctx({ id, role: 'ADMIN' }), filled.member.id, 'Called us');
  });
  afterAll(() => filled.product.stop());

  const linesOf = async (browser: TestBrowser, path: string) => {
    const answer = await browser.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.text()).trim().split('\r\n');
  };
  const asked = (filter: object, sort?: object) =>
    `${shop}?filter=${encodeURIComponent(JSON.stringify(filter))}${sort ? `&sort=${encodeURIComponent(JSON.stringify(sort))}` : ''}`;

  it("holds the owner's whole ledger in words, newest first", async () => {
    const { product, member, browser } = filled;
    await product.ctx().transaction(async (tx) => {
      for (let turn = 0; turn < 520; turn += 1) await grantCredits(tx, member.id, 1, `=gift(${turn})`);
    });
    const answer = await browser.fetch(ledger);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=credit-history.csv');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [heading, newest, ...rest] = await linesOf(browser, ledger);
    expect(heading).toBe('"When","Change","Balance","Reason","Reference","Note"');
    expect(newest).toMatch(/^"\d{4}-\d\d-\d\dT[\d:.]+Z",1,\d+,"Gift",,"'=gift\(519\)"$/);
    const [{ rows, balance }] = await product.services.dataSource.query<[{ rows: number; balance: number }]>(
      `select count(*)::int as rows, (select credits from users where id = $1) as balance from credit_entries where user_id = $1`,
      [member.id],
    );
    expect(rest.length + 1).toBe(rows);
    expect(newest?.split(',')[2]).toBe(String(balance));
    const codes = await product.services.dataSource.query<{ code: string }[]>(
      `select order_code as code from orders where payment_status = 'PAID'`,
    );
    for (const { code } of codes) expect(rest.join('\n')).toContain(`,"Bought","Order ${code}",`);
    expect(rest.join('\n')).toMatch(/,-1,\d+,"Design","Design [0-9a-f-]{36}",/);
  });

  it("of the ledger never contains another account's entries, not even for an Admin", async () => {
    const other = filled.product.browser();
    const refused = await other.fetch(ledger);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('content-disposition')).toBeNull();
    expect(await refused.json()).toMatchObject({ success: false });
    await other.register('other@example.com');
    expect(await linesOf(other, ledger)).toHaveLength(1);
    expect(await linesOf(admin, ledger)).toHaveLength(1);
  });

  const ofAdmins = [
    'purchases',
    'designs',
    'credit-entries',
    'tickets',
    'users',
    'audit-entries',
    'all-items',
    'emails',
    'mailings',
    'suppressed-addresses',
    'unmatched-payments',
  ].map((name) => `/admin/${name}.csv`);

  it("of all accounts' rows exists for each list that has columns", () => {
    expect(lists.filter(({ file }) => file)).toHaveLength(ofAdmins.length);
  });

  it.each(ofAdmins)('%s is for Admins only, and holds a line for each row', async (path) => {
    expect((await filled.product.browser().fetch(path)).status).toBe(401);
    expect((await filled.browser.fetch(path)).status).toBe(403);
    const [heading = '', ...rows] = await linesOf(admin, path);
    expect(rows.length).toBeGreaterThan(0);
    expect(heading.split(',').length).toBeGreaterThan(2);
  });

  it('of purchases holds the matching rows in the requested order', async () => {
    const totals = (lines: string[]) => lines.slice(1).map((line) => line.split(',')[8]);
    expect(await linesOf(admin, asked({ paymentStatus: ['PAID'] }))).toHaveLength(3);
    expect(await linesOf(admin, asked({ total: { min: '11.00' } }))).toHaveLength(3);
    expect(totals(await linesOf(admin, asked({}, { field: 'TOTAL', direction: 'ASC' })))).toEqual([
      '9.00',
      '10.00',
      '11.00',
      '12.00',
    ]);
    expect(await linesOf(admin, asked({ search: 'nothing like it' }))).toHaveLength(1);
  });

  it.each([
    ['what is no JSON', `${shop}?filter={`, ['filter']],
    ['a filter that does not exist', asked({ colour: ['RED'] }), ['filter']],
    ['a value that does not exist', asked({ paymentStatus: ['STOLEN'] }), ['filter', 'paymentStatus', '0']],
    ['a range that is turned', asked({ total: { min: '9.00', max: '1.00' } }), ['filter', 'total']],
    ['a sort that does not exist', asked({}, { field: 'COLOUR', direction: 'ASC' }), ['sort', 'field']],
  ])('refuses %s and names it', async (_what, path, field) => {
    const answer = await admin.fetch(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.json()).toEqual({
      ...{ success: false, message: expect.any(String) as string, error: expect.any(String) as string },
      ...{ code: 'INVALID_INPUT', field: field.join('.') },
    });
  });

  it.each([
    ['a NUL', asked({ search: 'a\u0000' })],
    ['a filter nested 3,000 deep', `${shop}?filter=${'['.repeat(3_000)}${']'.repeat(3_000)}`],
  ])('refuses %s in a sentence', async (_what, path) => {
    const answer = await admin.fetch(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, field: 'filter' });
  });

  it('accepts a filter that is too long for an address as a form', async () => {
    const [{ id }] = await filled.product.services.dataSource.query<[{ id: string }]>('select id from orders limit 1');
    const ids = [...Array.from({ length: 900 }, () => randomUUID()), id];
    const answer = await admin.fetch(shop, {
      method: 'POST',
      headers: { origin: filled.product.url },
      body: new URLSearchParams({ filter: JSON.stringify({ ids }), sort: '' }),
    });
    expect(answer.status).toBe(200);
    expect((await answer.text()).trim().split('\r\n')).toHaveLength(2);
    expect((await filled.browser.fetch(shop, { method: 'POST' })).status).toBe(403);
    for (const origin of ['https://evil.example', filled.product.url.replace('http:', 'https:'), 'null'])
      expect((await admin.fetch(shop, { method: 'POST', headers: { origin } })).status).toBe(403);
  });

  it('of all accounts is recorded: who took which list, by which filters, without the words in them', async () => {
    const { manager } = filled.product.services.dataSource;
    const taken = async (take: () => Promise<unknown>) => {
      const [last] = await manager.find(AuditEntity, { order: { id: 'DESC' }, take: 1 });
      await take();
      const rows = await manager.findBy(AuditEntity, last ? { id: MoreThan(last.id) } : {});
      return rows.map(({ actor, action, subject, after, requestId }) => [actor, action, subject, after, requestId]);
    };
    const users = `/admin/users.csv?filter=${encodeURIComponent(JSON.stringify({ search: 'mia@example.com' }))}`;
    const [{ id }] = await manager.query<[{ id: string }]>(`select id from users where email = 'admin@example.com'`);
    expect(await taken(() => linesOf(admin, users))).toEqual([
      [id, 'export-list', 'lists/users', { filters: ['search'] }, expect.any(String)],
    ]);
    expect(await taken(() => admin.fetch(users, { method: 'HEAD' }))).toEqual([]);
    expect(await taken(() => filled.browser.fetch(users))).toEqual([]);
    expect(await taken(() => linesOf(filled.browser, ledger))).toEqual([]);
  });

  it('answers HEAD without creating a file', async () => {
    const answer = await filled.browser.fetch(ledger, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  });

  it('is rate-limited', async () => {
    const eager = filled.product.browser();
    await eager.register('eager@example.com');
    let refused: Response | undefined;
    for (let turn = 0; turn < 40 && !refused; turn += 1) {
      const answer = await eager.fetch(ledger);
      await (answer.status === 200 ? answer.arrayBuffer() : undefined);
      if (answer.status !== 200) refused = answer;
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Other accounts have their own limit.
    expect(await linesOf(filled.browser, ledger)).not.toHaveLength(0);
  });
});
