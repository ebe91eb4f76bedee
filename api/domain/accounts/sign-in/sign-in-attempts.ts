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
  const device = await knownDevice(ctx, email);
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
 * Counts a typed code, wherever it is required: at sign-in, to confirm the owner, to switch two-step sign-in on.
 * Counted per account and network and per account, so a stolen session can try no more codes than a stolen password.
 * @returns a function to call when the code is right: it is then no longer counted
 * @throws UserError TOO_MANY_REQUESTS
 */
export async function countCode(ctx: RequestContext, userId: string): Promise<() => Promise<void>> {
  const here = `${userId}:${networkOf(ctx.address).near}`;
  for (const [name, key] of [
    ['codePerNetwork', here],
    ['codePerAccount', userId],
  ] as const) {
    const wait = await ctx.limits.take(name, key);
    if (wait > 0) throw tooManyRequests('Too many wrong codes.', wait);
  }
  return async () => {
    await ctx.limits.forget(['codePerNetwork'], here);
    await ctx.limits.giveBack('codePerAccount', userId);
  };
}
