import bcrypt from 'bcrypt';
import { sections } from '../../../contract/sections';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** The bounds of docs/operations.md, 'What one anonymous caller can make us do', that no other test file checks. */
describe('one anonymous request causes at most', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    await product.addPackage();
  });
  afterAll(() => product.stop());

  /** Counts the server's work: statements sent to the database, hashes, emails. */
  const cost = async (work: () => Promise<unknown>) => {
    let statements = 0;
    const { dataSource, pool } = product.services;
    const make = dataSource.createQueryRunner.bind(dataSource);
    const runners = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
      const runner = make(mode);
      const { query } = runner as { query: (...given: unknown[]) => Promise<unknown> };
      Object.assign(runner, {
        query: (...given: unknown[]) => {
          statements += 1;
          return query.apply(runner, given);
        },
      });
      return runner;
    });
    const counters = jest.spyOn(pool, 'query');
    const [hash, compare] = [jest.spyOn(bcrypt, 'hash'), jest.spyOn(bcrypt, 'compare')];
    const emails = async () =>
      Number((await dataSource.query<{ count: string }[]>('select count(*) from outbox'))[0]?.count);
    const before = await emails();
    statements = 0;
    await work();
    const done = {
      statements: statements + counters.mock.calls.length,
      hashes: hash.mock.calls.length + compare.mock.calls.length,
    };
    for (const spy of [runners, counters, hash, compare]) spy.mockRestore();
    return { ...done, emails: (await emails()) - before };
  };
  const ask = (query: string, variables = {}) => product.browser().graphql<Record<string, unknown>>(query, variables);

  it('20 statements by aliases of one query', async () => {
    const id = '01a1fda3-1ce5-7ac2-8463-16cb847c6a05';
    const many = `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: package(id: "${id}") { name }`).join(' ')} }`;
    expect((await ask(many)).status).toBe(200);
    expect((await cost(() => ask(many))).statements).toBeLessThanOrEqual(20);
    expect((await ask(many.replace('{ a0', `{ a20: package(id: "${id}") { name } a0`))).status).toBe(400);
  });

  it('about 20 statements by requesting all public data at once', async () => {
    const ofSections = Object.values(sections).map(({ field }) => `${field} { __typename }`);
    const all = `{ me { id } packages { name } countries settings { paypal { enablePayPal } } ${ofSections.join(' ')} signInProviders { name } emailRegistration }`;
    const { statements } = await cost(async () => expect((await ask(all)).status).toBe(200));
    expect(statements).toBeLessThanOrEqual(20);
  });

  it.each([
    [
      'a registration',
      'mutation { register(input: { name: "A", email: "one@example.com", password: "secret-1", acceptTerms: true }) { errors { code } } }',
      { hashes: 1, emails: 1 },
    ],
    [
      'a registration of an address in use',
      'mutation { register(input: { name: "A", email: "one@example.com", password: "secret-1", acceptTerms: true }) { errors { code } } }',
      { hashes: 0, emails: 0 },
    ],
    [
      'a sign-in',
      'mutation { signIn(input: { email: "one@example.com", password: "wrong-1" }) { errors { code } } }',
      { hashes: 1, emails: 0 },
    ],
    [
      'a sign-in to no account',
      'mutation { signIn(input: { email: "none@example.com", password: "wrong-1" }) { errors { code } } }',
      { hashes: 0, emails: 0 },
    ],
    [
      'a designInput for a new password',
      'mutation { requestPasswordReset(email: "one@example.com") { errors { code } } }',
      { hashes: 0, emails: 1 },
    ],
    [
      'a reset without a token',
      'mutation { resetPassword(input: { token: "none", password: "secret-1" }) { errors { code } } }',
      { hashes: 0, emails: 0 },
    ],
    [
      'a contact message',
      'mutation { sendContactMessage(input: { name: "A", email: "a@example.com", subject: "a", phone: "1", message: "a" }) { errors { code } } }',
      { hashes: 0, emails: 0 },
    ],
  ])('%s: its hashes, its emails, and at most 20 statements', async (_what, query, bounds) => {
    const done = await cost(() => ask(query));
    expect(done).toMatchObject(bounds);
    expect(done.statements).toBeLessThanOrEqual(20);
  });

  it('5 emails to one address within an hour', async () => {
    const done = await cost(async () => {
      for (let turn = 0; turn < 8; turn += 1)
        await ask('mutation { requestPasswordReset(email: "one@example.com") { errors { code } } }');
    });
    // One was sent in the test before.
    expect(done.emails).toBe(4);
  });

  it('one body of at most 200 kB, with at most 2,000 tokens read', async () => {
    expect((await ask(`{ me { ${'id '.repeat(2_100)} } }`)).status).toBe(400);
    expect(
      (
        await product.browser().fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: `{ me { id } } #${'x'.repeat(210_000)}` }),
        })
      ).status,
    ).toBe(413);
  });

  it('60 requests to an issuer within 15 minutes', async () => {
    let wait = 0;
    for (let turn = 0; turn < 61; turn += 1)
      wait = await product.services.limits.take('socialPerAddress', '203.0.113.61');
    expect(wait).toBeGreaterThan(0);
  });
});
