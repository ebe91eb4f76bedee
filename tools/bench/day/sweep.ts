import { readConfig } from '../../../api/config/config';
import { sweepDesignFiles } from '../../../api/domain/designs/sweep.job';
import { sweepUploads } from '../../../api/domain/files/upload-sweep.job';
import { createLogger } from '../../../api/platform/observability/logger';
import { jobContext } from '../../../api/wiring/job-handlers';
import { startServices } from '../../../api/wiring/services';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Runs the product's sweeps of files as on the next days: they delete what no row has referred to in two sweeps, and
 * pictures that nothing has shown for two weeks.
 */
export async function sweepFiles(environment: Record<string, string>): Promise<void> {
  const services = await startServices(readConfig(environment), createLogger('error'));
  try {
    for (const days of [2, 3]) await sweepDesignFiles(jobContext(services), Date.now() + days * dayMs);
    for (const days of [16, 17]) await sweepUploads(jobContext(services), Date.now() + days * dayMs);
  } finally {
    await services.stop();
  }
}
