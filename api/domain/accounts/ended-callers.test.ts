import { Secret, TOTP } from 'otpauth';
import { call, signIn, whoAmI } from '../../test/account-calls';
import type { AccountAnswer } from '../../test/account-calls';
import { emailsTo, tokenFor } from '../../test/emails';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { replaceRecoveryCodes } from './two-step/code.service';

const password = 'secret-1';

describe('a request that waits for its account while that changes', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(() => product.stop());

  const person = async () => {
    counter += 1;
    const browser = product.browser();
    const email = `waiting${counter}@example.com`;
    return { browser, email, id: await browser.register(email, password) };
  };
  type Person = Awaited<ReturnType<typeof person>>;

  /** Changes an account while a request waits for its row. Returns the code of its refusal. */
  const during = async (
    { id }: Person,
    changes: string[],
    request: () => Promise<Pick<AccountAnswer, 'errors'>>,
    requests = 1,
  ): Promise<string | undefined> => {
    const { pool } = product.services;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [id]);
      for (const change of changes) await client.query(change, [id]);
      const answer = request().then(
        ({ errors }) => errors[0]?.code,
        (error: Error) => error.message,
      );
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await pool.query(waits)).rowCount !== requests) await new Promise(setImmediate);
      await client.query('commit');
      return await answer;
    } finally {
      client.release();
    }
  };

  const change = (browser: TestBrowser) =>
    call(browser, 'requestEmailChange', '$input: RequestEmailChangeInput!', {
      input: { email: `new-${Math.random().toString(36).slice(2)}@example.com`, proof: { password } },
    });
  const save = (browser: TestBrowser, userId?: string) =>
    call(browser, 'updateProfile', '$input: UpdateProfileInput!, $userId: ID', {
      input: { address: '9 Elm Lane', phone: '+44 20 7946 0123' },
      userId,
    });
  const withTwoStep = async ({ id }: Person) => {
    await replaceRecoveryCodes(product.ctx(), id);
    await product.services.pool.query('update users set two_step_at = now() where id = $1', [id]);
  };

  type Prepare = (person: Person) => Promise<() => Promise<AccountAnswer>>;
  it.each<[string, Prepare]>([
    [
      'asks for a change of the address',
      async ({ browser }) =>
        () =>
          change(browser),
    ],
    [
      'changes the address',
      async ({ browser }) => {
        const email = `confirmed-${Math.random().toString(36).slice(2)}@example.com`;
        const input = { email, proof: { password } };
        await call(browser, 'requestEmailChange', '$input: RequestEmailChangeInput!', { input });
        const token = await tokenFor(product.services, email, '/confirm-email');
        return () => call(browser, 'confirmEmailChange', '$token: String!', { token });
      },
    ],
    [
      'proves the address',
      async ({ browser, email }) => {
        const token = await tokenFor(product.services, email, '/verify-email');
        return () => call(browser, 'verifyEmail', '$token: String!', { token });
      },
    ],
    [
      'asks for the email that proves it',
      async ({ browser }) =>
        () =>
          call(browser, 'sendVerificationEmail', '', {}),
    ],
    [
      'asks for a code',
      async ({ browser }) =>
        () =>
          call(browser, 'sendProofCode', '', {}),
    ],
    [
      'asks for the data of the account',
      async ({ browser }) =>
        () =>
          call(browser, 'prepareDataDownload', '$proof: ProofInput!', { proof: { password } }),
    ],
    [
      'begins two-step sign-in',
      async ({ browser }) =>
        () =>
          call(browser, 'beginTwoStep', '$proof: ProofInput!', { proof: { password } }),
    ],
    [
      'switches two-step sign-in on',
      async ({ browser }) => {
        const begun = await call(browser, 'beginTwoStep', '$proof: ProofInput!', { proof: { password } }, 'secret');
        const code = new TOTP({ secret: Secret.fromBase32(begun.secret ?? '') }).generate();
        return () => call(browser, 'confirmTwoStep', '$code: String!', { code });
      },
    ],
    [
      'switches it off',
      async (owner) => {
        await withTwoStep(owner);
        return () => call(owner.browser, 'disableTwoStep', '$proof: ProofInput!', { proof: { password } });
      },
    ],
    [
      'makes recovery codes',
      async (owner) => {
        await withTwoStep(owner);
        return () => call(owner.browser, 'renewRecoveryCodes', '$proof: ProofInput!', { proof: { password } });
      },
    ],
    [
      'deletes the account',
      async ({ browser }) =>
        () =>
          call(browser, 'deleteAccount', '$proof: ProofInput!', { proof: { password } }),
    ],
    [
      'signs all other devices out',
      async ({ browser }) =>
        () =>
          call(browser, 'signOutOtherSessions', '', {}),
    ],
    [
      'signs another device out',
      async ({ browser, email, id }) => {
        await signIn(product.browser(), email, password);
        const { rows } = await product.services.pool.query<{ family: string }>(
          'select family from sessions where user_id = $1 order by id desc limit 1',
          [id],
        );
        return () => call(browser, 'signOutSession', '$id: ID!', { id: rows[0]?.family });
      },
    ],
    [
      'cancels a change of the address',
      async ({ browser }) =>
        () =>
          call(browser, 'cancelEmailChange', '', {}),
    ],
    [
      'saves the profile',
      async ({ browser }) =>
        () =>
          save(browser),
    ],
    [
      'adds a webhook',
      async ({ browser }) =>
        () =>
          call(browser, 'saveWebhookEndpoint', '$input: WebhookEndpointInput!, $version: Int!', {
            input: { url: 'https://hooks.example.com/', events: ['ORDER_PAID'], isActive: true },
            version: 0,
          }),
    ],
  ])('%s: not when its session has ended by then', async (_what, prepare) => {
    const owner = await person();
    const request = await prepare(owner);
    const end = 'update sessions set revoked_at = now() where user_id = $1';
    expect(await during(owner, [end], request)).toBe('Please sign in.');
  });

  it.each(['its owner', 'an Admin'])(
    'saves nothing about a person whose account is deleted by then, as %s',
    async (who) => {
      const [owner, admin] = [await person(), await person()];
      const { pool } = product.services;
      await pool.query(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
      const gone = 'update users set disabled_at = now(), deleted_at = now(), password_hash = null where id = $1';
      const request = () => (who === 'an Admin' ? save(admin.browser, owner.id) : save(owner.browser));
      expect(await during(owner, [gone], request)).toBe(who === 'an Admin' ? 'NOT_FOUND' : 'Please sign in.');
      const { rows } = await pool.query('select address, phone from users where id = $1', [owner.id]);
      expect(rows).toEqual([{ address: null, phone: null }]);
    },
  );

  it('sends no link for a new password to an address that the account has no more', async () => {
    const owner = await person();
    const moved = `update users set email = 'moved${counter}@example.com' where id = $1`;
    const ask = () => call(product.browser(), 'requestPasswordReset', '$email: String!', { email: owner.email });
    expect(await during(owner, [moved], ask)).toBe('USER_NOT_FOUND');
    expect(await tokenFor(product.services, owner.email, '/reset-password/confirm')).toBe('');
  });

  it('sends a code to the address that the account has by then', async () => {
    const owner = await person();
    const email = `moved-too${counter}@example.com`;
    const moved = `update users set email = '${email}' where id = $1`;
    const ask = () => call(owner.browser, 'sendProofCode', '', {});
    expect(await during(owner, [moved], ask)).toBeUndefined();
    expect((await emailsTo(product.services, email)).map(({ subject }) => subject)).toEqual(['Your Postloom code']);
  });

  it('asks for a change of the address: of two at once, one link is valid', async () => {
    const owner = await person();
    const other = product.browser();
    await signIn(other, owner.email, password);
    expect(await whoAmI(other)).toBe(owner.email);
    const both = () =>
      Promise.all([change(owner.browser), change(other)]).then((answers) => ({
        errors: answers.flatMap(({ errors }) => errors),
      }));
    expect(await during(owner, [], both, 2)).toBeUndefined();
    const valid = await product.services.pool.query(
      `select from single_use_tokens where user_id = $1 and purpose = 'EMAIL' and used_at is null`,
      [owner.id],
    );
    expect(valid.rowCount).toBe(1);
  });
});
