import { call, signIn, whoAmI } from '../../../test/account-calls';
import { emailsTo } from '../../../test/emails';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';

const password = 'secret-1';

describe('accounts at sign-in providers', () => {
  let product: TestProduct;
  let count = 0;

  beforeAll(async () => {
    product = await startTestProduct({
      http: true,
      environment: {
        OIDC_ISSUER: 'https://issuer.example.com',
        OIDC_CLIENT_ID: 'postloom',
        OIDC_CLIENT_SECRET: 'secret',
        OIDC_NAME: 'Mock',
      },
    });
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  async function person(issuers: string[]) {
    const browser = product.browser();
    const email = `linked-${(count += 1)}@example.com`;
    const id = await browser.register(email, password);
    for (const issuer of issuers)
      await product.services.pool.query('insert into identities (user_id, issuer, subject) values ($1, $2, $3)', [
        id,
        `https://${issuer}`,
        `${issuer}-${id}`,
      ]);
    return { browser, email, id };
  }
  const withoutPassword = (id: string) =>
    product.services.pool.query('update users set password_hash = null where id = $1', [id]);
  const linkedTo = async (browser: TestBrowser) => {
    const { data } = await browser.graphql<{
      me: { security: { linkedSignIns: { id: string; provider: string; linkedAt: string }[] } };
    }>('{ me { security { linkedSignIns { id provider linkedAt } } } }');
    return data.me.security.linkedSignIns;
  };
  const remove = (browser: TestBrowser, id: string, proof: object = { password }) =>
    call(browser, 'unlinkSignIn', '$id: ID!, $proof: ProofInput!', { id, proof }, 'user { id }');
  const codeFor = async (browser: TestBrowser, email: string) => {
    await call(browser, 'sendProofCode', '', {});
    return />([A-Z0-9]{8})</.exec((await emailsTo(product.services, email))[0]?.html ?? '')?.[1] ?? '';
  };

  it('are listed by provider and day, and one is removed with a notice, which signs out every other browser', async () => {
    const { browser, email } = await person(['issuer.example.com', 'old.example.com']);
    const other = product.browser();
    await signIn(other, email, password);
    const linked = await linkedTo(browser);
    expect(linked.map(({ provider }) => provider)).toEqual(['Mock', 'old.example.com']);
    expect(Date.now() - Date.parse(linked[0]?.linkedAt ?? '')).toBeLessThan(60_000);

    expect((await remove(browser, linked[0]?.id ?? '')).errors).toEqual([]);
    expect((await linkedTo(browser)).map(({ provider }) => provider)).toEqual(['old.example.com']);
    expect(await whoAmI(other)).toBeNull();
    expect((await emailsTo(product.services, email)).map(({ subject }) => subject)).toContain(
      'A way to sign in to your Postloom account was removed',
    );
  });

  it('are removed by their own account only, and not without the proof', async () => {
    const { browser } = await person(['issuer.example.com']);
    const [linked] = await linkedTo(browser);
    const id = linked?.id ?? '';
    const other = await person(['issuer.example.com']);
    expect((await remove(other.browser, id)).errors[0]?.code).toBe('NOT_FOUND');
    await expect(remove(product.browser(), id)).rejects.toThrow('Please sign in.');
    expect((await remove(browser, id, { password: 'wrong-1' })).errors[0]).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: ['proof', 'password'],
    });
    expect(await linkedTo(browser)).toHaveLength(1);
  });

  it('remain while they are the only way to sign in, and the refusal uses up no emailed code', async () => {
    const { browser, email, id } = await person(['issuer.example.com']);
    await withoutPassword(id);
    const [linked] = await linkedTo(browser);
    const proof = { emailCode: await codeFor(browser, email) };
    expect((await remove(browser, linked?.id ?? '', proof)).errors[0]).toMatchObject({
      code: 'INVALID_STATE',
      message: 'This is the only way to sign in to your account. Please set a password first.',
    });
    const input = { proof, password: 'secret-22' };
    expect((await call(browser, 'changePassword', '$input: ChangePasswordInput!', { input })).errors).toEqual([]);
    expect((await remove(browser, linked?.id ?? '', { password: 'secret-22' })).errors).toEqual([]);
    expect(await linkedTo(browser)).toEqual([]);
  });

  it('lose one only when two browsers remove the last two at once', async () => {
    const { browser, email, id } = await person(['issuer.example.com', 'old.example.com']);
    const other = product.browser();
    await signIn(other, email, password);
    await withoutPassword(id);
    const [first, second] = await linkedTo(browser);
    const proofs = [await codeFor(browser, email), await codeFor(other, email)];
    // a newer code makes the earlier one of the account invalid, so both are stored again
    await product.services.pool.query(
      `update single_use_tokens set used_at = null where user_id = $1 and purpose = 'PROOF'`,
      [id],
    );
    await Promise.allSettled([
      remove(browser, first?.id ?? '', { emailCode: proofs[0] }),
      remove(other, second?.id ?? '', { emailCode: proofs[1] }),
    ]);
    const { rows } = await product.services.pool.query('select 1 from identities where user_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });
});
