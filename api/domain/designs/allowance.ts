import type { RequestContext } from '../../context';
import type { LimitName } from '../../platform/http/rate-limits';
import { isTestAccount } from '../accounts/test-account.service';
import { freshUser } from '../accounts/user.service';
import { consumeFreeLimits } from '../ai/free-limits';
import { UserError, formatWait } from '../user-error';
import { signedIn } from '../viewer';

/** Consumes a rate limit. @throws UserError TOO_MANY_REQUESTS with the wait. */
export async function consumeLimit(ctx: RequestContext, name: LimitName, key: string): Promise<void> {
  const wait = await ctx.limits.take(name, key);
  if (wait > 0)
    throw new UserError(
      'TOO_MANY_REQUESTS',
      `That was fast. Please wait ${formatWait(wait)} and try again.`,
      null,
      wait,
    );
}

/** Consumes the rate limits of designs. @throws UserError TOO_MANY_REQUESTS with the wait. */
export async function consumeDesign(ctx: RequestContext, userId: string): Promise<void> {
  await consumeLimit(ctx, 'designPerAccount', userId);
  if (await isTestAccount(ctx, userId)) await consumeLimit(ctx, 'testDesignPerDay', userId);
}

const failedGenerations = ['spentInVainPerHour', 'spentInVainPerDay'] as const;

/**
 * Counts AI work that its owner cancelled or that ended without a picture: the credit is released, but the call has a
 * cost.
 */
export async function countFailedGeneration(ctx: RequestContext, userId: string): Promise<void> {
  for (const name of failedGenerations) await ctx.limits.take(name, userId);
}

/** Refuses further work while too many generations failed or were cancelled. @throws UserError TOO_MANY_REQUESTS with the wait. */
export async function refuseAfterFailedGenerations(ctx: RequestContext, userId: string): Promise<void> {
  const wait = await ctx.limits.wait(failedGenerations, userId);
  if (wait > 0)
    throw new UserError(
      'TOO_MANY_REQUESTS',
      `Many of your designs were cancelled while they were being made, or ended without an image. Please wait ${formatWait(wait)} before you make the next one.`,
      null,
      wait,
    );
}

/**
 * Consumes the rate limit of the text model, which costs no credit. The limit is lower for accounts without credits,
 * and lowest for those without a proven address. A network has its own limit, however many accounts it creates.
 * @throws UserError TOO_MANY_REQUESTS with the wait.
 */
export async function consumeEnhancement(ctx: RequestContext): Promise<void> {
  const user = await freshUser(ctx, signedIn(ctx).userId);
  if (!user) throw new UserError('NOT_FOUND', 'User data not found');
  await consumeLimit(ctx, 'enhancePerAccount', user.id);
  if (user.credits > 0) return consumeLimit(ctx, 'enhancePerDay', user.id);
  await consumeFreeLimits(ctx, user, 'enhancement');
}
