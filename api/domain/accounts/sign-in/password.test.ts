import bcrypt from 'bcrypt';
import { call, signIn, whoAmI } from '../../../test/account-calls';
import { emailsTo } from '../../../test/emails';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';

describe('the password of an account', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  async function person(password = 'secret-1') {
    counter += 1;
    const browser = product.browser();
    const email = `keeper${counter}@example.com`;
    const id = await browser.register(email, password);
    return { browser, email, id };
  }
  const change = (browser: TestBrowser, proof: object, password: string) =>
    call(browser, 'changePassword', '$input: ChangePasswordInput!', { input: { proof, password } });
  const codeIn = async (email: string) =>
    /Code<\/td><td[^>]*>([A-Z0-9]{8})</.exec((await emailsTo(product.services, email))[0]?.html ?? '')?.[1] ?? '';

  it('is changed with the current one; other devices are signed out, and the owner is notified', async () => {
    const { browser, email } = await person();
    const elsewhere = product.browser();
    await signIn(elsewhere, email, 'secret-1');
    expect(await change(browser, { password: 'secret-1' }, 'secret-2')).toEqual({ errors: [] });
    expect(await whoAmI(browser)).toBe(email);
    expect(await whoAmI(elsewhere)).toBeNull();
    expect((await signIn(elsewhere, email, 'secret-1')).errors[0]?.code).toBe('WRONG_PASSWORD');
    expect((await signIn(elsewhere, email, 'secret-2')).errors).toEqual([]);
    expect((await emailsTo(product.services, email)).map(({ subject }) => subject)).toContain(
      'Your Postloom password was changed',
    );
  });

  it.each([
    ['a wrong current password', { password: 'secret-9' }, 'secret-2', 'WRONG_PASSWORD', ['proof', 'password']],
    ['a blank current password', { password: '' }, 'secret-2', 'WRONG_PASSWORD', ['proof', 'password']],
    ['a new password that is too short', { password: 'secret-1' }, 'short', 'WEAK_PASSWORD', ['password']],
    ['a new one that is easy to guess', { password: 'secret-1' }, 'qwerty123', 'WEAK_PASSWORD', ['password']],
    ['a code that was not sent', { emailCode: 'ABCD1234' }, 'secret-2', 'WRONG_CODE', ['proof', 'emailCode']],
    ['a code of an app only', { code: '123456' }, 'secret-2', 'INVALID_INPUT', ['proof', 'code']],
  ])('is not changed with %s', async (_what, proof, password, code, field) => {
    const { browser, email } = await person();
    expect((await change(browser, proof, password)).errors).toEqual([expect.objectContaining({ code, field })]);
    expect((await signIn(product.browser(), email, 'secret-1')).errors).toEqual([]);
  });

  it('is the same in either composition of its letters, also where it was stored decomposed', async () => {
    const [composed, apart] = ['kürbis-suppe'.normalize('NFC'), 'kürbis-suppe'.normalize('NFD')];
    expect(composed).not.toBe(apart);
    for (const [chosen, typed] of [
      [composed, apart],
      [apart, composed],
    ] as const) {
      const { email } = await person(chosen);
      expect((await signIn(product.browser(), email, typed)).errors).toEqual([]);
      expect((await signIn(product.browser(), email, chosen)).errors).toEqual([]);
    }
    const { email, id } = await person();
    await product.services.pool.query('update users set password_hash = $2 where id = $1', [
      id,
      await bcrypt.hash(apart, 4),
    ]);
    expect((await signIn(product.browser(), email, composed)).errors).toEqual([]);
    expect((await signIn(product.browser(), email, 'kurbis-suppe')).errors[0]?.code).toBe('WRONG_PASSWORD');
  });

  it('costs at most two hashes at a time and sixty in a quarter of an hour, right ones included', async () => {
    const { email, browser } = await person();
    const compare = jest.spyOn(bcrypt, 'compare');
    let [running, most] = [0, 0];
    compare.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return true;
    });
    const attempts = (count: number, by: () => TestBrowser) =>
      Promise.all(Array.from({ length: count }, async () => (await signIn(by(), email, 'secret-1')).errors[0]?.code));
    expect(await attempts(8, () => product.browser())).toEqual(Array.from({ length: 8 }));
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 8; round += 1) codes.push(...(await attempts(8, () => browser)));
    compare.mockRestore();
    expect(most).toBe(2);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
    // strange browsers signed in dozens of times, and the owner got five emails of it
    const emails = await emailsTo(product.services, email);
    expect(emails.filter(({ subject }) => subject.startsWith('New sign-in'))).toHaveLength(5);
  });

  it('can be tried ten times from a device, and no more', async () => {
    const { browser } = await person();
    for (let guess = 1; guess <= 10; guess += 1)
      expect((await change(browser, { password: `guess-${guess}` }, 'secret-2')).errors[0]?.code).toBe(
        'WRONG_PASSWORD',
      );
    const { errors } = await change(browser, { password: 'secret-1' }, 'secret-2');
    expect(errors).toEqual([expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })]);
    expect(errors[0]?.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('is changed by one of two devices that try at once; the other one is signed out', async () => {
    const { browser, email } = await person();
    const elsewhere = product.browser();
    await signIn(elsewhere, email, 'secret-1');
    const outcome = (one: TestBrowser, next: string) =>
      change(one, { password: 'secret-1' }, next).then(
        ({ errors }) => errors[0]?.code ?? 'changed',
        // so late that its session had ended before anything was checked
        () => 'UNAUTHENTICATED',
      );
    const codes = (await Promise.all([outcome(browser, 'from-here'), outcome(elsewhere, 'from-there')])).sort();
    expect(codes[1]).toBe('changed');
    expect(['CONFLICT', 'UNAUTHENTICATED', 'WRONG_PASSWORD']).toContain(codes[0]);
    expect([await whoAmI(browser), await whoAmI(elsewhere)].filter(Boolean)).toEqual([email]);
  });

  it('can be requested once in a document', async () => {
    const { browser } = await person();
    const one = 'changePassword(input: { proof: { password: "a" }, password: "secret-2" }) { errors { code } }';
    const { errors } = await browser.graphql(`mutation { a: ${one} b: ${one} }`);
    expect(errors?.[0]?.message).toBe('A document can ask for this only once.');
  });

  describe('of an account that signs in only by an external provider', () => {
    async function withoutPassword() {
      const someone = await person();
      await product.services.pool.query('update users set password_hash = null where id = $1', [someone.id]);
      return someone;
    }

    it('is set for the first time with an emailed code, which works once', async () => {
      const { browser, email } = await withoutPassword();
      expect((await change(browser, { password: 'secret-1' }, 'secret-2')).errors[0]).toMatchObject({
        code: 'INVALID_INPUT',
        message: 'This account has no password yet. Please use a code sent by email.',
      });
      await call(browser, 'sendProofCode', '', {});
      const code = await codeIn(email);
      expect((await change(browser, { emailCode: ` ${code.toLowerCase()} ` }, 'secret-2')).errors).toEqual([]);
      expect((await signIn(product.browser(), email, 'secret-2')).errors).toEqual([]);
      expect((await change(browser, { emailCode: code }, 'secret-3')).errors[0]?.code).toBe('WRONG_CODE');
    });

    it('is not set with the code that another browser of the account has asked for', async () => {
      const { browser, email } = await person();
      const other = product.browser();
      await signIn(other, email, 'secret-1');
      await product.services.pool.query('update users set password_hash = null where email = $1', [email]);
      await call(browser, 'sendProofCode', '', {});
      const code = await codeIn(email);
      expect((await change(other, { emailCode: code }, 'secret-2')).errors[0]?.code).toBe('WRONG_CODE');
      expect((await change(browser, { emailCode: code }, 'secret-2')).errors).toEqual([]);
    });

    it('is not set with a code that is older than ten minutes', async () => {
      const { browser, email, id } = await withoutPassword();
      await call(browser, 'sendProofCode', '', {});
      await product.services.pool.query(
        `update single_use_tokens set expires_at = expires_at - interval '10 minutes' where user_id = $1 and purpose = 'PROOF'`,
        [id],
      );
      expect((await change(browser, { emailCode: await codeIn(email) }, 'secret-2')).errors[0]?.code).toBe(
        'WRONG_CODE',
      );
    });

    it('is not set with the code of another account, nor with an earlier one', async () => {
      const [one, other] = [await withoutPassword(), await withoutPassword()];
      await call(other.browser, 'sendProofCode', '', {});
      const stolen = await codeIn(other.email);
      expect((await change(one.browser, { emailCode: stolen }, 'secret-2')).errors[0]?.code).toBe('WRONG_CODE');
      await call(one.browser, 'sendProofCode', '', {});
      const earlier = await codeIn(one.email);
      await call(one.browser, 'sendProofCode', '', {});
      expect((await change(one.browser, { emailCode: earlier }, 'secret-2')).errors[0]?.code).toBe('WRONG_CODE');
    });

    it('leaves no code in the outbox that an Admin could read, and sends at most five an hour', async () => {
      const { browser, email } = await withoutPassword();
      for (let sent = 1; sent <= 5; sent += 1)
        expect((await call(browser, 'sendProofCode', '', {})).errors).toEqual([]);
      expect((await call(browser, 'sendProofCode', '', {})).errors[0]?.code).toBe('TOO_MANY_REQUESTS');
      const { rows } = await product.services.pool.query<{ html: string }>(
        `select html from outbox where recipient = $1 and subject = 'Your Postloom code'`,
        [email],
      );
      expect(rows).toHaveLength(5);
      for (const { html } of rows) expect(html).not.toContain(await codeIn(email));
    });
  });
});
