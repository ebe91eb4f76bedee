import type { RequestContext } from '../../context';
import { reapDesigns } from './generation.job';
import { storeUnstored } from './unstored-pictures';

/** Much shorter than a lease. */
const everyMs = 5_000;

/**
 * Supervises running designs for as long as a worker lives: ends designs of killed workers, and stores pictures that
 * wait on this disk. After an outage of the database one round is left out, in which living workers renew their leases.
 */
export function watchDesigns(ctx: () => RequestContext): { stop: () => Promise<void> } {
  let isSteady = false;
  let running = Promise.resolve();
  let isBusy = false;
  const look = async () => {
    const now = ctx();
    try {
      if (isSteady) await reapDesigns(now);
      await storeUnstored(now);
      isSteady = true;
    } catch (error) {
      isSteady = false;
      now.logger.warn({ err: error }, 'looking after designs failed');
    }
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = look().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
