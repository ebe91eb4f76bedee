import { setTimeout as delay } from 'node:timers/promises';
import type { RequestContext, Services } from '../../context';
import type { SetupStepName } from '../../graphql/generated/schema';
import { serviceChecks } from '../monitoring/service-checks';
import { setupChecks } from '../monitoring/setup-checks';
import type { Check } from '../monitoring/setup-checks';

export interface SetupStepRow {
  name: SetupStepName;
  problems: string[];
  isDone: boolean;
}

/** The steps of a checklist, in the order in which they are shown. */
const stepNames: Partial<Record<Check['name'], SetupStepName>> = {
  address: 'ADDRESS',
  database: 'DATABASE',
  storage: 'STORAGE',
  admin: 'ADMIN',
  shop_name: 'SHOP_NAME',
  email: 'EMAIL',
  sender: 'SENDER',
  two_step: 'TWO_STEP',
  seller: 'SELLER',
  contact: 'CONTACT',
  social_links: 'SOCIAL_LINKS',
  testimonials: 'TESTIMONIALS',
  terms: 'TERMS',
  privacy: 'PRIVACY',
  demo_items: 'DEMO_ITEMS',
  ai_keys: 'AI_KEYS',
  paypal: 'PAYPAL',
  packages: 'PACKAGES',
  test_purchase: 'TEST_PURCHASE',
  paypal_live: 'PAYPAL_LIVE',
};

/** How long services that have answered well are not called again, and how long others. */
const pauseMs = { well: 10 * 60_000, problem: 30_000 };
/** Maximum time that an answer waits for services. */
const patienceMs = 3_000;

interface Called {
  checks: readonly Check[];
  /** The newest change of the settings at that time. */
  settings: string | null;
  calling: Promise<void> | null;
  dueAt: number;
}
const called = new WeakMap<Services['pool'], Called>();

const hasProblem = (checks: readonly Check[]) => checks.some(({ problems }) => problems.length > 0);

/** Returns when settings or AI keys were changed last. */
async function lastChange({ db }: Pick<RequestContext, 'db'>): Promise<string | null> {
  const [row]: { at: string | null }[] = await db.query(
    `select concat((select max(updated_at) from settings), (select count(*) from ai_keys where active)) as at`,
  );
  return row?.at ?? null;
}

/**
 * Returns what the services said last. Calls them when that is too long ago, once for all callers, and waits for them
 * for three seconds: a service that hangs must not hold the dashboard up.
 */
async function calledServices(ctx: RequestContext): Promise<readonly Check[]> {
  const last = called.get(ctx.pool) ?? { checks: [], settings: null, calling: null, dueAt: 0 };
  called.set(ctx.pool, last);
  const settings = await lastChange(ctx);
  if (settings !== last.settings) Object.assign(last, { settings, dueAt: 0 });
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

/** Makes the next request call the services again, ignoring their last answers; for tests. */
export const forgetServices = (ctx: Pick<RequestContext, 'pool'>): void => void called.delete(ctx.pool);

/** Returns the steps before the shop opens; a demonstration lacks most of them. */
export async function setupSteps(ctx: RequestContext): Promise<SetupStepRow[]> {
  const services = await calledServices(ctx);
  const checks = [...(await setupChecks(ctx, { production: true, audience: 'screen' })), ...services];
  return (Object.entries(stepNames) as [Check['name'], SetupStepName][]).map(([name, step]) => {
    // what is not set up does not work either: one step says both
    const problems = checks.filter((check) => check.name === name).flatMap((check) => check.problems);
    return { name: step, problems: [...new Set(problems)], isDone: problems.length === 0 };
  });
}

/** Returns the steps that are not complete. */
export const missingSteps = async (ctx: RequestContext): Promise<SetupStepRow[]> =>
  (await setupSteps(ctx)).filter(({ isDone }) => !isDone);
