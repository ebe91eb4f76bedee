import type { RequestContext } from '../context';
import { networkOf } from '../platform/http/network';
import { noteCost } from '../platform/observability/request-scope';
import type { BudgetName, BudgetState } from '../platform/http/operation-budgets';
import { AccessError, formatWait } from '../domain/user-error';

/** What an operation cost, and the state of the tightest of the budgets that pay for it. */
export interface Charge {
  cost: number;
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Returns the budgets that pay for a request: of its token, its account, and its network. */
function payersOf({ viewer, address }: RequestContext): [BudgetName, string][] {
  const network: [BudgetName, string] = ['network', networkOf(address).near];
  if (!viewer) return [network];
  // test mode has no budget of its own
  const account: [BudgetName, string] = ['account', viewer.testOf ?? viewer.userId];
  return viewer.tokenId ? [['token', viewer.tokenId], account, network] : [account, network];
}

/** The headers that report what an operation cost and what is left. */
export const chargeHeaders = ({ cost, limit, remaining, resetSeconds }: Charge): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetSeconds),
  'x-operation-cost': String(cost),
});

/** The refusal of an operation that does not fit a budget. */
export class BudgetExceeded extends AccessError {
  constructor(readonly charge: Charge) {
    super(
      'TOO_MANY_REQUESTS',
      `You have reached the request limit. You can try again in ${formatWait(charge.resetSeconds)}.`,
      { retryAfterSeconds: charge.resetSeconds },
    );
  }

  /** Headers of the answer. */
  get headers(): Record<string, string> {
    return { ...chargeHeaders(this.charge), 'retry-after': String(this.charge.resetSeconds) };
  }
}

/**
 * Charges an operation to the budgets of its token, account and network, before it runs. GraphQL and REST both call
 * it, once for each operation.
 * @param cost in points of `@cost`
 * @throws BudgetExceeded when one of them has not enough left in this minute
 */
export async function chargeOperation(ctx: RequestContext, cost: number): Promise<Charge> {
  noteCost(cost);
  let tightest: BudgetState | null = null;
  for (const [name, key] of payersOf(ctx)) {
    const state = await ctx.budgets.charge(name, key, cost);
    if (state.isExceeded) throw new BudgetExceeded({ cost, ...figuresOf(state) });
    if (!tightest || state.remaining < tightest.remaining) tightest = state;
  }
  return { cost, ...figuresOf(tightest ?? { limit: 0, remaining: 0, resetSeconds: 0, isExceeded: false }) };
}

/** Bytes of an answer that one point of its operation's cost pays for. */
const bytesPerPoint = 1_000;

/** Returns what an answer costs beyond what its operation has paid. */
export const answerCost = (bytes: number, paid: number): number =>
  Math.max(0, Math.floor(bytes / bytesPerPoint) - paid);

/** Charges what an answer was larger than its operation's cost. It is counted even if it does not fit. */
export async function chargeAnswer(ctx: RequestContext, bytes: number, paid: number): Promise<void> {
  const cost = answerCost(bytes, paid);
  if (cost > 0) for (const [name, key] of payersOf(ctx)) await ctx.budgets.charge(name, key, cost, true);
}

/**
 * Charges an event of a subscription, or with `done` its answer, to the budget that an account has for live updates.
 * @throws BudgetExceeded unless it is done already
 */
export async function chargeLive(ctx: RequestContext, caller: string, cost: number, done = false): Promise<void> {
  if (cost === 0) return;
  const state = await ctx.budgets.charge('live', caller, cost, done);
  if (state.isExceeded && !done) throw new BudgetExceeded({ cost, ...figuresOf(state) });
}

const figuresOf = ({ limit, remaining, resetSeconds }: BudgetState) => ({ limit, remaining, resetSeconds });
