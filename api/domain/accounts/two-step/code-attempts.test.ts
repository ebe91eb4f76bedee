import { call, signIn } from '../../../test/account-calls';
import { emailsTo } from '../../../test/emails';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { TestBrowser } from '../../../test/test-browser';
import { replaceRecoveryCodes } from './code.service';

describe('codes of a second step that one who has the password tries', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, environment: { TRUST_PROXY: '1' } });
  });
  afterAll(() => product.stop());

  const browserAt = (address: string) => new TestBrowser(product.url, { 'x-forwarded-for': address });
  async function careful() {
    counter += 1;
    const owner = browserAt('192.0.2.1');
    const email = `tried${counter}@example.com`;
    const id = await owner.register(email);
    const codes = await replaceRecoveryCodes(product.ctx(), id);
    await product.services.pool.query('update users set two_step_at = now(), email_verified_at = now() where id = $1', [
      id,
    ]);
    await product.services.pool.query('delete from rate_limits');
    return { owner, email, codes };
  }
  /** Signs in with the password, and enters that code. */
  const enter = async (browser: TestBrowser, email: string, code: string) => {
    await signIn(browser, email, 'secret-1');
    const { errors } = await call(browser, 'finishSignIn', '$input: FinishSignInInput!', { input: { code } });
    return errors[0]?.code ?? 'signed in';
  };
  const thiefAt = (network: number) => browserAt(`203.0.113.${network}`);
  const tryAll = async (email: string) => {
    const answers: string[] = [];
    for (let guess = 0; guess < 21; guess += 1)
      answers.push(await enter(thiefAt(Math.floor(guess / 7)), email, `0000${10 + guess}`));
    return answers;
  };

  it('lock no device out that the account has signed in from', async () => {
    const { owner, email, codes } = await careful();
    const answers = await tryAll(email);
    expect([answers.lastIndexOf('WRONG_CODE'), answers[20]]).toEqual([19, 'TOO_MANY_REQUESTS']);
    expect(await enter(thiefAt(9), email, codes[0] ?? '')).toBe('TOO_MANY_REQUESTS');
    expect(await enter(owner, email, codes[0] ?? '')).toBe('signed in');
  });

  it('are limited to eight on such a device as well', async () => {
    const { owner, email, codes } = await careful();
    for (let guess = 0; guess < 8; guess += 1)
      expect(await enter(owner, email, `0000${10 + guess}`)).toBe('WRONG_CODE');
    expect(await enter(owner, email, codes[0] ?? '')).toBe('TOO_MANY_REQUESTS');
  });

  it('are reported to the owner once, with a link that takes the account back', async () => {
    const { email } = await careful();
    await tryAll(email);
    const reports = (await emailsTo(product.services, email)).filter(
      ({ subject }) => subject === 'Wrong codes at your Postloom account',
    );
    expect(reports).toHaveLength(1);
    expect(reports[0]?.html).toContain('>It was not me</a>');
  });
});
