import { askToRegister, registerText, askToSignIn } from '../../test/session-calls';
import type { SessionAnswer } from '../../test/session-calls';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { SessionEntity } from './sessions/session.entity';
import { UserEntity } from './user.entity';

describe('accounts', () => {
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

  const register = (input: Record<string, unknown>) => askToRegister(browser, input);
  const signIn = (email: string, password: string) => askToSignIn(browser, email, password);
  const me = async () =>
    (await browser.graphql<{ me: { email: string; role: string } | null }>('{ me { email role } }')).data.me;

  it('register as members without credits and are signed in with cookies that no script can read', async () => {
    const response = await browser.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: registerText,
        variables: {
          input: { name: ' Ann Lee ', email: 'Ann.Lee@Example.com', password: 'secret-1', acceptTerms: true },
        },
      }),
    });
    const { data } = (await response.json()) as { data: { register: SessionAnswer } };
    expect(data.register.user).toMatchObject({
      email: 'ann.lee@example.com',
      name: 'Ann Lee',
      role: 'MEMBER',
      credits: 0,
    });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await me()).toEqual({ email: 'ann.lee@example.com', role: 'MEMBER' });
  });

  it.each([
    [
      'a malformed address',
      { email: 'nobody' },
      { code: 'INVALID_EMAIL', message: 'Invalid email address format.', field: ['email'] },
    ],
    [
      'five characters of password',
      { password: 'short' },
      { code: 'WEAK_PASSWORD', message: 'Password must be at least 6 characters', field: ['password'] },
    ],
    [
      'six spaces',
      { password: '      ' },
      { code: 'WEAK_PASSWORD', message: 'Password must be at least 6 characters', field: ['password'] },
    ],
    [
      'a password that bcrypt would truncate',
      { password: 'é'.repeat(37) },
      { code: 'WEAK_PASSWORD', field: ['password'] },
    ],
    ...['Password1', 'qwertyuiop', 'Postloom-2026!'].map((password): [string, object, object] => [
      `the password ${password}`,
      { password },
      {
        code: 'WEAK_PASSWORD',
        message: 'Password is too weak. Please use a stronger password.',
        field: ['password'],
      },
    ]),
    ['no name', { name: '  ' }, { code: 'INVALID_INPUT', field: ['name'] }],
    [
      'a name of invisible characters',
      { name: '\u200B\u3164\u2800\uFEFF' },
      { code: 'INVALID_INPUT', field: ['name'] },
    ],
    ['a name of punctuation', { name: '...' }, { code: 'INVALID_INPUT', field: ['name'] }],
    ['terms not accepted', { acceptTerms: false }, { code: 'INVALID_INPUT', field: ['acceptTerms'] }],
  ])('are not registered with %s', async (_what, input, error) => {
    expect(await register({ email: 'new@example.com', ...input })).toMatchObject({ user: null, errors: [error] });
    expect(await product.services.dataSource.manager.countBy(UserEntity, { email: 'new@example.com' })).toBe(0);
    expect(browser.cookies.size).toBe(0);
  });

  it('have unique addresses, in any case and under concurrent registration', async () => {
    const answers = await Promise.all(
      ['Race@example.com', 'race@example.com', 'RACE@example.com'].map((email) => register({ email })),
    );
    expect(answers.filter(({ user }) => user)).toHaveLength(1);
    for (const { errors } of answers.filter(({ user }) => !user)) {
      expect(errors).toEqual([
        {
          code: 'EMAIL_ALREADY_IN_USE',
          message: 'This email is already in use. Please try another one.',
          field: ['email'],
        },
      ]);
    }
  });

  it.each([
    ['spaces and letters of all kinds', ' Über "alles"; 漢字 🙂 '],
    ['64 characters', `${'aB'.repeat(30)}cDeF`],
  ])('sign in with their password exactly as they have chosen it: %s', async (_what, password) => {
    const email = `exact-${password.length}@example.com`;
    expect((await register({ email, password })).errors).toEqual([]);
    const others = [password.toLowerCase(), password.toUpperCase(), `${password} `, password.slice(0, -1)];
    for (const other of others) expect((await signIn(email, other)).errors).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
    expect((await signIn(email, password)).errors).toEqual([]);
  });

  it('sign in, with the address in any case, and out again', async () => {
    await register({ email: 'bo@example.com' });
    browser = product.browser();
    expect((await signIn('BO@example.com', 'secret-1')).user?.email).toBe('bo@example.com');
    const stolen = new Map(browser.cookies);
    await browser.graphql('mutation { signOut { errors { message } } }');
    expect([...browser.cookies.keys()]).toEqual(['postloom_device']);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await me()).toBeNull();
  });

  it.each([
    [
      'an unknown account',
      'nobody@example.com',
      'secret-1',
      'USER_NOT_FOUND',
      'No account found with this email address.',
    ],
    ['a wrong password', 'cy@example.com', 'secret2', 'WRONG_PASSWORD', 'Incorrect password. Please try again.'],
    ['a malformed address', 'cy@', 'secret-1', 'INVALID_EMAIL', 'Invalid email address format.'],
  ])('get the documented sentence for %s', async (_what, email, password, code, message) => {
    await register({ email: 'cy@example.com' });
    expect((await signIn(email, password)).errors).toEqual([expect.objectContaining({ code, message })]);
  });

  it('are refused when disabled, at sign-in and during a session', async () => {
    await register({ email: 'di@example.com' });
    expect(await me()).not.toBeNull();
    await product.services.dataSource.manager.update(
      UserEntity,
      { email: 'di@example.com' },
      { disabledAt: new Date() },
    );
    expect(await me()).toBeNull();
    expect((await signIn('di@example.com', 'secret-1')).errors).toEqual([
      { code: 'USER_DISABLED', message: 'This account has been disabled.', field: null, retryAfterSeconds: null },
    ]);
  });

  it.each([
    ['sign-ins', 'signIn(input: { email: "a@example.com", password: "secret-1" })'],
    [
      'registrations',
      'register(input: { name: "A", email: "b@example.com", password: "secret-1", acceptTerms: true })',
    ],
    ['resets', 'resetPassword(input: { token: "x", password: "secret-1" })'],
    ['reset mails', 'requestPasswordReset(email: "a@example.com")'],
    [
      'contact messages',
      'sendContactMessage(input: { name: "A", email: "a@example.com", subject: "a", phone: "1", message: "a" })',
    ],
  ])('are protected from documents that request two %s', async (_what, call) => {
    const once = `a: ${call} { errors { code } }`;
    const fragment = `mutation { ...One b: ${call} { errors { code } } } fragment One on Mutation { ${once} }`;
    for (const query of [
      `mutation { ${once} b: ${call} { errors { code } } }`,
      fragment,
      `mutation { ${once} signIn(input: { email: "a@example.com", password: "secret-1" }) { errors { code } } }`.replace(
        /^mutation \{ a: signIn/,
        'mutation { c: signIn',
      ),
    ]) {
      const { status, errors } = await browser.graphql(query);
      expect([status, errors?.[0]?.message]).toEqual([400, 'A document can ask for this only once.']);
    }
    expect((await browser.graphql(`mutation { ${once} }`)).status).toBe(200);
  });

  it('renew a session from its refresh token, also for parallel requests', async () => {
    await register({ email: 'fi@example.com' });
    const refresh = browser.cookies.get('postloom_refresh') ?? '';
    const fresh = () => {
      const tab = product.browser();
      tab.cookies.set('postloom_refresh', refresh);
      return tab;
    };
    const tabs = [fresh(), fresh(), fresh()];
    const answers = await Promise.all(
      tabs.map((tab) => tab.graphql<{ me: { email: string } | null }>('{ me { email } }')),
    );
    expect(answers.map(({ data }) => data.me?.email)).toEqual(['fi@example.com', 'fi@example.com', 'fi@example.com']);
    // all of them receive the same successor
    const successors = new Set(tabs.map((tab) => tab.cookies.get('postloom_refresh')));
    expect(successors.size).toBe(1);
    expect(successors).not.toContain(refresh);
  });

  it('keep their session when the answer of a renewal is lost', async () => {
    await register({ email: 'fo@example.com' });
    browser.cookies.delete('postloom_session');
    const before = new Map(browser.cookies);
    expect(await me()).not.toBeNull();
    const successor = browser.cookies.get('postloom_refresh');
    // the browser did not receive the answer and repeats the request a minute later
    for (const [name, value] of before) browser.cookies.set(name, value);
    browser.cookies.delete('postloom_session');
    await product.services.dataSource.query(
      `update sessions set rotated_at = rotated_at - interval '1 minute' where rotated_at is not null`,
    );
    expect(await me()).not.toBeNull();
    expect(browser.cookies.get('postloom_refresh')).toBe(successor);
    // and continues with it when its access token has expired much later
    await product.services.dataSource.query(
      `update sessions set rotated_at = rotated_at - interval '20 minutes' where rotated_at is not null`,
    );
    browser.cookies.delete('postloom_session');
    expect(await me()).not.toBeNull();
    expect(browser.cookies.get('postloom_refresh')).not.toBe(successor);
  });

  it.each(['signing in', 'registering'])('end the session that the request of %s was sent with', async (how) => {
    await register({ email: `over-${how[0]}@example.com` });
    const before = new Map(browser.cookies);
    if (how === 'signing in') await signIn(`over-${how[0]}@example.com`, 'secret-1');
    else await register({ email: 'over-another@example.com' });
    expect(await me()).not.toBeNull();
    const old = product.browser();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.graphql<{ me: null }>('{ me { email } }')).data.me).toBeNull();
  });

  it('lose the whole token family when a used refresh token is presented later', async () => {
    await register({ email: 'gi@example.com' });
    const old = browser.cookies.get('postloom_refresh') ?? '';
    browser.cookies.delete('postloom_session');
    expect(await me()).not.toBeNull();
    await product.services.dataSource.query(
      `update sessions set rotated_at = now() - interval '5 minutes' where rotated_at is not null`,
    );
    const thief = product.browser();
    thief.cookies.set('postloom_refresh', old);
    expect((await thief.graphql<{ me: null }>('{ me { email } }')).data.me).toBeNull();
    expect(await me()).toBeNull();
  });

  it('store no token and no password in plain text', async () => {
    await register({ email: 'ha@example.com', password: 'secret-ha' });
    const { manager } = product.services.dataSource;
    const [user, sessions] = [
      await manager.findOneByOrFail(UserEntity, { email: 'ha@example.com' }),
      await manager.find(SessionEntity),
    ];
    expect(user.passwordHash).toMatch(/^\$2b\$/);
    expect(JSON.stringify(sessions)).not.toContain(browser.cookies.get('postloom_refresh'));
    expect(JSON.stringify(await manager.query('select * from known_devices'))).not.toContain(
      browser.cookies.get('postloom_device'),
    );
  });
});

it('cannot be registered by password where the operator has disabled it', async () => {
  const closed = await startTestProduct({ http: true, environment: { EMAIL_REGISTRATION: 'off' } });
  try {
    const input = { name: 'Ann Lee', email: 'ann@example.com', password: 'secret-1', acceptTerms: true };
    const { data } = await closed.browser().graphql<{ register: SessionAnswer }>(registerText, { input });
    expect(data.register).toEqual({
      user: null,
      errors: [{ code: 'OPERATION_NOT_ALLOWED', message: 'Email/password registration is not enabled.', field: null }],
    });
    expect(await closed.services.dataSource.manager.count(UserEntity)).toBe(0);
    expect((await closed.browser().graphql('{ emailRegistration }')).data).toEqual({ emailRegistration: false });
  } finally {
    await closed.stop();
  }
});
