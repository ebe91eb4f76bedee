import type { RequestContext } from '../../context';
import type { LimitName } from '../../platform/http/rate-limits';
import type { UserEntity } from '../accounts/user.entity';
import { UserError, formatWait } from '../user-error';

/** Limits of calls of the text model by accounts without credits. */
interface FreeLimits {
  /** Limit of a network, however many accounts it creates. */
  perAddress: LimitName;
  /** Limit of an account with a proven address; null where its general limit is enough. */
  perDay: LimitName | null;
  unprovenPerDay: LimitName;
  /** Completes 'Without credits ... a few times a day'. */
  what: string;
}

const freeLimits = {
  enhancement: {
    perAddress: 'freeEnhancePerAddress',
    perDay: 'freeEnhancePerDay',
    unprovenPerDay: 'unprovenEnhancePerDay',
    what: 'the prompt can be enhanced',
  },
  monthPlan: {
    perAddress: 'freeMonthPlanPerAddress',
    perDay: null,
    unprovenPerDay: 'unprovenMonthPlanPerDay',
    what: 'a month can be planned',
  },
  website: {
    perAddress: 'freeWebsitePerAddress',
    perDay: null,
    unprovenPerDay: 'unprovenWebsitePerDay',
    what: 'a website can be read',
  },
} satisfies Record<string, FreeLimits>;

/**
 * Consumes the limits of work that costs no credit, if the account has no credits: each call of the text model has a
 * cost, and accounts are free.
 * @returns the function that returns the attempts to the limits
 * @throws UserError TOO_MANY_REQUESTS with the wait
 */
export async function consumeFreeLimits(
  ctx: RequestContext,
  user: Pick<UserEntity, 'id' | 'credits' | 'emailVerifiedAt'>,
  work: keyof typeof freeLimits,
): Promise<() => Promise<void>> {
  if (user.credits > 0) return async () => undefined;
  const { perAddress, perDay, unprovenPerDay, what }: FreeLimits = freeLimits[work];
  const refused = (often: string, wait: number, remedy: string) =>
    new UserError(
      'TOO_MANY_REQUESTS',
      `Without credits ${what} ${often}. Please wait ${formatWait(wait)}. ${remedy}`,
      null,
      wait,
    );
  const perAccount = user.emailVerifiedAt ? perDay : unprovenPerDay;
  const wait = perAccount ? await ctx.limits.take(perAccount, user.id) : 0;
  if (wait > 0)
    throw refused(
      'a few times a day',
      wait,
      user.emailVerifiedAt
        ? 'Credits open it at once.'
        : 'Credits, or a click on the link in our email to you, open it at once.',
    );
  const networkWait = await ctx.limits.take(perAddress, ctx.address);
  if (networkWait > 0) {
    if (perAccount) await ctx.limits.giveBack(perAccount, user.id);
    throw refused('a limited number of times an hour from one network', networkWait, 'Credits open it at once.');
  }
  return async () => {
    if (perAccount) await ctx.limits.giveBack(perAccount, user.id);
    await ctx.limits.giveBack(perAddress, ctx.address);
  };
}
