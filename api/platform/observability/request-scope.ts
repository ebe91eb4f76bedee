import { AsyncLocalStorage } from 'node:async_hooks';

/** What all work of a request or job has in common. */
export interface RequestScope {
  requestId: string;
  /** The job, for work in a worker. */
  job?: string;
  /**
   * Waits until the caller may use one more database connection, and returns the function that ends the use. Unset: as
   * many as the pool has.
   */
  connection?: () => Promise<() => void>;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work as part of a request or job: log lines and jobs queued by it carry its id. */
export const inRequest = <Result>(of: RequestScope, work: () => Result): Result => scope.run(of, work);

/** Returns the current request or job; undefined outside of both. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();
