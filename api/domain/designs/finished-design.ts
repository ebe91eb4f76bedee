import type { RequestContext } from '../../context';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit';
import type { DesignEntity } from './design.entity';
import { subscribedDesign } from './design.service';

/** Requests that wait for a design at once; a further one is answered without waiting. */
const mostAtOnce = { account: 5, process: 500 };
const accountLimit = new ConcurrencyLimit(mostAtOnce.account);
const processLimit = new ConcurrencyLimit(mostAtOnce.process);

/**
 * Waits until a design of the caller has ended, without a database connection: the worker, which may be another
 * process, notifies about each change. Stops waiting at once when the caller leaves or this process stops.
 * @returns the design as it is then; unfinished after `designs.waitMs`, and when too many requests wait already
 */
export async function finishedDesign(ctx: RequestContext, design: DesignEntity): Promise<DesignEntity> {
  if (design.finishedAt) return design;
  const releases = [accountLimit.take(design.userId), processLimit.take('designs')];
  try {
    if (releases.includes(null)) return design;
    return await awaitEnd(ctx, design, AbortSignal.any([ctx.left, AbortSignal.timeout(ctx.config.designs.waitMs)]));
  } finally {
    for (const release of releases) release?.();
    // what the request has read before may have changed, such as the caller's balance
    ctx.forgetAll();
  }
}

async function awaitEnd(ctx: RequestContext, design: DesignEntity, signal: AbortSignal): Promise<DesignEntity> {
  let latest = design;
  const changes = ctx.events.watch('design', design.id, () => subscribedDesign(ctx, design.id), {
    now: true,
    isLast: ({ finishedAt }) => finishedAt !== null,
  });
  const stop = () => void changes.return?.();
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) stop();
    for await (const changed of changes) latest = changed;
    return latest;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
