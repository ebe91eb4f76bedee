import { TOTP, Secret } from 'otpauth';
import { call, signIn, whoAmI } from '../../../test/account-calls';
import { emailsTo } from '../../../test/emails';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';

/** The code of an authenticator app, that many time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

describe('two-step sign-in', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const begin = (browser: TestBrowser, proof: object = { password: 'secret-1' }) =>
    call(browser, 'beginTwoStep', '$proof: ProofInput!', { proof }, 'secret uri');
  const confirm = (browser: TestBrowser, code: string) =>
    call(
      browser,
      'confirmTwoStep',
      '$code: String!',
      { code },
      'recoveryCodes user { security { twoStepSince recoveryCodesLeft } }',
    );
  const finish = (browser: TestBrowser, code: string) =>
    call(browser, 'finishSignIn', '$input: FinishSignInInput!', { input: { code } }, 'codeRequired user { id }');
  const disable = (browser: TestBrowser, proof: object) =>
    call(browser, 'disableTwoStep', '$proof: ProofInput!', { proof }, 'user { security { twoStepSince } }');

  /** An account with two-step sign-in; the code of this time step is used, the next one is not. */
  async function careful() {
    counter += 1;
    const browser = product.browser();
    const email = `careful${counter}@example.com`;
    const id = await browser.register(email);
    const { secret } = await begin(browser);
    const confirmed = () => confirm(browser, codeOf(secret ?? '', -1));
    let answer = await confirmed();
    // a time step may end between the code and its arrival
    if (answer.errors.length > 0) answer = await confirmed();
    expect(answer.errors).toEqual([]);
    const { recoveryCodes } = answer;
    return { browser, email, id, secret: secret ?? '', recoveryCodes: recoveryCodes ?? [] };
  }
  async function afterFirstStep(email: string) {
    const browser = product.browser();
    expect(await signIn(browser, email, 'secret-1')).toEqual({ user: null, codeRequired: true, errors: [] });
    expect(await whoAmI(browser)).toBeNull();
    return browser;
  }

  it('is switched on with password and app code; shows ten recovery codes and notifies the owner', async () => {
    const browser = product.browser();
    await browser.register('begins@example.com');
    expect((await begin(browser, { password: 'wrong-1' })).errors[0]?.code).toBe('WRONG_PASSWORD');
    const { secret, uri } = await begin(browser);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Postloom:begins%40example.com\?.*secret=/);
    expect((await confirm(browser, '000000')).errors[0]).toMatchObject({ code: 'WRONG_CODE', field: ['code'] });
    // Six UTF-16 units that are more than six bytes.
    expect((await confirm(browser, '𝘐ᔓ𐎼ꊉ')).errors[0]).toMatchObject({ code: 'WRONG_CODE', field: ['code'] });
    const { recoveryCodes, user } = await confirm(browser, codeOf(secret ?? ''));
    expect(new Set(recoveryCodes)).toHaveProperty('size', 10);
    for (const code of recoveryCodes ?? []) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(user).toEqual({ security: { twoStepSince: expect.any(String) as string, recoveryCodesLeft: 10 } });
    expect((await emailsTo(product.services, 'begins@example.com'))[0]?.subject).toBe('Two-step sign-in is on');
    expect((await begin(browser)).errors[0]?.code).toBe('INVALID_STATE');
  });

  it('requires nothing before a code has confirmed that the app has the secret', async () => {
    const browser = product.browser();
    await browser.register('halfway@example.com');
    await begin(browser);
    expect((await signIn(product.browser(), 'halfway@example.com', 'secret-1')).codeRequired).toBe(false);
    expect(await confirm(product.browser(), '123456').catch((error: Error) => error)).toBeInstanceOf(Error);
  });

  it('stores the secret encrypted and the recovery codes as hashes', async () => {
    const { id, secret, recoveryCodes } = await careful();
    const { rows } = await product.services.pool.query(
      'select (select to_jsonb(t) from two_step t where user_id = $1) as app, (select jsonb_agg(c) from recovery_codes c where user_id = $1) as codes',
      [id],
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('refuses access before the code and grants it afterwards', async () => {
    const { email, secret } = await careful();
    const browser = await afterFirstStep(email);
    expect((await finish(browser, '000000')).errors[0]).toMatchObject({ code: 'WRONG_CODE', field: ['code'] });
    expect(await whoAmI(browser)).toBeNull();
    const code = codeOf(secret);
    expect((await finish(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).errors).toEqual([]);
    expect(await whoAmI(browser)).toBe(email);
    expect(browser.cookies.has('postloom_first_step')).toBe(false);
  });

  it('accepts no code twice: not later, and not at the same moment', async () => {
    const { email, secret } = await careful();
    const browsers = [await afterFirstStep(email), await afterFirstStep(email), await afterFirstStep(email)];
    const code = codeOf(secret);
    const answers = await Promise.all(browsers.map((browser) => finish(browser, code)));
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'in').sort()).toEqual(['WRONG_CODE', 'WRONG_CODE', 'in']);
    const late = await afterFirstStep(email);
    expect((await finish(late, code)).errors[0]?.code).toBe('WRONG_CODE');
    // an older one is not valid either, although it is within the window
    expect((await finish(late, codeOf(secret, -1))).errors[0]?.code).toBe('WRONG_CODE');
    expect((await finish(late, codeOf(secret, 1))).errors).toEqual([]);
  });

  it('accepts each recovery code once, and notifies the owner', async () => {
    const { browser, email, recoveryCodes } = await careful();
    const [code = ''] = recoveryCodes;
    const both = [await afterFirstStep(email), await afterFirstStep(email)];
    const answers = await Promise.all(both.map((one) => finish(one, code.toLowerCase())));
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'in').sort()).toEqual(['WRONG_CODE', 'in']);
    expect((await emailsTo(product.services, email)).map(({ subject }) => subject)).toContain(
      'A recovery code was used',
    );
    const { data } = await browser.graphql<{ me: unknown }>('{ me { security { recoveryCodesLeft } } }');
    expect(data.me).toEqual({ security: { recoveryCodesLeft: 9 } });
  });

  it('says whether the wrong code was one of the app or a recovery code', async () => {
    const { browser, email, recoveryCodes } = await careful();
    const [code = ''] = recoveryCodes;
    await finish(await afterFirstStep(email), code);
    const another = 'This recovery code is wrong or already used. Please enter another one.';
    const newest = 'This code is wrong or already used. Please enter the newest one.';
    for (const [typed, message] of [
      [code, another],
      ['ABCDE-23456', another],
      ['000 000', newest],
      ['12345', newest],
    ] as const) {
      expect((await finish(await afterFirstStep(email), typed)).errors[0]?.message).toBe(message);
      expect((await disable(browser, { code: typed })).errors[0]?.message).toBe(message);
    }
  });

  it('accepts a first step for one sign-in, in its own browser', async () => {
    const { email, secret } = await careful();
    expect((await finish(product.browser(), codeOf(secret))).errors[0]).toMatchObject({
      code: 'INVALID_STATE',
      message: 'This sign-in took too long. Please start again.',
    });
    const browser = await afterFirstStep(email);
    const token = browser.cookies.get('postloom_first_step') ?? '';
    expect((await finish(browser, codeOf(secret))).errors).toEqual([]);
    const again = product.browser();
    again.cookies.set('postloom_first_step', token);
    expect((await finish(again, codeOf(secret, 1))).errors[0]?.code).toBe('INVALID_STATE');
  });

  it('allows eight wrong codes from a network, across all first steps', async () => {
    const { email, secret } = await careful();
    for (let guess = 0; guess < 8; guess += 1)
      expect((await finish(await afterFirstStep(email), `00000${guess}`)).errors[0]?.code).toBe('WRONG_CODE');
    expect((await finish(await afterFirstStep(email), codeOf(secret))).errors[0]?.code).toBe('TOO_MANY_REQUESTS');
  });

  it('is not bypassed by a reset of the password', async () => {
    const { email, id, secret } = await careful();
    await product.services.pool.query('update users set email_verified_at = now() where id = $1', [id]);
    await call(product.browser(), 'requestPasswordReset', '$email: String!', { email });
    const emails = await emailsTo(product.services, email);
    const token = emails.map(({ html }) => /confirm\?token=([\w-]+)/.exec(html)?.[1]).find(Boolean);
    await call(product.browser(), 'resetPassword', '$input: ResetPasswordInput!', {
      input: { token, password: 'secret-1' },
    });
    const browser = await afterFirstStep(email);
    expect((await finish(browser, codeOf(secret))).errors).toEqual([]);
  });

  it('refuses an account that was disabled between the steps', async () => {
    const { email, id, secret } = await careful();
    const browser = await afterFirstStep(email);
    await product.services.pool.query('update users set disabled_at = now() where id = $1', [id]);
    expect((await finish(browser, codeOf(secret))).errors[0]?.code).toBe('USER_DISABLED');
    expect(await whoAmI(browser)).toBeNull();
  });

  it('is switched off with the password or a code, not with access to the mail only', async () => {
    const { browser, email, secret } = await careful();
    expect((await disable(browser, { emailCode: 'ABCD1234' })).errors[0]?.code).toBe('INVALID_INPUT');
    expect((await disable(browser, { code: '000000' })).errors[0]?.code).toBe('WRONG_CODE');
    expect(await disable(browser, { code: codeOf(secret) })).toEqual({
      errors: [],
      user: { security: { twoStepSince: null } },
    });
    expect((await signIn(product.browser(), email, 'secret-1')).codeRequired).toBe(false);
    expect((await emailsTo(product.services, email)).map(({ subject }) => subject)).toContain(
      'Two-step sign-in is off',
    );
    expect((await disable(browser, { password: 'secret-1' })).errors[0]?.code).toBe('INVALID_STATE');
  });

  it('issues new recovery codes, and earlier ones stop working', async () => {
    const { browser, email, recoveryCodes } = await careful();
    const renewed = await call(
      browser,
      'renewRecoveryCodes',
      '$proof: ProofInput!',
      { proof: { password: 'secret-1' } },
      'recoveryCodes',
    );
    expect(renewed.recoveryCodes).toHaveLength(10);
    const late = await afterFirstStep(email);
    expect((await finish(late, recoveryCodes[0] ?? '')).errors[0]?.code).toBe('WRONG_CODE');
    expect((await finish(late, renewed.recoveryCodes?.[0] ?? '')).errors).toEqual([]);
  });
});
