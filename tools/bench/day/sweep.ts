import { readConfig } from '../../../api/config/config';
import { sweepDesignFiles } from '../../../api/domain/designs/sweep.job';
import { createLogger } from '../../../api/platform/observability/logger';
import { jobContext } from '../../../api/wiring/job-handlers';
import { startServices } from '../../../api/wiring/services';

const dayMs = 24 * 60 * 60 * 1_000;

/** Runs the product's sweep of files as on the next days: it deletes what no row has referred to in two sweeps. */
export async function sweepFiles(environment: Record<string, string>): Promise<void> {
  const services = await startServices(readConfig(environment), createLogger('error'));
  try {
    for (const days of [2, 3]) await sweepDesignFiles(jobContext(services), Date.now() + days * dayMs);
  } finally {
    await services.stop();
  }
}
