import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { listSessions } from '../domain/accounts/sessions/session.list';
import { issueToken } from '../domain/accounts/single-use-token.service';
import { TwoStepEntity } from '../domain/accounts/two-step/two-step.entity';
import { decrypt } from '../platform/secrets/secrets';
import { signIn } from './account-calls';
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

/** Variables that the profile's screens send. Each function creates the data it needs. */
export const accountVariables: Record<string, (filled: FilledProduct) => object | Promise<object>> = {
  UpdateProfile: () => ({ input: { name: 'Mira Weaver', city: 'Porto' } }),
  SetWantedMails: () => ({ kinds: ['SUPPORT_ANSWERS'] }),
  ChangePassword: (filled) => ({ input: { proof: proofOf(filled), password: filled.member.password } }),
  RequestEmailChange: (filled) => ({ input: { proof: proofOf(filled), email: aNewAddress() } }),
  ConfirmEmailChange: async ({ product, member }) => ({
    token: await issueToken(product.ctx(), member.id, 'EMAIL', { email: member.email }),
  }),
  UndoEmailChange: async ({ product }) => ({
    token: await issueToken(product.ctx(), (await product.addUser()).id, 'UNDO_EMAIL', { email: aNewAddress() }),
  }),
  RecoverAccount: async ({ product }) => {
    const { id, email } = await product.addUser();
    return { token: await issueToken(product.ctx(), id, 'RECOVER', { email }) };
  },
  SignOutSession: async (filled) => {
    await signIn(filled.product.browser(), filled.member.email, filled.member.password);
    const [newest] = await listSessions(filled.product.ctx(), {}, filled.member.id).items();
    return { id: newest?.family };
  },
  BeginTwoStep: (filled) => ({ proof: proofOf(filled) }),
  ConfirmTwoStep: async (filled) => ({ code: await codeOf(filled, 0) }),
  FinishSignIn: async (filled) => ({ input: { code: await codeOf(filled, 1) } }),
  RenewRecoveryCodes: (filled) => ({ proof: proofOf(filled) }),
  DisableTwoStep: (filled) => ({ proof: proofOf(filled) }),
  PrepareDataDownload: (filled) => ({ proof: proofOf(filled) }),
  DeleteAccount: (filled) => ({ proof: proofOf(filled) }),
};
