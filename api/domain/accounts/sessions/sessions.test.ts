import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import jwt from 'jsonwebtoken';
import { firstStepWriter, sessionCookieWriter, sessionTokens } from '../../../platform/http/cookies';
import { call, signIn, whoAmI } from '../../../test/account-calls';
import { emailsTo } from '../../../test/emails';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';
import { deviceName } from './device-name';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

interface Listed {
  id: string;
  device: string;
  current: boolean;
  firstSeenAt: string;
  lastActiveAt: string;
}

describe('the sessions of an account', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(() => product.stop());

  async function person() {
    counter += 1;
    const browser = product.browser();
    const email = `traveller${counter}@example.com`;
    return { browser, email, id: await browser.register(email) };
  }
  async function elsewhere(email: string) {
    const browser = product.browser();
    await browser.graphql(
      'mutation SignIn($input: SignInInput!) { signIn(input: $input) { errors { code } } }',
      { input: { email, password: 'secret-1' } },
      { headers: { 'user-agent': firefox } },
    );
    return browser;
  }
  const sessions = async (browser: TestBrowser) =>
    (
      await browser.graphql<{ me: { sessions: { items: Listed[] } } }>(
        '{ me { sessions { items { id device current firstSeenAt lastActiveAt } } } }',
      )
    ).data.me.sessions.items;
  const signOut = (browser: TestBrowser, id: string) => call(browser, 'signOutSession', '$id: ID!', { id });

  it("are listed with the last used first, each with its browser, and the caller's own is marked", async () => {
    const { browser, email } = await person();
    await elsewhere(email);
    expect(await sessions(browser)).toMatchObject([
      { device: 'Firefox on Windows', current: false },
      { current: true },
    ]);
  });

  it('are not entered with an access token that is forged, has expired or is for something else', async () => {
    const { browser, email, id } = await person();
    const token = browser.cookies.get('postloom_session') ?? '';
    const { fam } = jwt.decode(token) as { fam: string };
    const { sessionSecret } = product.services.config;
    const signed = (values: jwt.SignOptions, secret = sessionSecret) =>
      jwt.sign({ fam }, secret, { subject: id, audience: 'session', expiresIn: 60, ...values });
    const whoIs = async (access: string) => {
      const asking = product.browser();
      asking.cookies.set('postloom_session', access);
      return whoAmI(asking);
    };
    expect(await whoIs(signed({}))).toBe(email);
    const [head = '', body = ''] = token.split('.');
    const refused = {
      'another secret': signed({}, `${sessionSecret}x`),
      'another algorithm': signed({ algorithm: 'HS512' }),
      'no algorithm': `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`,
      'no signature': `${head}.${body}.`,
      'another audience': signed({ audience: 'social-sign-in' }),
      'no audience': jwt.sign({ fam }, sessionSecret, { subject: id, expiresIn: 60 }),
      expired: signed({ expiresIn: -1 }),
      'not valid yet': signed({ notBefore: 60 }),
      'another account': signed({ subject: crypto.randomUUID() }),
    };
    for (const [name, access] of Object.entries(refused)) expect([name, await whoIs(access)]).toEqual([name, null]);
  });

  it('end after 60 days without use, and not before', async () => {
    const { browser, email, id } = await person();
    const { pool } = product.services;
    const pass = (days: number) =>
      pool.query(`update sessions set expires_at = expires_at - $2 * interval '1 day' where user_id = $1`, [id, days]);
    await pass(59);
    browser.cookies.delete('postloom_session');
    expect(await whoAmI(browser)).toBe(email);
    // the renewal begins another 60 days
    await pass(59);
    browser.cookies.delete('postloom_session');
    expect(await whoAmI(browser)).toBe(email);
    await pass(60);
    expect(await whoAmI(browser)).toBeNull();
  });

  it('end 180 days after their sign-in, however much they are used', async () => {
    const { browser, email, id } = await person();
    const { pool } = product.services;
    const begin = (days: number) =>
      pool.query(`update sessions set began_at = now() - $2 * interval '1 day' where user_id = $1`, [id, days]);
    const ends = async () =>
      (
        await pool.query<{ days: number }>(
          `select extract(epoch from expires_at - now()) / 86400 as days from sessions where user_id = $1 order by id desc limit 1`,
          [id],
        )
      ).rows[0]?.days;
    await begin(170);
    browser.cookies.delete('postloom_session');
    expect(await whoAmI(browser)).toBe(email);
    expect(Number(await ends())).toBeCloseTo(10, 1);
    await begin(180);
    browser.cookies.delete('postloom_session');
    expect(await whoAmI(browser)).toBeNull();
  });

  it('have cookies over https that no other host can set', () => {
    const written: string[] = [];
    const response = {
      req: { headers: { cookie: 'postloom_session=a; postloom_refresh=r' } },
      append: (_name: string, line: string) => written.push(line),
    } as unknown as Response;
    const write = sessionCookieWriter(response, true, { accessSeconds: 1, refreshSeconds: 2, deviceSeconds: 3 });
    write({ access: 'a', refresh: 'r', device: 'd' });
    firstStepWriter(response, true, 4)('f');
    const set = written.filter((line) => !line.includes('Max-Age=0'));
    expect(set.map((line) => /^__Host-postloom_\w+/.exec(line)?.[0])).toEqual(
      ['session', 'refresh', 'device', 'first_step'].map((name) => `__Host-postloom_${name}`),
    );
    for (const line of set) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    // cookies of the previous release, which had no prefix
    expect(written.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=', 1)[0])).toEqual([
      'postloom_session',
      'postloom_refresh',
    ]);
    const sent = { headers: { cookie: 'postloom_session=other; __Host-postloom_session=own' } } as IncomingMessage;
    expect(sessionTokens(sent, true).access).toBe('own');
    expect(sessionTokens(sent, false).access).toBe('other');
  });

  it('are listed in pages, only live ones', async () => {
    const { browser, email, id } = await person();
    const [second, third] = [await elsewhere(email), await elsewhere(email)];
    await second.graphql('mutation { signOut { errors { code } } }');
    // renewed: an older token of the same session is not a separate session
    third.cookies.delete('postloom_session');
    await third.graphql('{ me { id } }');
    await product.services.pool.query(
      `insert into sessions (user_id, family, refresh_hash, expires_at) values ($1, gen_random_uuid(), $2, now() - interval '1 minute')`,
      [id, `expired-${id}`],
    );
    const pageOf = async (number: number) =>
      (
        await browser.graphql<{ me: { sessions: { totalItems: number; items: Listed[] } } }>(
          'query P($page: PageInput) { me { sessions(page: $page) { totalItems items { id current } } } }',
          { page: { number, size: 1 } },
        )
      ).data.me.sessions;
    expect(await pageOf(1)).toMatchObject({ totalItems: 2, items: [{ current: false }] });
    expect(await pageOf(2)).toMatchObject({ totalItems: 2, items: [{ current: true }] });
  });

  it('keep their start time, however often their tokens are renewed', async () => {
    const { browser, id } = await person();
    await product.services.pool.query(
      `update sessions set began_at = now() - interval '90 days', created_at = now() - interval '2 days' where user_id = $1`,
      [id],
    );
    browser.cookies.delete('postloom_session');
    const [only, ...others] = await sessions(browser);
    expect(others).toEqual([]);
    expect(Date.now() - Date.parse(only?.firstSeenAt ?? '')).toBeGreaterThan(89 * 86_400_000);
    expect(Date.now() - Date.parse(only?.lastActiveAt ?? '')).toBeLessThan(60_000);
  });

  it("are ended one by one, or all except the caller's own", async () => {
    const { browser, email } = await person();
    const [second, third] = [await elsewhere(email), await elsewhere(email)];
    const [newest] = await sessions(browser);
    expect((await signOut(browser, newest?.id ?? '')).errors).toEqual([]);
    expect([await whoAmI(second), await whoAmI(third)]).toEqual([email, null]);
    expect((await call(browser, 'signOutOtherSessions', '', {})).errors).toEqual([]);
    expect([await whoAmI(browser), await whoAmI(second)]).toEqual([email, null]);
    expect(await sessions(browser)).toHaveLength(1);
  });

  it("are not ended by another account, nor twice, and the caller's own is not ended", async () => {
    const [one, other] = [await person(), await person()];
    const [own] = await sessions(one.browser);
    const codes = async (browser: TestBrowser, id = '') => (await signOut(browser, id)).errors.map(({ code }) => code);
    expect(await codes(other.browser, own?.id)).toEqual(['NOT_FOUND']);
    expect(await codes(one.browser, own?.id)).toEqual(['INVALID_STATE']);
    expect(await whoAmI(one.browser)).toBe(one.email);
    await elsewhere(one.email);
    const [newest] = await sessions(one.browser);
    const twice = await Promise.all([codes(one.browser, newest?.id), codes(one.browser, newest?.id)]);
    expect(twice).toContainEqual([]);
    expect(await codes(one.browser, newest?.id)).toEqual(['NOT_FOUND']);
  });

  describe('started in a browser that is new to the account', () => {
    const notices = async (email: string) =>
      (await emailsTo(product.services, email)).filter(({ subject }) => subject.startsWith('New sign-in'));

    it('are reported to the owner once, but not for the first browser', async () => {
      const { email } = await person();
      expect(await notices(email)).toEqual([]);
      const newBrowser = await elsewhere(email);
      const [mail, ...more] = await notices(email);
      for (const part of ['Firefox', 'Windows', 'UTC']) expect(mail?.html.split(part)).toHaveLength(2);
      expect(more).toEqual([]);
      await signIn(newBrowser, email, 'secret-1');
      expect(await notices(email)).toHaveLength(1);
    });

    it('are not reported to an owner who has switched these emails off', async () => {
      const { browser, email } = await person();
      const { user } = await call(
        browser,
        'setWantedMails',
        '$kinds: [MailKind!]!',
        { kinds: ['SUPPORT_ANSWERS'] },
        'user { wantedMails }',
      );
      expect(user).toEqual({ wantedMails: ['SUPPORT_ANSWERS'] });
      await elsewhere(email);
      expect(await notices(email)).toEqual([]);
    });
  });

  it.each([
    [firefox, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Unknown browser on Linux'],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('are named by their browser: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
