import { randomUUID } from 'node:crypto';
import type { UserEntity } from '../accounts/user.entity';
import { createMetrics } from '../../platform/observability/metrics';
import { tokenOf } from '../../test/access-tokens';
import type { TokenBrowser } from '../../test/access-tokens';
import { eventually } from '../../test/paying-customer';
import { testModeOf } from '../../test/test-mode';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { dropOldApiRequests } from './api-request.service';
import { RequestLog, mostRows } from './request-log';
import type { LoggedRequest } from './request-log';

interface Row {
  operation: string;
  status: number;
  code: string | null;
  cost: number;
  requestId: string;
  tokenName: string;
}

describe("the log of an account's programs", () => {
  let product: TestProduct;
  let owner: UserEntity;
  let program: TokenBrowser;
  let tokenId: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    owner = await product.addUser();
    ({ program, id: tokenId } = await tokenOf(product, owner, ['PROFILE_READ', 'DESIGNS_WRITE']));
  });
  afterAll(() => product.stop());

  const listed = async (filter: object | null = null) => {
    const query = `query Log($filter: ApiRequestFilter) { me { apiRequests(filter: $filter, page: { size: 100 }) {
      items { operation status code cost requestId tokenName durationMs represents } totalItems } } }`;
    const { data, errors } = await program.graphql<{ me: { apiRequests: { items: Row[]; totalItems: number } } }>(
      query,
      {
        filter,
      },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.me.apiRequests;
  };
  /** Returns the newest logged request of this name. */
  const rowOf = async (operation: string) => {
    let found: Row | undefined;
    await eventually(async () => {
      const { rows } = await product.services.pool.query<Row>(
        `select status, code, cost, request_id as "requestId", token_name as "tokenName"
           from api_requests where operation = $1 order by id desc limit 1`,
        [operation],
      );
      [found] = rows;
      return found !== undefined;
    });
    return found;
  };

  it('shows what a named operation has cost, and its request id', async () => {
    const answer = await program.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'my-request-1' },
      body: JSON.stringify({ query: 'query Mine { me { id tickets { totalItems } } }' }),
    });
    expect(await rowOf('Mine')).toMatchObject({
      status: 200,
      code: 'FORBIDDEN',
      cost: Number(answer.headers.get('x-operation-cost')),
      requestId: 'my-request-1',
      tokenName: 'A program',
    });
  });

  it('names an operation without a name by its fields, and refusals by their code', async () => {
    await program.graphql(`mutation { deleteDesigns(ids: ["${randomUUID()}"]) { errors { code } } }`);
    expect(await rowOf('mutation { deleteDesigns }')).toMatchObject({ status: 200, code: 'NOT_FOUND' });
    await program.graphql('{ unknown }');
    expect(await rowOf('POST /graphql')).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED', cost: 0 });
  });

  it('shows REST rows and files by their pattern', async () => {
    await program.fetch('/packages');
    expect(await rowOf('GET /packages')).toMatchObject({ status: 200, code: null });
    await program.fetch(`/package/${randomUUID()}?secret=1`);
    expect(await rowOf('GET /package/{id}')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await program.fetch(`/designs/${randomUUID()}/image`);
    expect(await rowOf('GET /designs/{id}/{part}')).toMatchObject({ status: 404 });
  });

  it('lists failed requests, and requests of one token', async () => {
    const failed = await listed({ failed: true });
    expect(failed.items.length).toBeGreaterThan(2);
    expect(failed.items.filter(({ status, code }) => status < 400 && code === null)).toEqual([]);
    expect((await listed({ tokenId: [tokenId] })).totalItems).toBeGreaterThan(2);
    expect((await listed({ tokenId: [randomUUID()] })).totalItems).toBe(0);
  });

  it('holds no requests of sessions, of other accounts, or with a wrong token', async () => {
    const other = product.browser();
    await other.register('other@example.com');
    await other.graphql('query Session { me { id } }');
    await fetch(`${product.url}/packages`, { headers: { authorization: 'Bearer plm_wrong' } });
    await program.graphql('query Last { me { id } }');
    await rowOf('Last');
    const { rows } = await product.services.pool.query<{ user_id: string }>(
      'select distinct user_id from api_requests',
    );
    expect(rows).toEqual([{ user_id: owner.id }]);
    const { data } = await other.graphql<{ me: { apiRequests: { totalItems: number } } }>(
      '{ me { apiRequests { totalItems } } }',
    );
    expect(data?.me.apiRequests.totalItems).toBe(0);
  });

  it('is deleted after 7 days', async () => {
    await product.services.pool.query(
      `update api_requests set created_at = now() - interval '8 days' where operation = 'Mine'`,
    );
    await dropOldApiRequests(product.ctx());
    const { items } = await listed();
    expect(items.length).toBeGreaterThan(0);
    expect(items.some(({ operation }) => operation === 'Mine')).toBe(false);
  });

  describe('is bounded', () => {
    let log: RequestLog;
    let metrics: ReturnType<typeof createMetrics>;
    let busy: UserEntity;
    let busyToken: string;
    beforeAll(async () => {
      busy = await product.addUser();
      busyToken = (await tokenOf(product, busy, ['PROFILE_READ'])).id;
    });
    beforeEach(() => {
      const { pool, logger } = product.services;
      metrics = createMetrics({ version: '0', role: 'test' });
      log = new RequestLog(pool, logger, metrics);
    });
    afterEach(() => log.close());

    const request = (at: Date, operation = 'Bulk'): LoggedRequest => ({
      ...{ userId: busy.id, tokenId: busyToken, operation, status: 200, code: null, cost: 1, durationMs: 1 },
      ...{ requestId: randomUUID(), createdAt: at },
    });
    const outcomes = async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await metrics.apiRequests.get()).values.map(({ labels, value }): [string, number] => [
          String(labels.outcome),
          value,
        ]),
      );
    const stored = async (operation: string) =>
      (
        await product.services.pool.query<{ represents: number }>(
          'select represents from api_requests where operation = $1 order by id',
          [operation],
        )
      ).rows.map(({ represents }) => represents);

    it('to each hundredth request of an account beyond 60 in a minute', async () => {
      const at = new Date('2030-01-01T10:00:00Z');
      for (let n = 0; n < 260; n += 1) log.note(request(at));
      log.note(request(new Date('2030-01-01T10:01:00Z'), 'Next minute'));
      await log.flush();
      expect(await stored('Bulk')).toEqual([...Array.from({ length: 60 }, () => 1), 100, 100]);
      expect(await stored('Next minute')).toEqual([1]);
      expect(await outcomes()).toEqual({ stored: 63, sampled: 198, dropped: 0 });
    });

    it('to the newest rows of an account', async () => {
      for (let minute = 0; minute < 10; minute += 1)
        for (let n = 0; n < 60; n += 1)
          log.note(request(new Date(Date.UTC(2030, 0, 2, 0, minute)), `Minute ${minute}`));
      await log.flush();
      const { rows } = await product.services.pool.query<{ count: number }>(
        'select count(*)::int as count from api_requests where user_id = $1',
        [busy.id],
      );
      expect(rows).toEqual([{ count: mostRows }]);
      expect([(await stored('Minute 0')).length, (await stored('Minute 9')).length]).toEqual([0, 60]);
    });

    it('to the newest rows of the owner of a test token as well', async () => {
      const tester = await product.addUser();
      const { program: test, tokenId: testToken } = await testModeOf(product, tester, ['PROFILE_READ']);
      const { pool } = product.services;
      await pool.query(
        `insert into api_requests (user_id, token_id, token_name, operation, status, cost, duration_ms, request_id, represents, created_at)
         select $1, $2, 'A test', 'Before', 200, 1, 1, n::text, 1, now() from generate_series(1, $3) n`,
        [tester.id, testToken, mostRows],
      );
      await test.graphql('query Tested { me { id } }');
      await rowOf('Tested');
      await eventually(async () => (await stored('Before')).length === mostRows - 1);
    });

    it('and never fails a request: what cannot be stored is dropped', async () => {
      const pool = { query: () => Promise.reject(new Error('away')) } as never;
      const away = new RequestLog(pool, product.services.logger, metrics);
      away.note(request(new Date()));
      await away.flush();
      expect(await outcomes()).toMatchObject({ stored: 0, dropped: 1 });
      await away.close();
    });
  });
});
