import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Secret, TOTP } from 'otpauth';
import { call } from '../../../test/account-calls';
import { emailsTo } from '../../../test/emails';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';
import { IdentityEntity } from './identity.entity';
import { UserEntity } from '../user.entity';

describe('sign-in with an external provider', () => {
  const issuer = fork('api/test/oidc-issuer.mjs', { execArgv: [] });
  let product: TestProduct;
  let claims: Record<string, unknown>;

  beforeAll(async () => {
    const [{ url }] = (await once(issuer, 'message')) as [{ url: string }];
    product = await startTestProduct({
      http: true,
      environment: { OIDC_ISSUER: url, OIDC_CLIENT_ID: 'postloom', OIDC_CLIENT_SECRET: 'secret', OIDC_NAME: 'Mock' },
    });
    product.services.config.appUrl = product.url;
  });
  afterAll(async () => {
    issuer.disconnect();
    await product.stop();
  });
  beforeEach(() => {
    claims = {
      sub: `subject-${Math.random()}`,
      email: `social-${Math.random().toString(36).slice(2)}@example.com`,
      email_verified: true,
      name: 'Sol Social',
    };
  });

  const db = () => product.services.dataSource.manager;
  const pathOf = (location: string | null) => (location ?? '').replace(product.url, '');
  /** Starts an attempt. Returns the issuer's address to which the popup is redirected. */
  const startPopup = async (browser: TestBrowser, tab = '') => {
    const start = await browser.fetch(`/auth/social/start?tab=${encodeURIComponent(tab)}`);
    expect(start.status).toBe(303);
    const asked = new URL(start.headers.get('location') ?? '');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      response_type: 'code',
      scope: 'openid email profile',
    });
    return asked;
  };
  /** Lets the issuer answer. Returns the URL that it redirects to. */
  const answerOf = async (asked: URL) => {
    issuer.send({ nonce: asked.searchParams.get('nonce'), ...claims });
    await once(issuer, 'message');
    const back = await fetch(asked, { redirect: 'manual' });
    return pathOf(back.headers.get('location'));
  };
  const followPopup = async (browser: TestBrowser, tab?: string) => answerOf(await startPopup(browser, tab));
  const outcomeOf = async (answer: Response) =>
    JSON.parse(/id="outcome">(\{.*?\})</.exec(await answer.text())?.[1] ?? '{}') as { ok: boolean; code?: string };
  const signIn = async (browser: TestBrowser) => outcomeOf(await browser.fetch(await followPopup(browser)));
  const me = async (browser: TestBrowser) =>
    (
      await browser.graphql<{ me: { email: string; name: string; emailVerified: boolean } | null }>(
        '{ me { email name emailVerified } }',
      )
    ).data.me;

  it('is offered where it is configured', async () => {
    const { data } = await product
      .browser()
      .graphql<{ signInProviders: unknown[] }>('{ signInProviders { name startUrl } }');
    expect(data.signInProviders).toEqual([{ name: 'Mock', startUrl: '/auth/social/start' }]);
  });

  it('creates an account with a proven address, and finds it again', async () => {
    const browser = product.browser();
    expect(await signIn(browser)).toEqual({ ok: true });
    expect(await me(browser)).toEqual({ email: claims['email'], name: 'Sol Social', emailVerified: true });
    const again = product.browser();
    expect(await signIn(again)).toEqual({ ok: true });
    expect(await db().countBy(UserEntity, { email: claims['email'] as string })).toBe(1);
  });

  it('joins an account of the same proven address', async () => {
    const id = await product.browser().register(claims['email'] as string, 'secret-1');
    await db().query('update users set email_verified_at = now() where id = $1', [id]);
    expect(await signIn(product.browser())).toEqual({ ok: true });
    expect(await db().findOneByOrFail(IdentityEntity, { subject: claims['sub'] as string })).toMatchObject({
      userId: id,
    });
    expect((await db().findOneByOrFail(UserEntity, { id })).passwordHash).not.toBeNull();
  });

  it('shows the photo of the issuer where the account has none', async () => {
    claims['picture'] = 'https://photos.example.com/sol.png';
    const id = await product.browser().register(claims['email'] as string, 'secret-1');
    await db().query('update users set email_verified_at = now() where id = $1', [id]);
    const photoUrl = async () => (await db().findOneByOrFail(UserEntity, { id })).photoUrl;
    await signIn(product.browser());
    expect(await photoUrl()).toBe('https://photos.example.com/sol.png');
    await db().update(UserEntity, { id }, { photoUrl: '/uploads/own.png' });
    claims['sub'] = 'another account of the same person';
    await signIn(product.browser());
    expect(await photoUrl()).toBe('/uploads/own.png');
  });

  it('removes credentials of another person who registered this address, and notifies the owner', async () => {
    const otherBrowser = product.browser();
    const id = await otherBrowser.register(claims['email'] as string, 'secret-1');
    await db().insert(IdentityEntity, { userId: id, issuer: 'https://elsewhere.example', subject: 'stranger' });
    expect(await signIn(product.browser())).toEqual({ ok: true });
    expect(await me(otherBrowser)).toBeNull();
    expect((await db().findOneByOrFail(UserEntity, { id })).passwordHash).toBeNull();
    expect((await db().findBy(IdentityEntity, { userId: id })).map(({ subject }) => subject)).toEqual([claims['sub']]);
    expect((await emailsTo(product.services, claims['email'] as string))[0]).toMatchObject({
      subject: 'Your Postloom account is now yours alone',
      html: expect.stringContaining('signed in with Mock') as string,
    });
  });

  it('does not join an account by an unproven address', async () => {
    await product.browser().register(claims['email'] as string);
    claims['email_verified'] = false;
    const browser = product.browser();
    expect(await signIn(browser)).toEqual({ ok: false, code: 'EMAIL_ALREADY_IN_USE' });
    expect(await me(browser)).toBeNull();
  });

  it('takes no address under .invalid, as deleted accounts have', async () => {
    claims['email'] = `${Math.random()}@deleted.invalid`;
    expect(await signIn(product.browser())).toEqual({ ok: false, code: 'INVALID_INPUT' });
  });

  it('refuses a disabled account', async () => {
    const id = await product.browser().register(claims['email'] as string);
    await db().query('update users set email_verified_at = now(), disabled_at = now() where id = $1', [id]);
    expect(await signIn(product.browser())).toEqual({ ok: false, code: 'USER_DISABLED' });
  });

  it('refuses an account that is being disabled', async () => {
    await signIn(product.browser());
    const { id } = await db().findOneByOrFail(UserEntity, { email: claims['email'] as string });
    const browser = product.browser();
    const answer = await followPopup(browser);
    const { pool } = product.services;
    const admin = await pool.connect();
    await admin.query('begin');
    await admin.query('select from users where id = $1 for update', [id]);
    await admin.query('update users set disabled_at = now() where id = $1', [id]);
    await admin.query('update sessions set revoked_at = now() where user_id = $1', [id]);
    const outcome = browser.fetch(answer);
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await pool.query(waits)).rowCount === 0) await new Promise(setImmediate);
    await admin.query('commit');
    admin.release();
    expect(await outcomeOf(await outcome)).toEqual({ ok: false, code: 'USER_DISABLED' });
    const live = await pool.query('select from sessions where user_id = $1 and revoked_at is null', [id]);
    expect(live.rowCount).toBe(0);
  });

  it.each([
    'without the attempt',
    'of another browser',
    'with another state',
    'that is replayed',
    'with another nonce',
    'with a token that the issuer has not signed',
  ])('refuses an answer %s', async (which) => {
    const browser = product.browser();
    if (which === 'with another nonce') claims['nonce'] = 'another';
    if (which === 'with a token that the issuer has not signed') claims['forged'] = true;
    const path = await followPopup(browser);
    if (which === 'without the attempt') browser.cookies.clear();
    if (which === 'of another browser') {
      browser.cookies.clear();
      await browser.fetch('/auth/social/start');
    }
    if (which === 'that is replayed') {
      const cookie = browser.cookies.get('postloom_social') ?? '';
      await browser.fetch(path);
      browser.cookies.clear();
      browser.cookies.set('postloom_social', cookie);
    }
    const answer = await browser.fetch(
      which === 'with another state' ? path.replace(/state=[^&]+/, 'state=forged') : path,
    );
    expect((await outcomeOf(answer)).ok).toBe(false);
    expect(await me(browser)).toBeNull();
  });

  it('takes a proof of the address as text, as some issuers send it, and only the right text', async () => {
    claims['email_verified'] = 'true';
    const browser = product.browser();
    expect(await signIn(browser)).toEqual({ ok: true });
    expect(await me(browser)).toMatchObject({ emailVerified: true });
    Object.assign(claims, { sub: 'unproven', email: `unproven-${Math.random()}@example.com`, email_verified: 'false' });
    const unproven = product.browser();
    expect(await signIn(unproven)).toEqual({ ok: true });
    expect(await me(unproven)).toMatchObject({ emailVerified: false });
    Object.assign(claims, { sub: 'vague', email: `vague-${Math.random()}@example.com`, email_verified: 'yes' });
    expect(await signIn(product.browser())).toEqual({ ok: false, code: 'INVALID_INPUT' });
  });

  it('may be open in several tabs, each of which gets its own outcome, and ends the oldest of many', async () => {
    const browser = product.browser();
    const asked = [await startPopup(browser, 'tab-number-one'), await startPopup(browser, 'tab-number-two')] as const;
    expect(await outcomeOf(await browser.fetch(await answerOf(asked[0])))).toEqual({ ok: true, tab: 'tab-number-one' });
    expect(
      await outcomeOf(await browser.fetch(`/auth/social/callback?error=access_denied&state=x.tab-number-two`)),
    ).toEqual({
      ok: false,
      code: 'INVALID_STATE',
      tab: 'tab-number-two',
    });
    const second = await answerOf(asked[1]);
    expect(await outcomeOf(await browser.fetch(second))).toEqual({ ok: true, tab: 'tab-number-two' });
    expect(await outcomeOf(await browser.fetch(second))).toMatchObject({ ok: false, code: 'INVALID_STATE' });
    const oldest = await followPopup(browser, '"><script>bad');
    for (let more = 0; more < 3; more += 1) await browser.fetch('/auth/social/start');
    expect(await outcomeOf(await browser.fetch(oldest))).toEqual({ ok: false, code: 'INVALID_STATE' });
  });

  it('reports that it was cancelled', async () => {
    const answer = await product.browser().fetch('/auth/social/callback?error=access_denied');
    expect(await outcomeOf(answer)).toEqual({ ok: false, code: 'INVALID_STATE' });
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('says the outcome, with a way on, in a tab that no page has opened', async () => {
    const cancelled = await product.browser().fetch('/auth/social/callback?error=access_denied');
    const page = await cancelled.text();
    expect(page).toContain('<h1>Sign-in not completed</h1><p>Sign-in cancelled. Please try again.</p>');
    expect(page).toContain('<a href="/login">Go to login</a>');
    const browser = product.browser();
    const done = await browser.fetch(await followPopup(browser));
    expect(await done.text()).toMatch(/<h1>You are signed in<\/h1>.*<a href="\/user\/dashboard">Go to your dashboard</);
  });

  it('requires a code where two-step sign-in is on, and creates no session before it', async () => {
    const first = product.browser();
    await signIn(first);
    const { user, secret } = await switchTwoStepOn(first);
    const browser = product.browser();
    expect(await signIn(browser)).toEqual({ ok: false, code: 'CODE_REQUIRED' });
    expect(await me(browser)).toBeNull();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
    const finished = await call(browser, 'finishSignIn', '$input: FinishSignInInput!', { input: { code } });
    expect(finished.errors).toEqual([]);
    expect(await me(browser)).toMatchObject({ email: user });
  });

  /** With an emailed code: such an account has no password. */
  async function switchTwoStepOn(browser: TestBrowser) {
    const user = (await me(browser))?.email ?? '';
    await call(browser, 'sendProofCode', '', {});
    const emailCode = />([A-Z0-9]{8})</.exec((await emailsTo(product.services, user))[0]?.html ?? '')?.[1];
    const begun = await call(browser, 'beginTwoStep', '$proof: ProofInput!', { proof: { emailCode } }, 'secret');
    const secret = begun.secret ?? '';
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await call(browser, 'confirmTwoStep', '$code: String!', { code })).errors).toEqual([]);
    return { user, secret };
  }
});
