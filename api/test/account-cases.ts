import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { listSessions } from '../domain/accounts/sessions/session.list';
import { issueToken } from '../domain/accounts/single-use-token.service';
import { TwoStepEntity } from '../domain/accounts/two-step/two-step.entity';
import { testAccountOf } from '../domain/accounts/test-account.service';
import { createApiToken } from '../domain/tokens/token.service';
import { unsubscribeToken } from '../domain/messages/subscription.service';
import { decrypt } from '../platform/secrets/secrets';
import { signIn } from './account-calls';
import type { ClientCase } from './client-operations';
import type { FilledProduct } from './filled-product';

export const proofOf = ({ member }: FilledProduct) => ({ password: member.password });
const aNewAddress = () => `${randomUUID()}@example.com`;

/** Returns a code of the member's authenticator app, some time steps ahead, as the current one may be used up. */
export async function codeOf({ product, member }: FilledProduct, steps: number): Promise<string> {
  const app = await product.services.dataSource.manager.findOneBy(TwoStepEntity, { userId: member.id });
  // A caller who is refused needs no valid code.
  if (!app) return '000000';
  const secret = decrypt(product.services.config.encryptionKey, app.cipher);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

const aTokenOf = async ({ product, member }: FilledProduct) =>
  (await createApiToken(product.ctx(member), { name: 'A program', scopes: ['DESIGNS_READ'] })).apiToken.id;

/** Uses an account of its own, as the reset ends the account's sessions. */
const resetToken = async ({ product }: FilledProduct) =>
  issueToken(product.ctx(), (await product.addUser()).id, 'RESET');

/**
 * The client's operations of accounts and sessions. An email takes one statement for the shop's name and colour, and an
 * operation that returns an account to its owner four, for the webhooks, the months and the test mode that another person
 * may have used.
 */
export const accountCases: Record<string, ClientCase> = {
  EmailRegistration: { member: 1, anonymous: 0 },
  LastBilling: { member: 2, anonymous: 0 },
  Me: { member: 1, anonymous: 0 },
  SignInProviders: { member: 1, anonymous: 0 },
  // An address in use is looked up before hashing, to save the hash; the device is stored; whether the address is
  // reserved, and how many emails it got, is queried afterwards.
  Register: {
    anonymous: 15,
    variables: () => ({
      input: { name: 'Bo Berg', email: `${randomUUID()}@example.com`, password: 'secret-1', acceptTerms: true },
    }),
  },
  RequestPasswordReset: { anonymous: 10, variables: ({ member }) => ({ email: member.email }) },
  // Counted before the token look-up, which precedes the hash; failed sign-ins are deleted.
  ResetPassword: {
    anonymous: 26,
    variables: async (filled) => ({ input: { token: await resetToken(filled), password: 'secret-2' } }),
  },
  SendVerificationEmail: { member: 11 },
  ConfirmIdentity: { member: 12, variables: (filled) => ({ proof: proofOf(filled) }) },
  // Three attempts are consumed and returned: of the address, of the account from that address or known device, of the
  // account; the account's other devices are notified.
  SignIn: { anonymous: 16, variables: ({ member: { email, password } }) => ({ input: { email, password } }) },
  // Live updates of the session are notified of its end.
  SignOut: { member: 6, anonymous: 0 },
  VerifyEmail: {
    member: 11,
    variables: async ({ product, member }) => ({ token: await issueToken(product.ctx(), member.id, 'VERIFY') }),
  },
  // The profile, and the account's security; the account itself is read to identify the caller.
  Profile: { member: 1 },
  UpdateProfile: { member: 9, variables: () => ({ input: { name: 'Mira Weaver', city: 'Porto' } }) },
  MailChoices: { member: 1 },
  SetWantedMails: { member: 7, variables: () => ({ kinds: ['SUPPORT_ANSWERS'] }) },
  SetSubscribed: {
    member: 2,
    anonymous: 1,
    variables: ({ product, member }) => ({
      token: unsubscribeToken(product.services.config.encryptionKey, member.id),
      isSubscribed: false,
    }),
  },
  EmptyTestMode: {
    member: 60,
    variables: async ({ product, member }) => {
      await testAccountOf(product.ctx(), member.id);
      return {};
    },
  },
  Security: { member: 3 },
  DeletionLosses: { member: 4 },
  PendingEmail: { member: 3 },
  // And the designs and orders of its rows.
  CreditEntries: { member: 5, variables: () => ({ page: { size: 25 } }) },
  SecurityChanged: { member: 7 },
  Sessions: { member: 2 },
  SendProofCode: { member: 12 },
  ApiTokens: { member: 2 },
  ApiRequests: { member: 3 },
  // The proof, the limit, the account under lock, its live tokens, the token, the email and the event.
  CreateApiToken: { member: 20, variables: () => ({ input: { name: 'A program', scopes: ['DESIGNS_READ'] } }) },
  RevokeApiToken: { member: 6, variables: async (filled) => ({ id: await aTokenOf(filled) }) },
  ChangePassword: {
    member: 28,
    variables: (filled) => ({ input: { proof: proofOf(filled), password: filled.member.password } }),
  },
  RequestEmailChange: {
    member: 25,
    variables: (filled) => ({ input: { proof: proofOf(filled), email: aNewAddress() } }),
  },
  CancelEmailChange: { member: 9 },
  ConfirmEmailChange: {
    member: 16,
    variables: async ({ product, member }) => ({
      token: await issueToken(product.ctx(), member.id, 'EMAIL', { email: member.email }),
    }),
  },
  UndoEmailChange: {
    anonymous: 22,
    variables: async ({ product }) => ({
      token: await issueToken(product.ctx(), (await product.addUser()).id, 'UNDO_EMAIL', { email: aNewAddress() }),
    }),
  },
  RecoverAccount: {
    anonymous: 21,
    variables: async ({ product }) => {
      const { id, email } = await product.addUser();
      return { token: await issueToken(product.ctx(), id, 'RECOVER', { email }) };
    },
  },
  SignOutSession: {
    member: 11,
    variables: async (filled) => {
      await signIn(filled.product.browser(), filled.member.email, filled.member.password);
      const [newest] = await listSessions(filled.product.ctx(), {}, filled.member.id).items();
      return { id: newest?.family };
    },
  },
  SignOutOtherSessions: { member: 10 },
  // Each proof looks the device up and counts the account's attempt apart from attempts of other networks.
  BeginTwoStep: { member: 15, variables: (filled) => ({ proof: proofOf(filled) }) },
  // The code is counted twice and both attempts are returned; the notice carries a link of its own.
  ConfirmTwoStep: { member: 28, variables: async (filled) => ({ code: await codeOf(filled, 0) }) },
  FinishSignIn: { anonymous: 15, variables: async (filled) => ({ input: { code: await codeOf(filled, 1) } }) },
  RenewRecoveryCodes: { member: 26, variables: (filled) => ({ proof: proofOf(filled) }) },
  UnlinkSignIn: {
    member: 28,
    variables: async (filled) => {
      const { rows } = await filled.product.services.pool.query<{ id: string }>(
        `insert into identities (user_id, issuer, subject) values ($1, 'https://issuer.example.com', uuidv7()::text) returning id`,
        [filled.member.id],
      );
      return { id: rows[0]?.id, proof: proofOf(filled) };
    },
  },
  DisableTwoStep: { member: 25, variables: (filled) => ({ proof: proofOf(filled) }) },
  PrepareDataDownload: { member: 16, variables: (filled) => ({ proof: proofOf(filled) }) },
  // It deletes the member: account-deletion.test.ts tests it.
  DeleteAccount: { variables: (filled) => ({ proof: proofOf(filled) }) },
  MeChanged: { member: 5 },
};
