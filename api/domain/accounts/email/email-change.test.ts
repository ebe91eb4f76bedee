import { call, signIn, whoAmI } from '../../../test/account-calls';
import { emailsTo, tokenFor } from '../../../test/emails';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';

describe('a change of address', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  async function person({ proven = true } = {}) {
    counter += 1;
    const browser = product.browser();
    const email = `mover${counter}@example.com`;
    const id = await browser.register(email);
    if (proven) await product.services.pool.query('update users set email_verified_at = now() where id = $1', [id]);
    return { browser, email, id, next: `moved${counter}@example.com` };
  }
  const ask = (browser: TestBrowser, email: string, proof: object = { password: 'secret-1' }) =>
    call(
      browser,
      'requestEmailChange',
      '$input: RequestEmailChangeInput!',
      { input: { email, proof } },
      'user { email security { pendingEmail } }',
    );
  const confirm = (browser: TestBrowser, token: string) =>
    call(
      browser,
      'confirmEmailChange',
      '$token: String!',
      { token },
      'user { email emailVerified security { pendingEmail } }',
    );
  const undo = (token: string) => call(product.browser(), 'undoEmailChange', '$token: String!', { token }, 'email');
  const linkTo = (email: string) => tokenFor(product.services, email, '/confirm-email');
  const undoLink = (email: string) => tokenFor(product.services, email, '/undo-email-change');

  it('changes nothing before the link is opened, and then only the new address signs in', async () => {
    const { browser, email, next } = await person();
    expect((await ask(browser, ` ${next} `)).user).toEqual({ email, security: { pendingEmail: next } });
    expect((await signIn(product.browser(), email, 'secret-1')).errors).toEqual([]);
    const token = await linkTo(next);
    expect((await confirm(browser, token)).user).toEqual({
      email: next,
      emailVerified: true,
      security: { pendingEmail: null },
    });
    expect(await whoAmI(browser)).toBe(next);
    expect((await signIn(product.browser(), email, 'secret-1')).errors[0]?.code).toBe('USER_NOT_FOUND');
    expect((await signIn(product.browser(), next, 'secret-1')).errors).toEqual([]);
    expect((await confirm(browser, token)).errors[0]).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'This link has already been used or has expired.',
    });
  });

  it.each([
    ['a wrong password', 'new@example.com', { password: 'wrong-1' }, 'WRONG_PASSWORD', ['proof', 'password']],
    ['no address', 'nobody', { password: 'secret-1' }, 'INVALID_EMAIL', ['email']],
  ])('is not started with %s', async (_what, email, proof, code, field) => {
    const { browser } = await person();
    expect((await ask(browser, email, proof)).errors).toEqual([expect.objectContaining({ code, field })]);
    expect(await emailsTo(product.services, email)).toEqual([]);
  });

  it("is not started with an address in use, including the account's own", async () => {
    const [one, other] = [await person(), await person()];
    expect((await ask(one.browser, other.email.toUpperCase())).errors[0]?.code).toBe('EMAIL_ALREADY_IN_USE');
    expect((await ask(one.browser, one.email)).errors[0]).toMatchObject({ code: 'INVALID_INPUT', field: ['email'] });
  });

  it('sends at most five emails an hour, and only the newest link works', async () => {
    const { browser, next } = await person();
    const tokens: string[] = [];
    for (let asked = 0; asked < 5; asked += 1) {
      await ask(browser, next);
      tokens.push(await linkTo(next));
    }
    expect((await ask(browser, next)).errors[0]?.code).toBe('TOO_MANY_REQUESTS');
    expect((await confirm(browser, tokens[0] ?? '')).errors[0]?.code).toBe('INVALID_INPUT');
    expect((await confirm(browser, tokens[4] ?? '')).errors).toEqual([]);
  });

  it('can be cancelled, which invalidates its link', async () => {
    const { browser, next, email } = await person();
    await ask(browser, next);
    const token = await linkTo(next);
    await call(browser, 'cancelEmailChange', '', {});
    expect((await confirm(browser, token)).errors[0]?.code).toBe('INVALID_INPUT');
    expect(await whoAmI(browser)).toBe(email);
  });

  it('is not confirmed within the session of another account', async () => {
    const [one, other] = [await person(), await person()];
    await ask(one.browser, one.next);
    const token = await linkTo(one.next);
    expect((await confirm(other.browser, token)).errors[0]?.code).toBe('INVALID_STATE');
    expect(await whoAmI(other.browser)).toBe(other.email);
    expect((await confirm(one.browser, token)).errors).toEqual([]);
  });

  it('to the same address succeeds for one of two concurrent accounts', async () => {
    const [one, other] = [await person(), await person()];
    const wanted = `contested${counter}@example.com`;
    await ask(one.browser, wanted);
    const first = await linkTo(wanted);
    await ask(other.browser, wanted);
    const second = await linkTo(wanted);
    const answers = await Promise.all([confirm(one.browser, first), confirm(other.browser, second)]);
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'moved').sort()).toEqual(['EMAIL_ALREADY_IN_USE', 'moved']);
  });

  it('invalidates the tokens in the earlier mailbox', async () => {
    const { browser, email, next } = await person();
    await call(product.browser(), 'requestPasswordReset', '$email: String!', { email });
    const token = await tokenFor(product.services, email, '/reset-password/confirm');
    await ask(browser, next);
    await confirm(browser, await linkTo(next));
    const reset = { input: { token, password: 'stolen-1' } };
    expect((await call(product.browser(), 'resetPassword', '$input: ResetPasswordInput!', reset)).errors[0]?.code).toBe(
      'INVALID_INPUT',
    );
  });

  describe('made by a thief', () => {
    /** Account whose address a thief with the password has changed. */
    async function robbed() {
      const owner = await person();
      const thief = product.browser();
      await signIn(thief, owner.email, 'secret-1');
      await ask(thief, owner.next);
      await confirm(thief, await linkTo(owner.next));
      return { ...owner, thief };
    }

    it('is reverted by the earlier address: sessions end, the password is removed, a new one is set', async () => {
      const { browser, email, thief, next } = await robbed();
      expect(await undo(await undoLink(email))).toEqual({ email, errors: [] });
      expect([await whoAmI(browser), await whoAmI(thief)]).toEqual([null, null]);
      expect((await signIn(thief, email, 'secret-1')).errors[0]?.code).toBe('WRONG_PASSWORD');
      expect((await signIn(thief, next, 'secret-1')).errors[0]?.code).toBe('USER_NOT_FOUND');
      await call(browser, 'requestPasswordReset', '$email: String!', { email });
      const token = await tokenFor(product.services, email, '/reset-password/confirm');
      await call(browser, 'resetPassword', '$input: ResetPasswordInput!', { input: { token, password: 'mine-again' } });
      expect((await signIn(browser, email, 'mine-again')).errors).toEqual([]);
    });

    it('is reverted once, and the thief gets no such link', async () => {
      const { email, thief, next } = await robbed();
      const last = `third${counter}@example.com`;
      await ask(thief, last);
      await confirm(thief, await linkTo(last));
      const [ownersLink, thiefsLink] = [await undoLink(email), await undoLink(next)];
      expect((await undo(ownersLink)).errors).toEqual([]);
      expect((await undo(thiefsLink)).errors[0]?.code).toBe('INVALID_INPUT');
      expect((await undo(ownersLink)).errors[0]?.code).toBe('INVALID_INPUT');
      const { rows } = await product.services.pool.query('select 1 from users where email = $1', [email]);
      expect(rows).toHaveLength(1);
    });

    it('is reverted together with two-step sign-in that was switched on after it', async () => {
      const { email, id } = await robbed();
      await product.services.pool.query(
        `with app as (insert into two_step (user_id, cipher, confirmed_at) values ($1, 'x', now())) update users set two_step_at = now() where id = $1`,
        [id],
      );
      await undo(await undoLink(email));
      const { rows } = await product.services.pool.query(
        'select two_step_at from users where id = $1 and not exists (select 1 from two_step where user_id = $1)',
        [id],
      );
      expect(rows).toEqual([{ two_step_at: null }]);
    });
  });

  it('does not notify an earlier address that was never proven: it may belong to someone else', async () => {
    const { browser, email, next } = await person({ proven: false });
    await ask(browser, next);
    await confirm(browser, await linkTo(next));
    expect((await emailsTo(product.services, email)).map(({ subject }) => subject)).toEqual([
      'Please confirm your email address',
    ]);
  });

  it('leaves no link in the outbox that an Admin could open', async () => {
    const { browser, next } = await person();
    await ask(browser, next);
    const token = await linkTo(next);
    const { rows } = await product.services.pool.query<{ html: string }>(
      'select html from outbox where recipient = $1',
      [next],
    );
    expect(rows[0]?.html).not.toContain(token);
  });
});
