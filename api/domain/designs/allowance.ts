import type { RequestContext } from '../../context';
import type { LimitName } from '../../platform/http/rate-limits';
import { freshUser } from '../accounts/user.service';
import { UserError, waitInWords } from '../user-error';
import { signedIn } from '../viewer';

/** @throws UserError TOO_MANY_REQUESTS with the wait. */
export async function consumeLimit(ctx: RequestContext, name: LimitName, key: string): Promise<void> {
  const wait = await ctx.limits.take(name, key);
  if (wait > 0)
    throw new UserError(
      'TOO_MANY_REQUESTS',
      `That was fast. Please wait ${waitInWords(wait)} and try again.`,
      null,
      wait,
    );
}

const spentInVain = ['spentInVainPerHour', 'spentInVainPerDay'] as const;

/** Counts work of the AI service that its owner cancelled, or that came to no picture: the credit comes back, the cost of the call does not. */
export async function countSpentInVain(ctx: RequestContext, userId: string): Promise<void> {
  for (const name of spentInVain) await ctx.limits.take(name, userId);
}

/** Refuses further work while too much of it was in vain. @throws UserError TOO_MANY_REQUESTS with the wait. */
export async function refuseSpentInVain(ctx: RequestContext, userId: string): Promise<void> {
  const wait = Math.max(...(await Promise.all(spentInVain.map((name) => ctx.limits.wait(name, userId)))));
  if (wait > 0)
    throw new UserError(
      'TOO_MANY_REQUESTS',
      `Many of your designs were cancelled while they were being made, or ended without an image. Please wait ${waitInWords(wait)} before you make the next one.`,
      null,
      wait,
    );
}

/**
 * Takes a turn at the text model, which costs no credit: fewer for who has none, and very few for who has not even
 * proven an address. A network has turns of its own, however many accounts it makes.
 * @throws UserError TOO_MANY_REQUESTS with the wait.
 */
export async function takeEnhancement(ctx: RequestContext): Promise<void> {
  const user = await freshUser(ctx, signedIn(ctx).id);
  if (!user) throw new UserError('NOT_FOUND', 'User data not found');
  await consumeLimit(ctx, 'enhancePerAccount', user.id);
  if (user.credits > 0) return consumeLimit(ctx, 'enhancePerDay', user.id);
  await consumeLimit(ctx, 'freeEnhancePerAddress', ctx.address);
  const wait = await ctx.limits.take(user.emailVerifiedAt ? 'freeEnhancePerDay' : 'unprovenEnhancePerDay', user.id);
  if (wait === 0) return;
  const remedy = user.emailVerifiedAt
    ? 'Credits open it at once.'
    : 'Credits, or a click on the link in our e-mail to you, open it at once.';
  throw new UserError(
    'TOO_MANY_REQUESTS',
    `Without credits the prompt can be enhanced a few times a day. Please wait ${waitInWords(wait)}. ${remedy}`,
    null,
    wait,
  );
}
