import { formatDateTimeIn } from '../../../../contract/format';
import type { RequestContext } from '../../../context';
import type { FinishSignInInput } from '../../../graphql/generated/schema';
import { emailHtml } from '../../../platform/mail/email-html';
import { queueMail } from '../../../platform/mail/mail';
import { loggedAttempt } from '../../security-log';
import { UserError } from '../../user-error';
import { deviceParts } from '../sessions/device-name';
import { wantsMailOf } from '../email/mail-choices.service';
import { queueNotice, recoveryAction, takeNotice } from '../notices';
import { startSession } from '../sessions/session.service';
import { countCode, wasLastCode } from './sign-in-attempts';
import { issueToken, ownerOfToken, redeemToken } from '../single-use-token.service';
import { redeemCode, wrongCodeMessage } from '../two-step/code.service';
import type { UserEntity } from '../user.entity';
import { lockAccount, lockUser } from '../user.service';
import { readEmailBrand } from '../../settings/appearance';
import { readShopSettings } from '../../settings/shop-settings';

/** Result of a sign-in: a signed-in account, or a code is still required. */
export interface SignedIn {
  user: UserEntity | null;
  codeRequired: boolean;
}

const sentences = {
  tooLate: 'This sign-in took too long. Please start again.',
  userDisabled: 'This account has been disabled.',
};

/**
 * Signs a locked account in after its first proof, by password or an external provider. With two-step sign-in, its browser
 * gets a secret instead, and calls finishSignIn with a code.
 */
export async function enter(tx: RequestContext, user: UserEntity): Promise<SignedIn> {
  if (user.twoStepAt) {
    tx.setFirstStep(await issueToken(tx, user.id, 'SIGN_IN'));
    return { user: null, codeRequired: true };
  }
  await begin(tx, user);
  return { user, codeRequired: false };
}

async function begin(tx: RequestContext, user: UserEntity): Promise<void> {
  // messages that its owner has sent since the address was proven, signed out
  if (user.emailVerifiedAt) await tx.accountHooks.addressProven(tx, user.id, user.email);
  const isStrange = await startSession(tx, user);
  if (isStrange && wantsMailOf(user, 'NEW_DEVICES')) await queueNewDevice(tx, user);
}

/**
 * Performs the second step: a code of the app, or a recovery code, within ten minutes of the first step and in its
 * browser. Wrong codes are counted like wrong passwords; the last one that is accepted for now notifies the owner.
 * @throws UserError INVALID_STATE without a first step, WRONG_CODE, USER_DISABLED, TOO_MANY_REQUESTS.
 */
export const finishSignIn = (ctx: RequestContext, input: FinishSignInInput): Promise<SignedIn> =>
  loggedAttempt(ctx, 'second step', (isAccount) => signInByCode(ctx, input, isAccount));

async function signInByCode(
  ctx: RequestContext,
  { code }: FinishSignInInput,
  isAccount: (userId: string) => void,
): Promise<SignedIn> {
  const token = ctx.firstStep;
  const userId = token ? await ownerOfToken(ctx, token, 'SIGN_IN') : null;
  if (!token || !userId) throw new UserError('INVALID_STATE', sentences.tooLate);
  isAccount(userId);
  const succeeded = await countCode(ctx, userId);
  const user = await ctx.transaction(async (tx) => {
    // what ends the account's sessions locks it: this one is not to begin after that
    const account = await lockAccount(tx, userId);
    const kind = await redeemCode(tx, userId, code);
    if (!kind) return null;
    if (!(await redeemToken(tx, token, 'SIGN_IN', userId))) throw new UserError('INVALID_STATE', sentences.tooLate);
    if (account.disabledAt) throw new UserError('USER_DISABLED', sentences.userDisabled);
    await begin(tx, account);
    if (kind === 'RECOVERY') await queueNotice(tx, account, 'RECOVERY_CODE_USED');
    return account;
  });
  if (!user) {
    await reportWrongCode(ctx, userId);
    throw new UserError('WRONG_CODE', wrongCodeMessage(code), ['code']);
  }
  ctx.setFirstStep(null);
  await succeeded();
  return { user, codeRequired: false };
}

/** Notifies the owner once no further code may be tried: one who has passed the first step may have the password. */
async function reportWrongCode(ctx: RequestContext, userId: string): Promise<void> {
  if (!(await wasLastCode(ctx, userId))) return;
  await ctx.transaction(async (tx) => {
    const account = await lockUser(tx, userId);
    if (account?.twoStepAt && !account.disabledAt) await queueNotice(tx, account, 'WRONG_CODES');
  });
}

async function queueNewDevice(tx: RequestContext, user: UserEntity): Promise<void> {
  if (!(await takeNotice(tx, user, 'NEW_DEVICE'))) return;
  const { action, sealedLink } = await recoveryAction(tx, user);
  const brand = await readEmailBrand(tx);
  await queueMail(tx, {
    to: user.email,
    subject: `New sign-in to your ${brand.name} account`,
    html: emailHtml(brand, {
      greeting: user.emailVerifiedAt ? `Hello ${user.name}` : 'Hello',
      text: 'A browser that we had not seen before signed in to your account. If that was you, there is nothing to do. If it was not you, follow the link below: it signs out every device, and you set a new password.',
      rows: newDeviceRows(tx, (await readShopSettings(tx)).timeZone),
      action,
    }),
    sealedLink,
  });
}

/** Rows about a new device. The location is unknown: the product includes no table of networks. */
const newDeviceRows = ({ device }: RequestContext, timeZone: string): [string, string][] => {
  const { browser, system } = deviceParts(device);
  return [
    ['Browser', browser ?? 'Unknown'],
    ['System', system ?? 'Unknown'],
    ['Time', formatDateTimeIn(timeZone, new Date())],
  ];
};
