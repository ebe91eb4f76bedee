import type { IncomingMessage } from 'node:http';
import { deviceCookie, sessionTokens } from '../../../platform/http/cookies';
import { hashToken, randomToken } from '../../../platform/secrets/secrets';
import { whoAmI } from '../../../test/account-calls';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { dropSpentAccess } from './spent-access';

describe('sessions whose tokens another person has', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(() => product.stop());

  const person = async () => {
    counter += 1;
    const browser = product.browser();
    const email = `copied${counter}@example.com`;
    return { browser, email, id: await browser.register(email) };
  };

  it('are no session over https that another host of the domain has set, except one that 0.1.0 has begun', async () => {
    const { browser } = await person();
    const refresh = browser.cookies.get('postloom_refresh') ?? '';
    const planted = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage;
    const tokens = sessionTokens(planted(`postloom_session=a; postloom_refresh=${refresh}`), true);
    expect(tokens).toEqual({ access: undefined, refresh: undefined });
    expect(deviceCookie(planted('postloom_device=d'), true)).toBeNull();
    const earlier = 'r'.repeat(43);
    expect(sessionTokens(planted(`postloom_refresh=${earlier}`), true).refresh).toBe(earlier);
  });

  it('continue with a refresh token of 0.1.0, which its successor replaces', async () => {
    const { browser, email, id } = await person();
    const earlier = randomToken();
    await product.services.pool.query('update sessions set refresh_hash = $2 where user_id = $1', [
      id,
      hashToken(earlier),
    ]);
    for (let time = 1; time <= 2; time += 1) {
      browser.cookies.delete('postloom_session');
      // the second time as after a lost answer
      browser.cookies.set('postloom_refresh', earlier);
      expect(await whoAmI(browser)).toBe(email);
    }
    browser.cookies.delete('postloom_session');
    expect(await whoAmI(browser)).toBe(email);
  });

  it('end when a refresh token comes back that was used days before, as a thief may have used it first', async () => {
    const { browser, email, id } = await person();
    const { pool } = product.services;
    const thief = product.browser();
    thief.cookies.set('postloom_refresh', browser.cookies.get('postloom_refresh') ?? '');
    expect(await whoAmI(thief)).toBe(email);
    await pool.query(
      `update sessions set rotated_at = now() - interval '25 hours' where user_id = $1 and rotated_at is not null`,
      [id],
    );
    await dropSpentAccess(product.ctx());
    const forged = product.browser();
    forged.cookies.set('postloom_refresh', `${(browser.cookies.get('postloom_refresh') ?? '').slice(0, -1)}~`);
    expect([await whoAmI(forged), await whoAmI(thief)]).toEqual([null, email]);
    browser.cookies.delete('postloom_session');
    expect([await whoAmI(browser), await whoAmI(thief)]).toEqual([null, null]);
  });
});
