import type { RequestContext } from '../context';
import { networkOf } from '../platform/http/network';
import { MinuteLog } from '../platform/observability/minute-log';
import { UserError } from './user-error';
import type { AccessError } from './user-error';

/** How a caller proves who they are. */
type Way = 'registration' | 'password' | 'second step' | 'provider' | 'proof' | 'reset' | 'recovery';

const callerOf = ({ viewer, address }: RequestContext) => ({
  userId: viewer?.userId ?? null,
  ...(viewer?.tokenId && { tokenId: viewer.tokenId }),
  network: networkOf(address).near,
});

/**
 * Refusals that cost their caller nothing. An anonymous caller can cause any number of them, so each is logged once a
 * minute for its network and account. One for each logger, which is one for each process.
 */
const cheapRefusals = new WeakMap<RequestContext['logger'], MinuteLog>();

function isNewOfMinute(ctx: RequestContext, what: string): boolean {
  const log = cheapRefusals.get(ctx.logger) ?? new MinuteLog();
  cheapRefusals.set(ctx.logger, log);
  const { userId, network } = callerOf(ctx);
  return log.note(`${what}:${userId}:${network}`) !== null;
}

/**
 * Logs an attempt to prove who the caller is, with its outcome: `accepted`, or the code of the refusal. The line names
 * an account by its id, and contains nothing that was typed.
 * @param work calls `isAccount` once the attempt is known to concern an account
 */
export async function loggedAttempt<Result>(
  ctx: RequestContext,
  way: Way,
  work: (isAccount: (userId: string) => void) => Promise<Result>,
): Promise<Result> {
  let account: string | null = null;
  const log = (outcome: string) => {
    const caller = callerOf(ctx);
    ctx.logger.info({ way, outcome, ...caller, userId: account ?? caller.userId }, 'authentication');
  };
  try {
    const result = await work((userId) => {
      account = userId;
    });
    log('accepted');
    return result;
  } catch (error) {
    if (error instanceof UserError && (error.code !== 'TOO_MANY_REQUESTS' || isNewOfMinute(ctx, way))) log(error.code);
    throw error;
  }
}

/** Logs a bearer token that identifies no account. */
export function logWrongToken(ctx: RequestContext): void {
  if (isNewOfMinute(ctx, 'bearer'))
    ctx.logger.info({ way: 'bearer', outcome: 'UNAUTHENTICATED', ...callerOf(ctx) }, 'authentication');
}

function logRefusal(ctx: RequestContext): void {
  if (isNewOfMinute(ctx, 'access')) ctx.logger.warn(callerOf(ctx), 'access refused');
}

/**
 * Logs that a caller has asked for what they may not do; once a minute. Another account's data is answered as if it did
 * not exist, and is not logged.
 */
export function recordRefusal(ctx: RequestContext, { code }: Pick<AccessError, 'code'>): void {
  if (code === 'FORBIDDEN' || code === 'TWO_STEP_REQUIRED') ctx.once(logRefusal);
}
