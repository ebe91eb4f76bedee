import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';
import { askToRegister, askToSignIn } from '../../../test/session-calls';

describe('sign-in attempts', () => {
  let product: TestProduct;
  let browser: TestBrowser;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, environment: { TRUST_PROXY: '1' } });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.services.pool.query('delete from rate_limits');
    browser = product.browser();
  });

  it('are limited: the eleventh at an account is refused, right or wrong', async () => {
    await askToRegister(browser, { email: 'ed@example.com' });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await askToSignIn(browser, 'ed@example.com', 'wrong-1')).errors[0]?.code).toBe('WRONG_PASSWORD');
    expect((await askToSignIn(browser, 'ed@example.com', 'secret-1')).errors).toEqual([
      {
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many failed login attempts. Please try again later. You can try again in 15 minutes.',
        field: null,
        retryAfterSeconds: expect.any(Number) as number,
      },
    ]);
  });

  describe('that fail', () => {
    const from = async (address: string, email: string, password: string, who = product.browser()) =>
      (await askToSignIn(who, email, password, address)).errors[0]?.code ?? 'signed in';

    it("lock out their network, but neither the owner's network nor known devices", async () => {
      await askToRegister(browser, { email: 'el@example.com' });
      for (let index = 0; index < 10; index += 1)
        expect(await from('2001:db8:1:1::1', 'el@example.com', 'wrong-1')).toBe('WRONG_PASSWORD');
      expect(await from('2001:db8:1:1:ffff::2', 'EL@example.com', 'secret-1')).toBe('TOO_MANY_REQUESTS');
      expect(await from('2001:db8:1:2::1', 'el@example.com', 'secret-1')).toBe('signed in');
      expect(await from('2001:db8:1:1::1', 'el@example.com', 'secret-1', browser)).toBe('signed in');
    });

    it('are refused from everywhere after a hundred, except on a known device', async () => {
      await askToRegister(browser, { email: 'em@example.com' });
      for (let index = 0; index < 100; index += 1)
        expect(await from(`198.51.${100 + Math.floor(index / 10)}.9`, 'em@example.com', 'wrong-1')).toBe(
          'WRONG_PASSWORD',
        );
      expect(await from('192.0.2.1', 'em@example.com', 'secret-1')).toBe('TOO_MANY_REQUESTS');
      expect(await from('192.0.2.1', 'em@example.com', 'secret-1', browser)).toBe('signed in');
    });

    it('are refused on a known device after ten as well', async () => {
      await askToRegister(browser, { email: 'en@example.com' });
      for (let index = 0; index < 10; index += 1)
        expect(await from(`203.0.113.${index}`, 'en@example.com', 'wrong-1', browser)).toBe('WRONG_PASSWORD');
      expect(await from('203.0.113.99', 'en@example.com', 'secret-1', browser)).toBe('TOO_MANY_REQUESTS');
    });

    it("are counted separately for the account's twenty last seen devices", async () => {
      await askToRegister(browser, { email: 'ep@example.com' });
      for (let index = 0; index < 22; index += 1)
        expect(await from('203.0.113.201', 'ep@example.com', 'secret-1')).toBe('signed in');
      const [row]: { count: string }[] = await product.services.dataSource.query(
        `select count(*) from known_devices d join users u on u.id = d.user_id where u.email = 'ep@example.com'`,
      );
      expect(Number(row?.count)).toBe(20);
      // the first one was the one that registered: it counts as unknown now
      for (let index = 0; index < 10; index += 1)
        expect(await from('203.0.113.202', 'ep@example.com', 'wrong-1', browser)).toBe('WRONG_PASSWORD');
      expect(await from('203.0.113.203', 'ep@example.com', 'secret-1', browser)).toBe('signed in');
    });

    it('do not include successes: the twelfth sign-in in a row still works', async () => {
      await askToRegister(browser, { email: 'eo@example.com' });
      for (let index = 0; index < 12; index += 1)
        expect(await from('203.0.113.200', 'eo@example.com', 'secret-1')).toBe('signed in');
    });

    it('count a whole IPv6 network as one, with a tenfold limit for its provider', async () => {
      const answers: string[] = [];
      for (let index = 0; index < 52; index += 1)
        answers.push(await from(`2001:db8:9:9::${index.toString(16)}`, `nobody-${index}@example.com`, 'secret-1'));
      expect(answers.slice(49)).toEqual(['USER_NOT_FOUND', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
      await product.services.pool.query(
        `update rate_limits set points = 500 where key = 'signInPerAddressWide:2001:db8:9::/48'`,
      );
      expect(await from('2001:db8:9:a::1', 'nobody@example.com', 'secret-1')).toBe('TOO_MANY_REQUESTS');
      expect(await from('2001:db8:a:1::1', 'nobody@example.com', 'secret-1')).toBe('USER_NOT_FOUND');
    });

    it("are counted without the account's address in the counters", async () => {
      await from('203.0.113.50', 'secret-name@example.com', 'secret-1');
      expect(JSON.stringify((await product.services.pool.query('select key from rate_limits')).rows)).not.toContain(
        'secret-name',
      );
    });
  });
});
