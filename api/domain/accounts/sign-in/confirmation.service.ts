import type { RequestContext, Viewer } from '../../../context';
import type { ProofInput } from '../../../graphql/generated/schema';
import { linkPlaceholder, sealLink } from '../../../platform/mail/email-link';
import { emailHtml } from '../../../platform/mail/email-html';
import { queueMail } from '../../../platform/mail/mail';
import { randomCode } from '../../../platform/secrets/secrets';
import { loggedAttempt } from '../../security-log';
import { AccessError, UserError, tooManyEmails, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { lockCaller } from '../sessions/session.service';
import { countCode, countSignIn } from './sign-in-attempts';
import { isPassword } from './password';
import { issueToken, redeemToken, restoreToken, spendTokens } from '../single-use-token.service';
import { redeemCode, wrongCodeMessage } from '../two-step/code.service';
import type { UserEntity } from '../user.entity';
import { freshUser } from '../user.service';
import { readEmailBrand } from '../../settings/appearance';

const sentences = {
  wrongPassword: 'Incorrect password. Please try again.',
  wrongEmailCode: 'This code is wrong, used or expired. Please request a new one.',
  noPassword: 'This account has no password yet. Please use a code sent by email.',
  noAppCode: 'A code from your app is not enough here. Please enter your password.',
  noEmailCode: 'An emailed code is not enough here. Please enter your password or a code from your app.',
};

/**
 * Name of a typed code within the session that has asked for it: another account may have the same code, and a browser
 * can't use a code that another browser of the account has requested.
 */
const nameOf = ({ userId, sessionFamily }: Viewer, code: string) =>
  `${userId}:${sessionFamily}:${code.replace(/[^a-z0-9]/gi, '').toUpperCase()}`;

/** Sends a code that proves that the caller reads the account's mail. @throws UserError TOO_MANY_REQUESTS. */
export async function sendProofCode(ctx: RequestContext): Promise<void> {
  const viewer = signedIn(ctx);
  const { userId: id } = viewer;
  const wait = await ctx.limits.take('proofPerAccount', id);
  if (wait > 0) throw tooManyRequests('We have sent you several codes.', wait);
  await ctx.transaction(async (tx) => {
    const user = await lockCaller(tx);
    const code = randomCode();
    await spendTokens(tx, id, 'PROOF');
    await issueToken(tx, id, 'PROOF', { token: nameOf(viewer, code) });
    const brand = await readEmailBrand(tx);
    const queued = await queueMail(tx, {
      to: user.email,
      subject: `Your ${brand.name} code`,
      html: emailHtml(brand, {
        greeting: 'Your code',
        text: 'Enter it where you were asked for it. It works once, within 10 minutes. If you did not request it, someone else is signed in to your account: please change your password.',
        rows: [['Code', linkPlaceholder]],
      }),
      sealedLink: sealLink(tx.config.encryptionKey, code),
    });
    if (!queued) throw tooManyEmails();
  });
}

/**
 * Confirms that the caller is the account's owner, by their password or an emailed code (and, where allowed, by a code
 * of their app). Attempts are counted like those to sign in, before any hash is computed.
 * @returns the account as it is now
 * @throws UserError WRONG_PASSWORD, WRONG_CODE, INVALID_INPUT for a proof that this account does not have,
 * TOO_MANY_REQUESTS.
 */
export const confirmPerson = (ctx: RequestContext, proof: ProofInput, ways: ProofWays = {}): Promise<UserEntity> =>
  loggedAttempt(ctx, 'proof', () => confirm(ctx, proof, ways));

/**
 * Does what the caller's proof was given for. When that is refused, such as for an address in use, an emailed code works
 * once more: the caller need not wait for another email.
 * @throws UserError as for `confirmPerson`
 */
export async function withProof<Result>(
  ctx: RequestContext,
  proof: ProofInput,
  work: (user: UserEntity) => Promise<Result>,
): Promise<Result> {
  const viewer = signedIn(ctx);
  const user = await confirmPerson(ctx, proof);
  try {
    return await work(user);
  } catch (error) {
    if (error instanceof UserError && proof.emailCode)
      await restoreToken(ctx, nameOf(viewer, proof.emailCode), 'PROOF', user.id);
    throw error;
  }
}

/** Which proofs count beside the password. */
interface ProofWays {
  byCode?: boolean;
  byEmail?: boolean;
}

async function confirm(
  ctx: RequestContext,
  proof: ProofInput,
  { byCode = false, byEmail = true }: ProofWays,
): Promise<UserEntity> {
  const user = await freshUser(ctx, signedIn(ctx).userId);
  if (!user) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  const byPassword = typeof proof.password === 'string';
  if (byPassword && !user.passwordHash)
    throw new UserError('INVALID_INPUT', sentences.noPassword, ['proof', 'password']);
  if (proof.code && !byCode) throw new UserError('INVALID_INPUT', sentences.noAppCode, ['proof', 'code']);
  if (proof.emailCode && !byEmail) throw new UserError('INVALID_INPUT', sentences.noEmailCode, ['proof', 'emailCode']);

  const succeeded = await (byPassword ? countSignIn(ctx, user.email) : countCode(ctx, user.id));
  if (byPassword) {
    if (!(await isPassword(user.id, proof.password ?? '', user.passwordHash)))
      throw new UserError('WRONG_PASSWORD', sentences.wrongPassword, ['proof', 'password']);
  } else if (typeof proof.emailCode === 'string') {
    if (!(await redeemToken(ctx, nameOf(signedIn(ctx), proof.emailCode), 'PROOF', user.id)))
      throw new UserError('WRONG_CODE', sentences.wrongEmailCode, ['proof', 'emailCode']);
  } else if (!proof.code || !(await redeemCode(ctx, user.id, proof.code)))
    throw new UserError('WRONG_CODE', wrongCodeMessage(proof.code ?? ''), ['proof', 'code']);
  await succeeded();
  return user;
}
