import { createLaggingReads } from '../platform/database/standby';
import { tokenOf } from '../test/access-tokens';
import { startReplication } from '../test/replication';
import type { Replication } from '../test/replication';
import type { TestBrowser } from '../test/test-browser';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { entities } from '../wiring/entities';

const users = '{ users(page: { size: 100 }) { items { name } } }';
const rename = `mutation Rename($input: UpdateProfileInput!) {
  updateProfile(input: $input) { user { name } errors { message } }
}`;

describe('a shop with a standby that has stopped to replay', () => {
  let servers: Replication;
  let product: TestProduct;
  let [one, other]: [TestBrowser | null, TestBrowser | null] = [null, null];
  let adminId: string;
  const signedInAdmin = async (email: string): Promise<[TestBrowser, string]> => {
    const browser = product.browser();
    const id = await browser.register(email);
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
    browser.cookies.delete('postloom_position');
    return [browser, id];
  };
  beforeAll(async () => {
    servers = await startReplication();
    product = await startTestProduct({
      http: true,
      environment: { DATABASE_URL: servers.primary, DATABASE_DIRECT_URL: '', DATABASE_STANDBY_URL: servers.standby },
    });
    const { services } = product;
    await services.laggingReads.stop();
    // the machine of a test may be slow; how far a standby may lag is tested with the reads themselves
    services.laggingReads = createLaggingReads({
      urls: [servers.standby],
      primary: services.dataSource,
      entities,
      lagMs: 120_000,
      logger: services.logger,
      applicationName: 'postloom test',
      observe: (outcome) => services.metrics.laggingReads.inc({ outcome }),
    });
    [one, adminId] = await signedInAdmin('one@example.com');
    [other] = await signedInAdmin('other@example.com');
    await namesFor(one);
    await servers.caughtUp();
    await servers.onStandby('select pg_wal_replay_pause()');
    await product.services.dataSource.query(`update users set name = 'Changed by others' where id = $1`, [adminId]);
  });
  afterAll(async () => {
    await product?.stop();
    await servers?.stop();
  });
  const namesFor = async (browser: TestBrowser | null): Promise<string[]> => {
    const { data, errors } = (await browser?.graphql<{ users: { items: { name: string }[] } }>(users)) ?? {};
    expect(errors).toBeUndefined();
    return data?.users.items.map(({ name }) => name) ?? [];
  };
  const csvFor = async (browser: TestBrowser | null, init?: RequestInit) =>
    (await browser?.fetch('/admin/users.csv', init))?.text() ?? '';

  it('answers lists and files of Admins from it, without what others have changed since', async () => {
    expect(await namesFor(other)).not.toContain('Changed by others');
    expect(await csvFor(other)).not.toContain('Changed by others');
    const form = { method: 'POST', headers: { origin: product.url }, body: new URLSearchParams() };
    expect(await csvFor(other, form)).not.toContain('Changed by others');
    expect(other?.cookies.has('postloom_position')).toBe(false);
  });

  it('answers REST paths, the search and the figures of Admins from it', async () => {
    const byRest = await other?.fetch('/users', { headers: { 'x-requested-with': 'XMLHttpRequest' } });
    expect([byRest?.status, await byRest?.text()]).toEqual([200, expect.not.stringContaining('Changed by others')]);
    const find = '{ adminSearch(text: "one@example") { title } }';
    const { data } = (await other?.graphql<{ adminSearch: { title: string }[] }>(find)) ?? {};
    expect(data?.adminSearch).toEqual([{ title: 'Test Person' }]);
    const today = new Date().toISOString().slice(0, 10);
    const day = `{ from: "${today}", to: "${today}" }`;
    const count = async () => {
      const { values } = await product.services.metrics.laggingReads.get();
      return values.find(({ labels }) => labels.outcome === 'standby')?.value ?? 0;
    };
    const before = await count();
    const figures = await other?.graphql(`{ dashboard(range: ${day}, compare: false) { today } }`);
    expect(figures?.errors).toBeUndefined();
    expect(await count()).toBe(before + 3);
  });

  it('answers what belongs to one account from the primary', async () => {
    const { data } = (await one?.graphql<{ me: { name: string } }>('{ me { name } }')) ?? {};
    expect(data?.me.name).toBe('Changed by others');
    await product.giveCredits(adminId, 7);
    expect(await (await one?.fetch('/account/credit-history.csv'))?.text()).toMatch(/\b7\b/);
  });

  it('answers an Admin who has changed something from the primary, and the others from the standby', async () => {
    const { data } =
      (await one?.graphql<{ updateProfile: { errors: object[] } }>(rename, { input: { name: 'Own change' } })) ?? {};
    expect(data?.updateProfile.errors).toEqual([]);
    expect(one?.cookies.get('postloom_position')).toMatch(/^[0-9A-F]+%2F[0-9A-F]+$/);
    expect(await namesFor(one)).toContain('Own change');
    expect(await csvFor(one)).toContain('Own change');
    expect(await namesFor(other)).not.toContain('Own change');
  });

  it('answers a token that may change something from the primary, and one that may not from the standby', async () => {
    const bearer = async (scopes: ('ADMIN_PEOPLE_READ' | 'ADMIN_PEOPLE_WRITE')[]) => {
      const { token } = await tokenOf(product, { id: adminId, role: 'ADMIN' }, scopes);
      const { data } = await product
        .browser()
        .graphql<{ users: { items: { name: string }[] } }>(
          users,
          {},
          { headers: { authorization: `Bearer ${token}` } },
        );
      return data.users.items.map(({ name }) => name);
    };
    expect(await bearer(['ADMIN_PEOPLE_READ'])).not.toContain('Own change');
    expect(await bearer(['ADMIN_PEOPLE_READ', 'ADMIN_PEOPLE_WRITE'])).toContain('Own change');
  });

  it('shows how far the standby is behind, and who answered', async () => {
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    expect(metrics).toMatch(/^database_standby_behind_bytes\{standby="1"\} \d/m);
    expect(metrics).toMatch(/^lagging_reads_total\{outcome="standby"\} [1-9]/m);
    expect(metrics).toMatch(/^lagging_reads_total\{outcome="behind"\} [1-9]/m);
  });
});

describe('a shop whose standby is dead', () => {
  it('serves, lists of Admins included', async () => {
    const product = await startTestProduct({
      http: true,
      environment: { DATABASE_STANDBY_URL: 'postgres://postloom:none@127.0.0.1:9/postloom' },
    });
    try {
      const browser = product.browser();
      const id = await browser.register('admin@example.com');
      await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
      const { data } = await browser.graphql<{ users: { items: object[] } }>(users);
      expect(data.users.items).toHaveLength(1);
      expect((await browser.fetch('/admin/users.csv')).status).toBe(200);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    } finally {
      await product.stop();
    }
  });
});
