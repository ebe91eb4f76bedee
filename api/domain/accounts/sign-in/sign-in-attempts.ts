import type { RequestContext } from '../../../context';
import type { LimitName } from '../../../platform/http/rate-limits';
import { networkOf } from '../../../platform/http/network';
import { hashToken } from '../../../platform/secrets/secrets';
import { tooManyRequests } from '../../user-error';
import { knownDevice } from '../sessions/device.service';

/** Sentence of the specification's error catalogue (public-site.md, section 8). */
const tooMany = 'Too many failed login attempts. Please try again later.';

/** @throws UserError TOO_MANY_REQUESTS when none is left. */
export async function takeAttempt(ctx: RequestContext, name: LimitName, key: string): Promise<void> {
  const wait = await ctx.limits.take(name, key);
  if (wait > 0) throw tooManyRequests(tooMany, wait);
}

/** An account by its address, in a form that tells nobody who reads the counters which. */
const accountKey = (email: string) => hashToken(email.toLowerCase()).slice(0, 22);

/**
 * Counts an attempt to sign in, before any hash is computed. A device that this account has signed in from before has
 * a count of its own; for everybody else the account has one per network and one for all networks together. So
 * guessing is bounded, and no stranger's guesses lock the owner out.
 * @returns what to call when the attempt succeeded: it is then no longer counted
 * @throws UserError TOO_MANY_REQUESTS
 */
export async function countSignIn(ctx: RequestContext, email: string): Promise<() => Promise<void>> {
  const account = accountKey(email);
  await takeAttempt(ctx, 'signInPerAddress', ctx.address);
  const device = await knownDevice(ctx, email);
  const own: [LimitName, string] = device
    ? ['signInPerDevice', `${account}:${device}`]
    : ['signInPerNetwork', `${account}:${networkOf(ctx.address).near}`];
  await takeAttempt(ctx, ...own);
  if (!device) await takeAttempt(ctx, 'signInPerAccount', account);
  return async () => {
    await ctx.limits.forget([own[0]], own[1]);
    await ctx.limits.giveBack('signInPerAddress', ctx.address);
    if (!device) await ctx.limits.giveBack('signInPerAccount', account);
  };
}

/** Forgets every failed attempt at an account: its owner has just shown who they are in another way. */
export const forgetAttempts = (ctx: RequestContext, email: string): Promise<void> =>
  ctx.limits.forgetBelow(['signInPerDevice', 'signInPerNetwork', 'signInPerAccount'], accountKey(email));

/**
 * Counts a code that somebody types, wherever it is asked for: at sign-in, to confirm who they are, to switch two-step
 * sign-in on. The account has one count for each network and one for all of them, so a stolen session tries no more
 * codes than a stolen password does.
 * @returns what to call when the code was right: it is then no longer counted
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
