import { Secret, TOTP } from 'otpauth';
import { call, signIn, whoAmI } from './account-calls';
import type { AccountAnswer } from './account-calls';
import { emailsTo, tokenFor } from './emails';
import type { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

export const password = 'secret-1';

/** Returns the code of an authenticator app, the given number of time steps ahead. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Returns the actions of a signed-in person on an account; each call takes the available proof. */
export const actionsOf = (product: TestProduct, browser: TestBrowser) => ({
  requestEmailChange: (email: string, proof: object) =>
    call(browser, 'requestEmailChange', '$input: RequestEmailChangeInput!', { input: { email, proof } }),
  async changeEmail(email: string, proof: object): Promise<AccountAnswer> {
    const asked = await this.requestEmailChange(email, proof);
    if (asked.errors.length > 0) return asked;
    const token = await tokenFor(product.services, email, '/confirm-email');
    return call(browser, 'confirmEmailChange', '$token: String!', { token });
  },
  changePassword: (next: string, proof: object) =>
    call(browser, 'changePassword', '$input: ChangePasswordInput!', { input: { proof, password: next } }),
  async switchTwoStepOn(proof: object): Promise<AccountAnswer> {
    const begun = await call(browser, 'beginTwoStep', '$proof: ProofInput!', { proof }, 'secret');
    if (!begun.secret) return begun;
    const { secret } = begun;
    const confirm = () =>
      call(browser, 'confirmTwoStep', '$code: String!', { code: codeOf(secret, -1) }, 'recoveryCodes');
    const first = await confirm();
    // the code of the step before is one too old when a step has just passed
    const confirmed = first.errors[0]?.code === 'WRONG_CODE' ? await confirm() : first;
    return { ...confirmed, secret: begun.secret };
  },
  renewRecoveryCodes: (proof: object) =>
    call(browser, 'renewRecoveryCodes', '$proof: ProofInput!', { proof }, 'recoveryCodes'),
  switchTwoStepOff: (proof: object) => call(browser, 'disableTwoStep', '$proof: ProofInput!', { proof }),
  deleteAccount: (proof: object) => call(browser, 'deleteAccount', '$proof: ProofInput!', { proof }),
  signOutOthers: () => call(browser, 'signOutOtherSessions', '', {}),
});

export const undoEmailChange = (product: TestProduct, token: string) =>
  call(product.browser(), 'undoEmailChange', '$token: String!', { token }, 'email');
export const recoverAccount = (product: TestProduct, token: string) =>
  call(product.browser(), 'recoverAccount', '$token: String!', { token }, 'email');

/** Sets a new password by the email to the address, and signs in with it in a new browser. */
export async function resetAndSignIn(product: TestProduct, email: string, next: string) {
  const browser = product.browser();
  await call(browser, 'requestPasswordReset', '$email: String!', { email });
  const token = await tokenFor(product.services, email, '/reset-password/confirm');
  const reset = await call(browser, 'resetPassword', '$input: ResetPasswordInput!', {
    input: { token, password: next },
  });
  const { codeRequired } = await signIn(browser, email, next);
  return { browser, reset, codeRequired, isIn: (await whoAmI(browser)) === email };
}

/** Returns the tokens of the links to these pages in a mailbox, oldest first. */
export async function linksTo(product: TestProduct, mailbox: string): Promise<{ undo: boolean; token: string }[]> {
  const emails = (await emailsTo(product.services, mailbox)).reverse();
  return emails.flatMap(({ html }) => {
    const [, page, token] = /\/(undo-email-change|recover-account)\?token=([\w-]+)/.exec(html) ?? [];
    return token ? [{ undo: page === 'undo-email-change', token }] : [];
  });
}

/** Shifts all stored times of accounts, as if so many days had passed. */
export const passDays = (product: TestProduct, days: number) =>
  product.services.pool.query(
    `with tokens as (update single_use_tokens set created_at = created_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days})),
       codes as (update recovery_codes set created_at = created_at - make_interval(days => ${days})),
       elsewhere as (update identities set created_at = created_at - make_interval(days => ${days}))
     update users set two_step_at = two_step_at - make_interval(days => ${days})`,
  );

/** Creates an account with a proven address, in its owner's browser. */
export async function ownerOf(product: TestProduct, email: string) {
  const browser = product.browser();
  const id = await browser.register(email, password);
  await product.services.pool.query('update users set email_verified_at = now() where id = $1', [id]);
  return { browser, email, id };
}

/** Returns a browser that is signed in with the account's password. */
export async function thiefOf(product: TestProduct, email: string) {
  const browser = product.browser();
  await signIn(browser, email, password);
  return { browser, ...actionsOf(product, browser) };
}
