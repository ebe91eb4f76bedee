import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of a request or job contains. */
export interface RequestScope {
  requestId: string;
  /** The job, for work in a worker. */
  job?: string;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work as part of a request or job: log lines and jobs queued by it carry its id. */
export const inRequest = <Result>(of: RequestScope, work: () => Result): Result => scope.run(of, work);

/** Returns the current request or job; undefined outside of both. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();
