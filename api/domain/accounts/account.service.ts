import { z } from 'zod';
import type { RequestContext } from '../../context';
import { publish } from '../../platform/events/events';
import { audited } from '../audit/audit.service';
import { checked, personName } from '../input';
import { loggedAttempt } from '../security-log';
import { UserError } from '../user-error';
import { checkedEmail, emailInUse, isDuplicate } from './email/address';
import { countSignIn, takeAttempt } from './sign-in/sign-in-attempts';
import { checkPassword, hashPassword, isPassword } from './sign-in/password';
import { startSession } from './sessions/session.service';
import { addressIsReserved } from './single-use-token.service';
import { enter } from './sign-in/sign-in-steps.service';
import type { SignedIn } from './sign-in/sign-in-steps.service';
import { UserEntity } from './user.entity';
import { lockAccount } from './user.service';
import { queueVerification } from './email/verification.service';
import type { RegisterInput, SignInInput } from '../../graphql/generated/schema';

/** Messages of the specification's error catalogue (public-site.md, section 8). */
const sentences = {
  userNotFound: 'No account found with this email address.',
  wrongPassword: 'Incorrect password. Please try again.',
  userDisabled: 'This account has been disabled.',
  notAllowed: 'Email/password registration is not enabled.',
};

/**
 * Creates an account and signs it in.
 * @throws UserError OPERATION_NOT_ALLOWED, INVALID_EMAIL, WEAK_PASSWORD, EMAIL_ALREADY_IN_USE, TOO_MANY_REQUESTS,
 * INVALID_INPUT.
 */
export const register = (ctx: RequestContext, input: RegisterInput): Promise<UserEntity> =>
  loggedAttempt(ctx, 'registration', () => addAccount(ctx, input));

async function addAccount(ctx: RequestContext, input: RegisterInput): Promise<UserEntity> {
  if (!ctx.config.emailRegistration) throw new UserError('OPERATION_NOT_ALLOWED', sentences.notAllowed);
  const { name } = checked(z.object({ name: personName('Please enter your full name') }), { name: input.name });
  const email = checkedEmail(input.email);
  checkPassword(input.password);
  if (!input.acceptTerms)
    throw new UserError('INVALID_INPUT', 'Please agree to the Terms of Service and Privacy Policy', ['acceptTerms']);
  await takeAttempt(ctx, 'registerPerAddress', ctx.address);
  if (await ctx.db.existsBy(UserEntity, { email })) throw emailInUse();

  const passwordHash = await hashPassword(ctx, input.password);
  try {
    return await ctx.transaction(async (tx) => {
      const inserted = await tx.db.insert(UserEntity, { email, name, passwordHash });
      const user = await tx.db.findOneByOrFail(UserEntity, { id: inserted.identifiers[0]?.['id'] as string });
      // checked after the insert, which has waited for any account that is giving this address up
      if (await addressIsReserved(tx, email, user.id)) throw emailInUse();
      await startSession(tx, user);
      await queueVerification(tx, user);
      return user;
    });
  } catch (error) {
    if (isDuplicate(error)) throw emailInUse();
    throw error;
  }
}

/**
 * Signs an account in, or performs the first of two steps. Attempts are counted before the hash is computed.
 * @throws UserError INVALID_EMAIL, USER_NOT_FOUND, WRONG_PASSWORD, USER_DISABLED, TOO_MANY_REQUESTS.
 */
export const signIn = (ctx: RequestContext, input: SignInInput): Promise<SignedIn> =>
  loggedAttempt(ctx, 'password', (isAccount) => signInByPassword(ctx, input, isAccount));

async function signInByPassword(
  ctx: RequestContext,
  input: SignInInput,
  isAccount: (userId: string) => void,
): Promise<SignedIn> {
  const email = checkedEmail(input.email);
  const succeeded = await countSignIn(ctx, email);

  const user = await ctx.db.findOneBy(UserEntity, { email });
  if (!user) throw new UserError('USER_NOT_FOUND', sentences.userNotFound, ['email']);
  isAccount(user.id);
  if (!(await isPassword(user.id, input.password, user.passwordHash)))
    throw new UserError('WRONG_PASSWORD', sentences.wrongPassword, ['password']);
  if (user.disabledAt) throw new UserError('USER_DISABLED', sentences.userDisabled);

  await succeeded();
  return ctx.transaction(async (tx) => {
    const now = await lockAccount(tx, user.id);
    // changed while the hash was computed: the session would outlive the end of all others, or skip the second step
    if (now.passwordHash !== user.passwordHash)
      throw new UserError('WRONG_PASSWORD', sentences.wrongPassword, ['password']);
    if (now.disabledAt) throw new UserError('USER_DISABLED', sentences.userDisabled);
    return enter(tx, now);
  });
}

/** Gives the role ADMIN to an account. @throws Error when there is no such account. */
export async function makeAdmin(ctx: RequestContext, email: string): Promise<UserEntity> {
  return ctx.transaction(async (tx) => {
    const user = await tx.db.findOneBy(UserEntity, { email });
    if (!user) throw new Error(`There is no account with the email ${email}: register it first.`);
    return audited(tx, { action: 'make-admin', subject: user.id }, async () => {
      const after = { role: 'ADMIN' as const };
      await tx.db.update(UserEntity, { id: user.id }, after);
      await publish(tx.db, { type: 'account', id: user.id });
      return { after, result: user };
    });
  });
}
