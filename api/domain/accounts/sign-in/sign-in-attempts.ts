import type { RequestContext } from '../../../context';
import type { LimitName } from '../../../platform/http/rate-limits';
import { networkOf } from '../../../platform/http/network';
import { hashToken } from '../../../platform/secrets/secrets';
import { tooManyRequests } from '../../user-error';
import { knownDevice } from '../sessions/device.service';

/** Sentence of the specification's error catalogue (public-site.md, section 8). */
const tooMany = 'Too many failed login attempts. Please try again later.';

/** Consumes an attempt. @throws UserError TOO_MANY_REQUESTS when none is left. */
export async function takeAttempt(ctx: RequestContext, name: LimitName, key: string): Promise<void> {
  const wait = await ctx.limits.take(name, key);
  if (wait > 0) throw tooManyRequests(tooMany, wait);
}

/** Key of an account's counters: a hash, so that the counters do not reveal the address. */
const accountKey = (email: string) => hashToken(email.toLowerCase()).slice(0, 22);

/**
 * Counts an attempt to sign in, before any hash is computed. A device that this account has signed in from before has
 * its own count; all others share one count per account and network and one per account. So guessing is limited, and
 * another person's guesses do not lock the owner out.
 * Attempts that succeed are counted as well, for what their hashes cost: by account and network or device, and by network.
 * @returns a function to call when the attempt succeeds: it is then no longer counted as a failure
 * @throws UserError TOO_MANY_REQUESTS
 */
export async function countSignIn(ctx: RequestContext, email: string): Promise<() => Promise<void>> {
  const account = accountKey(email);
  await takeAttempt(ctx, 'signInPerAddress', ctx.address);
  await takeAttempt(ctx, 'passwordPerAddress', ctx.address);
  const device = await knownDevice(ctx, { email });
  const own: [LimitName, string] = device
    ? ['signInPerDevice', `${account}:${device}`]
    : ['signInPerNetwork', `${account}:${networkOf(ctx.address).near}`];
  await takeAttempt(ctx, ...own);
  if (!device) await takeAttempt(ctx, 'signInPerAccount', account);
  await takeAttempt(ctx, 'passwordPerAccount', own[1]);
  return async () => {
    await ctx.limits.forget([own[0]], own[1]);
    await ctx.limits.giveBack('signInPerAddress', ctx.address);
    if (!device) await ctx.limits.giveBack('signInPerAccount', account);
  };
}

/** Resets the failed attempts at an account, after its owner has proven their identity in another way. */
export const forgetAttempts = (ctx: RequestContext, email: string): Promise<void> =>
  ctx.limits.forgetBelow(['signInPerDevice', 'signInPerNetwork', 'signInPerAccount'], accountKey(email));

/**
 * Where codes are counted that a caller types for an account: by network and for the account, or for a device that the
 * account has signed in from, which has the same limits for itself.
 */
async function countsOfCodes(ctx: RequestContext, userId: string): Promise<[LimitName, string][]> {
  const device = await knownDevice(ctx, { id: userId });
  return [
    ['codePerNetwork', `${userId}:${device ?? networkOf(ctx.address).near}`],
    ['codePerAccount', device ? `${userId}:${device}` : userId],
  ];
}

/**
 * Counts a typed code, wherever it is required: at sign-in, to confirm the owner, to switch two-step sign-in on. Counted
 * like attempts to sign in: one who has the password and tries codes does not lock the owner's devices out, and a stolen
 * session can try no more codes than a stolen password.
 * @returns a function to call when the code is right: it is then no longer counted
 * @throws UserError TOO_MANY_REQUESTS
 */
export async function countCode(ctx: RequestContext, userId: string): Promise<() => Promise<void>> {
  const counts = await countsOfCodes(ctx, userId);
  for (const [name, key] of counts) {
    const wait = await ctx.limits.take(name, key);
    if (wait > 0) throw tooManyRequests('Too many wrong codes.', wait);
  }
  return async () => {
    for (const [name, key] of counts)
      await (name === 'codePerAccount' ? ctx.limits.giveBack(name, key) : ctx.limits.forget([name], key));
  };
}

/** Whether a code that was just counted was the last one that the caller may type for now. */
export async function wasLastCode(ctx: RequestContext, userId: string): Promise<boolean> {
  for (const [name, key] of await countsOfCodes(ctx, userId)) if ((await ctx.limits.wait([name], key)) > 0) return true;
  return false;
}
