import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';

interface SessionAnswer {
  user: { id: string; email: string; name: string; role: string; credits: number } | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

const registerText =
  'mutation Register($input: RegisterInput!) { register(input: $input) { user { id email name role credits } errors { code message field } } }';
const signInText =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { id email name role credits } errors { code message field retryAfterSeconds } } }';

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

  const register = async (input: Record<string, unknown>) =>
    (
      await browser.graphql<{ register: SessionAnswer }>(registerText, {
        input: { name: 'Ann Lee', email: 'ann@example.com', password: 'secret', acceptTerms: true, ...input },
      })
    ).data.register;
  const signIn = async (email: string, password: string) =>
    (await browser.graphql<{ signIn: SessionAnswer }>(signInText, { input: { email, password } })).data.signIn;
  const me = async () =>
    (await browser.graphql<{ me: { email: string; role: string } | null }>('{ me { email role } }')).data.me;

  it('registers a member without credits and signs them in with cookies no script can read', async () => {
    const response = await browser.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: registerText,
        variables: {
          input: { name: ' Ann Lee ', email: 'Ann.Lee@Example.com', password: 'secret', acceptTerms: true },
        },
      }),
    });
    const { data } = (await response.json()) as { data: { register: SessionAnswer } };
    expect(data.register.user).toMatchObject({
      email: 'Ann.Lee@Example.com',
      name: 'Ann Lee',
      role: 'MEMBER',
      credits: 0,
    });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await me()).toEqual({ email: 'Ann.Lee@Example.com', role: 'MEMBER' });
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
    ['a password that bcrypt would cut', { password: 'é'.repeat(37) }, { code: 'WEAK_PASSWORD', field: ['password'] }],
    ['no name', { name: '  ' }, { code: 'INVALID_INPUT', field: ['name'] }],
    ['terms that were not accepted', { acceptTerms: false }, { code: 'INVALID_INPUT', field: ['acceptTerms'] }],
  ])('refuses to register with %s', async (_what, input, error) => {
    expect(await register({ email: 'new@example.com', ...input })).toMatchObject({ user: null, errors: [error] });
    expect(await product.services.dataSource.manager.countBy(UserEntity, { email: 'new@example.com' })).toBe(0);
    expect(browser.cookies.size).toBe(0);
  });

  it('gives one address to one account, in any case and in any race', async () => {
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

  it('signs in, whatever the case of the address, and out again', async () => {
    await register({ email: 'bo@example.com' });
    browser = product.browser();
    expect((await signIn('BO@example.com', 'secret')).user?.email).toBe('bo@example.com');
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
      'secret',
      'USER_NOT_FOUND',
      'No account found with this email address.',
    ],
    ['a wrong password', 'cy@example.com', 'secret2', 'WRONG_PASSWORD', 'Incorrect password. Please try again.'],
    ['a malformed address', 'cy@', 'secret', 'INVALID_EMAIL', 'Invalid email address format.'],
  ])('answers the documented sentence for %s', async (_what, email, password, code, message) => {
    await register({ email: 'cy@example.com' });
    expect((await signIn(email, password)).errors).toEqual([expect.objectContaining({ code, message })]);
  });

  it('turns a disabled account away, at sign-in and in the middle of a session', async () => {
    await register({ email: 'di@example.com' });
    expect(await me()).not.toBeNull();
    await product.services.dataSource.manager.update(
      UserEntity,
      { email: 'di@example.com' },
      { disabledAt: new Date() },
    );
    expect(await me()).toBeNull();
    expect((await signIn('di@example.com', 'secret')).errors).toEqual([
      { code: 'USER_DISABLED', message: 'This account has been disabled.', field: null, retryAfterSeconds: null },
    ]);
  });

  it('stops guessing: the eleventh attempt at an account is refused, right or wrong', async () => {
    await register({ email: 'ed@example.com' });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signIn('ed@example.com', 'wrong-1')).errors[0]?.code).toBe('WRONG_PASSWORD');
    expect((await signIn('ed@example.com', 'secret')).errors).toEqual([
      {
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many failed login attempts. Please try again later. You can try again in 15 minutes.',
        field: null,
        retryAfterSeconds: expect.any(Number) as number,
      },
    ]);
  });

  describe('guessing at an account', () => {
    const from = async (address: string, email: string, password: string, who = product.browser()) =>
      (
        await who.graphql<{ signIn: SessionAnswer }>(
          signInText,
          { input: { email, password } },
          { headers: { 'x-forwarded-for': address } },
        )
      ).data.signIn.errors[0]?.code ?? 'signed in';

    it('locks out the network it comes from, and neither the owner at home nor one on a device they know', async () => {
      await register({ email: 'el@example.com' });
      for (let turn = 0; turn < 10; turn += 1)
        expect(await from('2001:db8:1:1::1', 'el@example.com', 'wrong-1')).toBe('WRONG_PASSWORD');
      expect(await from('2001:db8:1:1:ffff::2', 'EL@example.com', 'secret')).toBe('TOO_MANY_REQUESTS');
      expect(await from('2001:db8:1:2::1', 'el@example.com', 'secret')).toBe('signed in');
      expect(await from('2001:db8:1:1::1', 'el@example.com', 'secret', browser)).toBe('signed in');
    });

    it('from everywhere ends after a hundred failures, but for a device they know', async () => {
      await register({ email: 'em@example.com' });
      for (let turn = 0; turn < 100; turn += 1)
        expect(await from(`198.51.${100 + Math.floor(turn / 10)}.9`, 'em@example.com', 'wrong-1')).toBe(
          'WRONG_PASSWORD',
        );
      expect(await from('192.0.2.1', 'em@example.com', 'secret')).toBe('TOO_MANY_REQUESTS');
      expect(await from('192.0.2.1', 'em@example.com', 'secret', browser)).toBe('signed in');
    });

    it('on a known device ends after ten failures as well', async () => {
      await register({ email: 'en@example.com' });
      for (let turn = 0; turn < 10; turn += 1)
        expect(await from(`203.0.113.${turn}`, 'en@example.com', 'wrong-1', browser)).toBe('WRONG_PASSWORD');
      expect(await from('203.0.113.99', 'en@example.com', 'secret', browser)).toBe('TOO_MANY_REQUESTS');
    });

    it('knows the twenty devices of an account that were seen last', async () => {
      await register({ email: 'ep@example.com' });
      for (let turn = 0; turn < 22; turn += 1)
        expect(await from('203.0.113.201', 'ep@example.com', 'secret')).toBe('signed in');
      const [row]: { count: string }[] = await product.services.dataSource.query(
        `select count(*) from known_devices d join users u on u.id = d.user_id where u.email = 'ep@example.com'`,
      );
      expect(Number(row?.count)).toBe(20);
      // the first was the one that registered: it counts as any other now
      for (let turn = 0; turn < 10; turn += 1)
        expect(await from('203.0.113.202', 'ep@example.com', 'wrong-1', browser)).toBe('WRONG_PASSWORD');
      expect(await from('203.0.113.203', 'ep@example.com', 'secret', browser)).toBe('signed in');
    });

    it('counts no success: the twelfth sign-in in a row is as good as the first', async () => {
      await register({ email: 'eo@example.com' });
      for (let turn = 0; turn < 12; turn += 1)
        expect(await from('203.0.113.200', 'eo@example.com', 'secret')).toBe('signed in');
    });

    it('counts a whole network of IPv6 as one, and its provider for ten', async () => {
      const answers: string[] = [];
      for (let turn = 0; turn < 52; turn += 1)
        answers.push(await from(`2001:db8:9:9::${turn.toString(16)}`, `nobody-${turn}@example.com`, 'secret'));
      expect(answers.slice(49)).toEqual(['USER_NOT_FOUND', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
      await product.services.pool.query(
        `update rate_limits set points = 500 where key = 'signInPerAddressWide:2001:db8:9::/48'`,
      );
      expect(await from('2001:db8:9:a::1', 'nobody@example.com', 'secret')).toBe('TOO_MANY_REQUESTS');
      expect(await from('2001:db8:a:1::1', 'nobody@example.com', 'secret')).toBe('USER_NOT_FOUND');
    });

    it('names an account in the counters by no address', async () => {
      await from('203.0.113.50', 'secret-name@example.com', 'secret');
      expect(JSON.stringify((await product.services.pool.query('select key from rate_limits')).rows)).not.toContain(
        'secret-name',
      );
    });
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
  ])('lets one document ask for no two %s', async (_what, call) => {
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

  it('renews a session from its refresh token, for parallel requests too', async () => {
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
    // all of them hold the one that follows
    const followers = new Set(tabs.map((tab) => tab.cookies.get('postloom_refresh')));
    expect(followers.size).toBe(1);
    expect(followers).not.toContain(refresh);
  });

  it('survives that the answer of a renewal is lost', async () => {
    await register({ email: 'fo@example.com' });
    browser.cookies.delete('postloom_session');
    const before = new Map(browser.cookies);
    expect(await me()).not.toBeNull();
    const follower = browser.cookies.get('postloom_refresh');
    // the browser never got it, and asks again a minute later
    for (const [name, value] of before) browser.cookies.set(name, value);
    browser.cookies.delete('postloom_session');
    await product.services.dataSource.query(
      `update sessions set rotated_at = rotated_at - interval '1 minute' where rotated_at is not null`,
    );
    expect(await me()).not.toBeNull();
    expect(browser.cookies.get('postloom_refresh')).toBe(follower);
    // and goes on with it when its access token has run out, long after
    await product.services.dataSource.query(
      `update sessions set rotated_at = rotated_at - interval '20 minutes' where rotated_at is not null`,
    );
    browser.cookies.delete('postloom_session');
    expect(await me()).not.toBeNull();
    expect(browser.cookies.get('postloom_refresh')).not.toBe(follower);
  });

  it.each(['signing in', 'registering'])('ends the session that the request of %s came with', async (how) => {
    await register({ email: `over-${how[0]}@example.com` });
    const before = new Map(browser.cookies);
    if (how === 'signing in') await signIn(`over-${how[0]}@example.com`, 'secret');
    else await register({ email: 'over-another@example.com' });
    expect(await me()).not.toBeNull();
    const old = product.browser();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.graphql<{ me: null }>('{ me { email } }')).data.me).toBeNull();
  });

  it('ends the whole family when a used refresh token comes back later', async () => {
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

  it('stores no token and no password as it is', async () => {
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

it('registers nobody by password where the operator has switched that off', async () => {
  const closed = await startTestProduct({ http: true, environment: { EMAIL_REGISTRATION: 'off' } });
  try {
    const input = { name: 'Ann Lee', email: 'ann@example.com', password: 'secret', acceptTerms: true };
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
