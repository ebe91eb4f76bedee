import { enqueue } from '../../platform/jobs/jobs';
import { inRequest } from '../../platform/observability/request-scope';
import { TokenBrowser } from '../access-tokens';
import { call, signIn } from '../account-calls';
import { eventually } from '../paying-customer';
import { LimitLog } from '../../platform/http/limit-log';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

describe('the request log', () => {
  const log: string[] = [];
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, jobs: true, log, environment: { ACCESS_LOG: '1' } });
  });
  afterAll(() => product.stop());

  const lines = (msg: string) =>
    log.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['msg'] === msg);
  const requestsOf = (requestId: string) => lines('request').filter((line) => line['requestId'] === requestId);

  it('has one line per request with its fields, without query strings, headers or bodies', async () => {
    const secret = 'token-that-nobody-may-read';
    const requestId = 'access-log-request-1';
    await fetch(`${product.url}/graphql?token=${secret}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        authorization: `Bearer ${secret}`,
        cookie: `session=${secret}`,
      },
      body: JSON.stringify({ query: `{ __typename } # ${secret}` }),
    });
    await eventually(() => Promise.resolve(requestsOf(requestId).length > 0));
    const [line, ...more] = requestsOf(requestId);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      requestId,
      method: 'POST',
      route: expect.stringMatching(/graphql/) as unknown,
      status: expect.any(Number) as unknown,
      ms: expect.any(Number) as unknown,
      bytes: expect.any(Number) as unknown,
    });
    await fetch(`${product.url}/designs/0190a0a0-0000-7000-8000-000000000000/image?token=${secret}`, {
      headers: { 'x-request-id': 'access-log-request-2' },
    });
    await eventually(() => Promise.resolve(requestsOf('access-log-request-2').length === 1));
    expect(log.join('\n')).not.toContain(secret);
    expect(JSON.stringify(requestsOf('access-log-request-2'))).not.toContain('0190a0a0');
  });

  it('has a line for each proof of who the caller is, with its outcome and nothing that was typed', async () => {
    log.length = 0;
    const browser = product.browser();
    const id = await browser.register('logged@example.com', 'a-first-password');
    for (const password of ['a-wrong-password', 'a-first-password'])
      await signIn(product.browser(), 'logged@example.com', password);
    await signIn(product.browser(), 'nobody@example.com', 'a-first-password');
    await call(browser, 'confirmIdentity', '$proof: ProofInput!', { proof: { password: 'a-wrong-password' } });
    expect(lines('authentication').map(({ way, outcome, userId }) => [way, outcome, userId])).toEqual([
      ['registration', 'accepted', id],
      ['password', 'WRONG_PASSWORD', id],
      ['password', 'accepted', id],
      ['password', 'USER_NOT_FOUND', null],
      ['proof', 'WRONG_PASSWORD', id],
    ]);
    for (const line of lines('authentication')) expect(line).toMatchObject({ network: '127.0.0.1' });
    expect(log.join('\n')).not.toMatch(/a-first|a-wrong|example\.com|plm_/);
  });

  it('has one line a minute for a network that sends wrong tokens, and for an account that exceeds a limit', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 120_000);
    log.length = 0;
    for (let count = 0; count < 5; count += 1)
      await new TokenBrowser(product.url, `plm_wrong-${count}`).graphql('{ me { id } }');
    const tooMany = async () => (await signIn(product.browser(), 'flood@example.com', 'x')).errors[0]?.code;
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 15; count += 1) codes.push(await tooMany());
    clock.mockRestore();
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(5);
    expect(
      lines('authentication')
        .map(({ way, outcome }) => `${String(way)} ${String(outcome)}`)
        .filter((line) => line !== 'password USER_NOT_FOUND'),
    ).toEqual(['bearer UNAUTHENTICATED', 'password TOO_MANY_REQUESTS']);
    expect(log.join('\n')).not.toMatch(/plm_|flood@/);
  });

  it('has one line a minute for an account that asks for what it may not do', async () => {
    log.length = 0;
    const browser = product.browser();
    const userId = await browser.register('refused@example.com');
    await browser.graphql('{ a: users { totalItems } b: users { totalItems } }');
    await browser.fetch('/admin/users.csv');
    await browser.fetch('/users', { headers: { accept: 'application/json' } });
    await product.browser().graphql('{ users { totalItems } }');
    const refused = { level: 'warn', userId, network: '127.0.0.1' };
    expect(lines('access refused')).toEqual([expect.objectContaining(refused)]);
  });

  it('has one line a minute for each limit that a caller reaches, at most a hundred, and none of what was typed', async () => {
    log.length = 0;
    const { limits } = product.services;
    for (let count = 0; count < 20; count += 1) await limits.take('webhookByHandPerAccount', 'an-account');
    expect(lines('limit reached')).toEqual([]);
    for (let count = 0; count < 60; count += 1) await limits.take('webhookByHandPerAccount', 'an-account');
    expect(lines('limit reached')).toEqual([
      expect.objectContaining({ level: 'warn', limit: 'webhookByHandPerAccount', isLastOfMinute: false }),
    ]);
    expect(log.join('')).not.toContain('an-account');
    let now = 60_000_000;
    const written: unknown[] = [];
    const bounded = new LimitLog({ warn: (line: unknown) => void written.push(line) }, () => now);
    for (let caller = 0; caller < 300; caller += 1)
      bounded.note('cost of network', `198.51.100.${caller}`, { network: '198.51.100.0' });
    expect(written).toHaveLength(100);
    expect(written.at(-1)).toEqual({ limit: 'cost of network', network: '198.51.100.0', isLastOfMinute: true });
    now += 60_000;
    bounded.note('cost of network', '198.51.100.1');
    expect(written).toHaveLength(101);
  });

  it("has the request's id in the lines of the job that it queued", async () => {
    const requestId = 'request-that-queued-a-job';
    const { manager } = product.services.dataSource;
    const outside = { designKeys: ['../outside-the-storage'], uploads: [] };
    await inRequest({ requestId }, () => enqueue(manager, 'drop_files', outside));
    await eventually(() => Promise.resolve(lines('a job failed').length > 0));
    expect(lines('a job failed')).toContainEqual(expect.objectContaining({ requestId, job: 'drop_files' }));
  });

  it('warns once about a proxy that TRUST_PROXY does not count, however many requests pass through it', async () => {
    const warnings = () => log.filter((line) => line.includes('X-Forwarded-For'));
    const ask = (headers: Record<string, string>) =>
      fetch(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: '{ me { id } }' }),
      });
    await ask({});
    expect(warnings()).toEqual([]);
    for (let client = 1; client <= 20; client += 1) await ask({ 'x-forwarded-for': `198.51.100.${client}` });
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain('TRUST_PROXY is 0');
    expect(warnings()[0]).not.toContain('198.51.100');
  });
});
