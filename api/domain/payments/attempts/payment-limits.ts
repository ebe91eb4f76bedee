import type { RequestContext } from '../../../context';
import { tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';

const limit = 'paymentCallsPerAccount';

// not 'nothing was charged': an approval that PayPal reports is captured without the payer
const refused = (wait: number) => tooManyRequests('There were many attempts to pay.', wait);

/**
 * Counts an attempt of the caller that calls PayPal.
 * @throws UserError TOO_MANY_REQUESTS with the wait
 */
export async function countPaymentCall(ctx: RequestContext): Promise<void> {
  const wait = await ctx.limits.take(limit, signedIn(ctx).userId);
  if (wait > 0) throw refused(wait);
}

/**
 * Counts an attempt of the caller that has been claimed. It goes on also where others were counted since the check
 * before the claim: the claim must not remain without an outcome.
 */
export async function countClaimedCall(ctx: RequestContext): Promise<void> {
  await ctx.limits.take(limit, signedIn(ctx).userId);
}

/**
 * Refuses the caller without counting: calls that wait for the capture of another one do not call PayPal.
 * @throws UserError TOO_MANY_REQUESTS with the wait
 */
export async function refuseManyPaymentCalls(ctx: RequestContext): Promise<void> {
  const wait = await ctx.limits.wait([limit], signedIn(ctx).userId);
  if (wait > 0) throw refused(wait);
}
