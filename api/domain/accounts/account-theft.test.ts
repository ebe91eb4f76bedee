/** The table in docs/security.md: what a thief has, what they do, and what the owner reads and can still do. */
import { call, signIn, whoAmI } from '../../test/account-calls';
import { emailsTo, tokenFor } from '../../test/emails';
import {
  actionsOf,
  codeOf,
  linksTo,
  ownerOf,
  passDays,
  password,
  recoverAccount,
  resetAndSignIn,
  thiefOf,
  undoEmailChange,
} from '../../test/stolen-account';
import { startTestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import type { TestProduct } from '../../test/test-product';

const proof = { password };

describe('an account thief', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const owner = () => {
    counter += 1;
    return ownerOf(product, `robbed${counter}@example.com`);
  };
  const subjects = async (email: string) => (await emailsTo(product.services, email)).map(({ subject }) => subject);
  const newestLink = async (email: string) => (await linksTo(product, email)).at(-1)?.token ?? '';
  /** The link ends the thief's access; the owner sets a password by email and signs in without a code. */
  async function expectRecovery(email: string, thief: TestBrowser) {
    expect(await whoAmI(thief)).toBeNull();
    expect((await signIn(thief, email, password)).errors[0]?.code).toBe('WRONG_PASSWORD');
    expect(await resetAndSignIn(product, email, 'mine-again')).toMatchObject({ isIn: true, codeRequired: false });
  }
  /** An owner who has had two-step sign-in for longer than a week. */
  async function careful() {
    const person = await owner();
    const { secret, recoveryCodes } = await actionsOf(product, person.browser).switchTwoStepOn(proof);
    await passDays(product, 8);
    return { ...person, secret: secret ?? '', recoveryCodes: recoveryCodes ?? [] };
  }

  describe('with the password', () => {
    it('changes the address: the earlier address gets a link that reverts the change', async () => {
      const { email } = await owner();
      const thief = await thiefOf(product, email);
      await thief.changeEmail(`thief-of-${email}`, proof);
      expect((await subjects(email))[0]).toBe('Your Postloom account has a new email address');
      expect(await undoEmailChange(product, await newestLink(email))).toEqual({ email, errors: [] });
      await expectRecovery(email, thief.browser);
    });

    it('changes the address twice and undoes the second change: the oldest address still reverts it', async () => {
      const { email } = await owner();
      const thief = await thiefOf(product, email);
      await thief.changeEmail(`second-${email}`, proof);
      await thief.changeEmail(`third-${email}`, proof);
      expect((await undoEmailChange(product, await newestLink(`second-${email}`))).errors).toEqual([]);
      expect(await undoEmailChange(product, await newestLink(email))).toEqual({ email, errors: [] });
      await expectRecovery(email, thief.browser);
    });

    it('switches two-step sign-in on: the notice has a link that switches it off', async () => {
      const { email } = await owner();
      const thief = await thiefOf(product, email);
      expect((await thief.switchTwoStepOn(proof)).errors).toEqual([]);
      expect((await subjects(email))[0]).toBe('Two-step sign-in is on');
      expect(await recoverAccount(product, await newestLink(email))).toEqual({ email, errors: [] });
      await expectRecovery(email, thief.browser);
    });

    it('switches two-step sign-in on and changes the address: the undo also switches that off', async () => {
      const { email } = await owner();
      const thief = await thiefOf(product, email);
      await thief.switchTwoStepOn(proof);
      await passDays(product, 6);
      await thief.changeEmail(`thief-of-${email}`, proof);
      expect((await undoEmailChange(product, await newestLink(email))).errors).toEqual([]);
      await expectRecovery(email, thief.browser);
    });

    it('changes the password: the notice has a link that invalidates it', async () => {
      const { email } = await owner();
      const thief = await thiefOf(product, email);
      await thief.changePassword('thieves-1', proof);
      expect((await subjects(email))[0]).toBe('Your Postloom password was changed');
      const link = await newestLink(email);
      expect((await recoverAccount(product, link)).errors).toEqual([]);
      await expectRecovery(email, thief.browser);
      expect((await recoverAccount(product, link)).errors[0]?.code).toBe('INVALID_INPUT');
    });

    it('creates an access token: the link revokes it too', async () => {
      const { email, id } = await owner();
      const thief = await thiefOf(product, email);
      await thief.changePassword('thieves-1', proof);
      await product.services.pool.query(
        `insert into api_tokens (user_id, name, hash, scopes) values ($1::uuid, 'x', $1::text, '{DESIGNS_READ}')`,
        [id],
      );
      await recoverAccount(product, await newestLink(email));
      const { rows } = await product.services.pool.query('select revoked_at from api_tokens where user_id = $1', [id]);
      expect(rows).toEqual([{ revoked_at: expect.any(Date) as Date }]);
    });

    it('cannot register the earlier address again: it is reserved for a week', async () => {
      const { email } = await owner();
      const thief = await thiefOf(product, email);
      await thief.changeEmail(`thief-of-${email}`, proof);
      await expect(product.browser().register(email.toUpperCase())).rejects.toThrow('already in use');
      const other = await ownerOf(product, `other-${email}`);
      const { errors } = await actionsOf(product, other.browser).requestEmailChange(email, proof);
      expect(errors[0]?.code).toBe('EMAIL_ALREADY_IN_USE');
      expect((await undoEmailChange(product, await newestLink(email))).errors).toEqual([]);
    });

    it('cannot delete the account: that requires a code sent to a mailbox that is older than a week', async () => {
      const { email } = await owner();
      const thief = await thiefOf(product, email);
      expect((await thief.deleteAccount(proof)).errors[0]).toMatchObject({
        code: 'INVALID_INPUT',
        field: ['proof', 'emailCode'],
      });
      const next = `thief-of-${email}`;
      await thief.changeEmail(next, proof);
      await call(thief.browser, 'sendProofCode', '', {});
      const [newest] = await emailsTo(product.services, next);
      const emailCode = />([A-Z0-9]{8})</.exec(newest?.html ?? '')?.[1] ?? '';
      expect((await thief.deleteAccount({ emailCode })).errors[0]?.code).toBe('INVALID_STATE');
    });

    it('cannot sign in where two-step sign-in is on', async () => {
      const { email } = await careful();
      const thief = await thiefOf(product, email);
      expect(await whoAmI(thief.browser)).toBeNull();
    });
  });

  describe('with the session', () => {
    it('cannot change address, password or two-step, nor delete the account: each requires a proof', async () => {
      const { browser, email } = await owner();
      const thief = actionsOf(product, browser);
      const guess = { password: 'a-guess-1' };
      for (const { errors } of [
        await thief.requestEmailChange(`thief-of-${email}`, guess),
        await thief.changePassword('thieves-1', guess),
        await thief.switchTwoStepOn(guess),
        await thief.deleteAccount(guess),
      ])
        expect(errors[0]?.code).toBe('WRONG_PASSWORD');
    });

    it('can try eight codes of the app or of an email, counted over all places that ask for one', async () => {
      const { browser, secret } = await careful();
      const thief = actionsOf(product, browser);
      for (let tried = 0; tried < 4; tried += 1) {
        expect((await thief.switchTwoStepOff({ code: `00000${tried}` })).errors[0]?.code).toBe('WRONG_CODE');
        expect((await thief.deleteAccount({ emailCode: `WRONG00${tried}` })).errors[0]?.code).toBe('WRONG_CODE');
      }
      for (const { errors } of [
        await thief.switchTwoStepOff({ code: codeOf(secret) }),
        await thief.renewRecoveryCodes({ code: codeOf(secret) }),
      ])
        expect(errors[0]?.code).toBe('TOO_MANY_REQUESTS');
    });

    it("signs the owner out, who signs in again and ends the thief's session", async () => {
      const { browser, email } = await owner();
      await actionsOf(product, browser).signOutOthers();
      const own = await thiefOf(product, email);
      await own.signOutOthers();
      expect([await whoAmI(own.browser), await whoAmI(browser)]).toEqual([email, null]);
    });
  });

  describe('with the mailbox', () => {
    it('sets a new password and signs in where two-step sign-in is off', async () => {
      const { email } = await owner();
      expect((await resetAndSignIn(product, email, 'thieves-1')).isIn).toBe(true);
    });

    it('cannot sign in where two-step has been on for a week: no link of an email switches it off', async () => {
      const { browser, email, secret } = await careful();
      await actionsOf(product, browser).changePassword('secret-2', proof);
      expect((await recoverAccount(product, await newestLink(email))).errors).toEqual([]);
      const { isIn, codeRequired, browser: thief } = await resetAndSignIn(product, email, 'thieves-1');
      expect({ isIn, codeRequired }).toEqual({ isIn: false, codeRequired: true });
      // the owner has the app, and sets a password unknown to the thief
      const answer = await call(thief, 'finishSignIn', '$input: FinishSignInInput!', {
        input: { code: codeOf(secret) },
      });
      expect(answer.errors).toEqual([]);
    });
  });

  describe('with the authenticator', () => {
    it('cannot sign in without the password', async () => {
      const { email, secret } = await careful();
      const browser = product.browser();
      expect((await signIn(browser, email, 'a-guess-1')).errors[0]?.code).toBe('WRONG_PASSWORD');
      const input = { code: codeOf(secret) };
      expect((await call(browser, 'finishSignIn', '$input: FinishSignInInput!', { input })).errors[0]?.code).toBe(
        'INVALID_STATE',
      );
    });

    it('and the password creates recovery codes: the link invalidates them and leaves the app', async () => {
      const { browser, email, secret, id } = await careful();
      await actionsOf(product, browser).renewRecoveryCodes(proof);
      await recoverAccount(product, await newestLink(email));
      const { rows } = await product.services.pool.query('select 1 from recovery_codes where user_id = $1', [id]);
      expect(rows).toEqual([]);
      const { codeRequired, browser: own } = await resetAndSignIn(product, email, 'mine-again');
      expect(codeRequired).toBe(true);
      const input = { code: codeOf(secret) };
      expect((await call(own, 'finishSignIn', '$input: FinishSignInInput!', { input })).errors).toEqual([]);
    });
  });

  describe('is active for more than a week, or the owner has lost the app', () => {
    const reset = (browser: TestBrowser, id: string, reason: string) =>
      call(browser, 'resetTwoStep', '$id: ID!, $reason: String!', { id, reason }, 'user { id }');

    it('an Admin switches two-step sign-in off with a recorded reason, and the owner is notified', async () => {
      const admin = await owner();
      await product.services.pool.query(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
      const { email, id } = await careful();
      expect((await reset(admin.browser, id, '  ')).errors[0]).toMatchObject({
        code: 'INVALID_INPUT',
        field: ['reason'],
      });
      expect(await reset(admin.browser, id, 'Showed a passport')).toEqual({ errors: [], user: { id } });
      expect((await subjects(email))[0]).toBe('Support switched off two-step sign-in');
      expect((await signIn(product.browser(), email, password)).codeRequired).toBe(false);
      const { rows } = await product.services.pool.query(
        `select actor, reason, before, after from audit where action = 'reset-two-step' and subject = 'users/' || $1`,
        [id],
      );
      expect(rows).toEqual([
        {
          actor: admin.id,
          before: { twoStepSince: expect.any(String) as string },
          reason: 'Showed a passport',
          after: { twoStepSince: null },
        },
      ]);
      expect((await reset(admin.browser, id, 'Again')).errors[0]?.code).toBe('INVALID_STATE');
      expect((await reset(admin.browser, admin.id, 'My own')).errors[0]?.code).toBe('INVALID_STATE');
    });
  });

  it('cannot add links without limit: the oldest fifty remain', async () => {
    const { email, browser, id } = await owner();
    await product.services.pool.query(
      `insert into single_use_tokens (user_id, purpose, hash, email, expires_at)
       select $1::uuid, 'RECOVER', 'test' || $2 || n, $2, now() + interval '7 days' from generate_series(1, 50) n`,
      [id, email],
    );
    await actionsOf(product, browser).changePassword('secret-2', proof);
    expect(await tokenFor(product.services, email, '/recover-account')).toBe('');
  });
});
