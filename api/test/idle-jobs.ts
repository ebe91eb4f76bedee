import { laneOfJobs } from '../platform/jobs/definitions';
import type { JobName } from '../platform/jobs/definitions';
import type { JobHandlers } from '../platform/jobs/jobs';

const nothing = () => Promise.resolve();

/** Handlers of all jobs that do nothing. */
export const idleJobs: JobHandlers = Object.fromEntries(
  Object.keys(laneOfJobs).map((name) => [name, nothing]),
) as Record<JobName, typeof nothing>;
