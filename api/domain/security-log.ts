import type { RequestContext } from '../context';
import { networkOf } from '../platform/http/network';
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
    if (error instanceof UserError) log(error.code);
    throw error;
  }
}

/** Logs that a bearer token identifies nobody. */
export const logWrongToken = (ctx: RequestContext): void =>
  ctx.logger.info({ way: 'bearer', outcome: 'UNAUTHENTICATED', ...callerOf(ctx) }, 'authentication');

const logRefusal = (ctx: RequestContext): void => ctx.logger.warn(callerOf(ctx), 'access refused');

/**
 * Logs that a caller has asked for what they may not do; once for each request. What belongs to somebody else is
 * answered as if it did not exist, and is not logged.
 */
export function noteRefusal(ctx: RequestContext, { code }: Pick<AccessError, 'code'>): void {
  if (code === 'FORBIDDEN' || code === 'TWO_STEP_REQUIRED') ctx.once(logRefusal);
}
