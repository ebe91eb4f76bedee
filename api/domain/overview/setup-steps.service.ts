import { setTimeout as delay } from 'node:timers/promises';
import type { RequestContext, Services } from '../../context';
import type { SetupStepName } from '../../graphql/generated/schema';
import { serviceChecks } from '../operation/service-checks';
import { setupChecks } from '../operation/setup-checks';
import type { Check } from '../operation/setup-checks';

export interface SetupStepRow {
  name: SetupStepName;
  problems: string[];
}

/** The steps of a checklist, in the order in which they are shown. */
const stepNames: Partial<Record<Check['name'], SetupStepName>> = {
  address: 'ADDRESS',
  admin: 'ADMIN',
  two_step: 'TWO_STEP',
  seller: 'SELLER',
  packages: 'PACKAGES',
  paypal: 'PAYPAL',
  ai_keys: 'AI_KEYS',
  email: 'EMAIL',
  storage: 'STORAGE',
  database: 'DATABASE',
  terms: 'TERMS',
  privacy: 'PRIVACY',
  testimonials: 'TESTIMONIALS',
};

/** How long services that have answered well are not called again, and how long others. */
const pauseMs = { well: 10 * 60_000, problem: 30_000 };
/** Maximum time that an answer waits for services. */
const patienceMs = 3_000;

interface Called {
  checks: readonly Check[];
  calling: Promise<void> | null;
  dueAt: number;
}
const called = new WeakMap<Services['pool'], Called>();

const hasProblem = (checks: readonly Check[]) => checks.some(({ problems }) => problems.length > 0);

/**
 * Returns what the services said last. Calls them when that is too long ago, once for all callers, and waits for them
 * for three seconds: a service that hangs must not hold the dashboard up.
 */
async function calledServices(ctx: RequestContext): Promise<readonly Check[]> {
  const last = called.get(ctx.pool) ?? { checks: [], calling: null, dueAt: 0 };
  called.set(ctx.pool, last);
  if (!last.calling && performance.now() >= last.dueAt)
    last.calling = serviceChecks(ctx)
      .then(
        (checks) => {
          last.checks = checks;
        },
        (error: unknown) => ctx.logger.warn({ err: error }, 'the services could not be checked'),
      )
      .finally(() => {
        last.calling = null;
        last.dueAt = performance.now() + (hasProblem(last.checks) ? pauseMs.problem : pauseMs.well);
      });
  if (last.calling) {
    const over = new AbortController();
    await Promise.race([
      last.calling,
      delay(patienceMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined),
    ]);
    over.abort();
  }
  return last.checks;
}

/** Has the services called by the next request, whatever they said last; for tests. */
export const forgetServices = (ctx: Pick<RequestContext, 'pool'>): void => void called.delete(ctx.pool);

/** Returns what the shop still lacks before it opens, without what is complete. A demonstration lacks most of it. */
export async function missingSteps(ctx: RequestContext): Promise<SetupStepRow[]> {
  const services = await calledServices(ctx);
  const checks = [...(await setupChecks(ctx, true)), ...services];
  return (Object.entries(stepNames) as [Check['name'], SetupStepName][]).flatMap(([name, step]) => {
    // what is not set up does not work either: one step says both
    const problems = checks.filter((check) => check.name === name).flatMap((check) => check.problems);
    return problems.length > 0 ? [{ name: step, problems: [...new Set(problems)] }] : [];
  });
}
