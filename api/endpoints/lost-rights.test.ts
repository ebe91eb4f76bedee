import { prepareArchive } from '../test/known-accounts';
import { tokenOf } from '../test/access-tokens';
import { startTestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';
import type { TestProduct } from '../test/test-product';

/** More than two batches of a list file, and many of a REST list. */
const many = 1_100;

/** The message of `fetch` for a connection that closes before the end of an answer. */
const cut = /^(terminated|fetch failed)$/;

describe('a long download', () => {
  let product: TestProduct;
  let admin: TestBrowser;
  let adminId: string;
  const query = (statement: string, values: unknown[] = []) => product.services.pool.query(statement, values);
  const setRole = (role: string) => query('update users set role = $2 where id = $1', [adminId, role]);
  const disable = () => query('update users set disabled_at = now() where id = $1', [adminId]);
  const endSessions = () => query('update sessions set revoked_at = now() where user_id = $1', [adminId]);

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    await query(
      `insert into users (email, name) select 'person-' || n || '@example.com', 'Ann' from generate_series(1, $1) n`,
      [many],
    );
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    admin = product.browser();
    adminId = await admin.register(`admin-${Date.now()}@example.com`);
    await setRole('ADMIN');
    await query(
      `insert into credit_entries (user_id, change, balance_after, reason) select $1, 1, n, 'GRANT' from generate_series(1, $2) n`,
      [adminId, many],
    );
  });
  afterEach(() => jest.restoreAllMocks());

  /** Runs a change while a file is requested, after its caller was accepted. */
  const duringExport = (change: () => Promise<unknown>) => {
    const { limits } = product.services;
    const take = limits.take.bind(limits);
    jest.spyOn(limits, 'take').mockImplementation(async (name, key) => {
      if (name === 'exportPerAccount') await change();
      return take(name, key);
    });
  };
  /** Runs a change while the first batch of a REST list is read. */
  const duringFirstBatch = (change: () => Promise<unknown>) => {
    const { budgets } = product.services;
    const charge = budgets.charge.bind(budgets);
    jest.spyOn(budgets, 'charge').mockImplementationOnce(async (...given) => {
      await change();
      return charge(...given);
    });
  };
  const wholeOf = async (browser: TestBrowser, path: string) => {
    const answer = await browser.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

  const lengthOf = async (browser: TestBrowser, path: string) => (await wholeOf(browser, path)).length;

  it.each([
    ['/admin/users.csv', 'demoted', () => setRole('MEMBER')],
    ['/admin/users.csv', 'disabled', disable],
    ['/account/credit-history.csv', 'signed out', endSessions],
  ])('%s is cut when its caller is %s', async (path, _what, change) => {
    expect((await wholeOf(admin, path)).split('\r\n').length).toBeGreaterThan(many);
    duringExport(change);
    await expect(lengthOf(admin, path)).rejects.toThrow(cut);
  });

  it.each([
    ['demoted', () => setRole('MEMBER')],
    ['signed out', endSessions],
  ])('a whole REST list is cut when its caller is %s', async (_what, change) => {
    expect((JSON.parse(await wholeOf(admin, '/users')) as object[]).length).toBeGreaterThan(many);
    duringFirstBatch(change);
    await expect(lengthOf(admin, '/users')).rejects.toThrow(cut);
  });

  it('a whole REST list is cut when its token is revoked', async () => {
    const { id, program } = await tokenOf(product, { id: adminId, role: 'ADMIN' }, ['ADMIN_PEOPLE_READ']);
    duringFirstBatch(() => query('update api_tokens set revoked_at = now() where id = $1', [id]));
    await expect(lengthOf(program, '/users')).rejects.toThrow(cut);
  });

  it('the data archive is cut when its session ends', async () => {
    // the link is valid once: its use is the first thing that the request changes
    await query(`create function end_sessions() returns trigger language plpgsql as $fn$ begin
      update sessions set revoked_at = now() where user_id = new.user_id; return null; end $fn$`);
    await query(`create trigger link_used after update on single_use_tokens for each row
      when (new.purpose = 'DOWNLOAD') execute function end_sessions()`);
    const { url } = await prepareArchive(admin);
    await expect(lengthOf(admin, url ?? '')).rejects.toThrow(cut);
  });
});
