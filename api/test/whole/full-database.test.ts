import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** PostgreSQL's errors when it cannot extend a file, and when it is out of memory. */
const lacks = [
  ['53100', 'could not extend file: No space left on device'],
  ['53200', 'out of memory'],
] as const;

describe('a full database', () => {
  const log: string[] = [];
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, log });
  });
  afterAll(() => product.stop());

  const ready = async () => {
    const answer = await fetch(`${product.url}/readyz`);
    return [answer.status, await answer.json()] as const;
  };

  it.each(lacks)(
    'is a 503 with Retry-After (%s), named in the log and by /readyz until it can write again',
    async (code, says) => {
      const { pool } = product.services;
      await pool.query(`
      create or replace function full_disk() returns trigger language plpgsql as $fn$ begin raise exception '${says}' using errcode = '${code}'; end $fn$;
      create trigger is_full before insert on users for each row execute function full_disk()`);
      const input = { name: 'Ann Lee', email: 'ann@example.com', password: 'secret-1', acceptTerms: true };
      const answer = await product.browser().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: 'mutation Register($input: RegisterInput!) { register(input: $input) { user { id } } }',
          variables: { input },
        }),
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.text()).toContain('We are back in a moment. Please try again.');
      expect(log.join('\n')).toContain('the database has no space');

      // PostgreSQL itself refuses to write for this role: the closest that a test gets to a full disk.
      const check = jest
        .spyOn(product.services.dataSource, 'transaction')
        .mockRejectedValue(Object.assign(new Error(says), { code }));
      expect(await ready()).toEqual([
        503,
        { ok: false, database: true, space: false, draining: false, version: expect.any(String) as string },
      ]);
      check.mockRestore();
      await pool.query('drop trigger is_full on users');
      expect(await ready()).toEqual([
        200,
        { ok: true, database: true, space: true, draining: false, version: expect.any(String) as string },
      ]);
    },
  );
});
