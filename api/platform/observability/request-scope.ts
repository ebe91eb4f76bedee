import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of a request or job names. */
export interface RequestScope {
  requestId: string;
  /** The job that does the work, for work that a worker does. */
  job?: string;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work as part of a request or job: log lines and jobs that are queued meanwhile carry its id. */
export const inRequest = <Result>(of: RequestScope, work: () => Result): Result => scope.run(of, work);

/** Undefined outside of requests and jobs. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();
