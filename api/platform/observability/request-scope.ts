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
  /** What is known of the operation that a request runs. */
  operation?: NotedOperation;
}

export interface NotedOperation {
  /** Its name, for GraphQL. */
  name?: string;
  /** In points of `@cost`; the sum of all pages of a list. */
  cost: number;
  /** The code of its first error. */
  code: string | null;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work as part of a request or job: log lines and jobs queued by it carry its id. */
export const inRequest = <Result>(of: RequestScope, work: () => Result): Result => scope.run(of, work);

/** Returns the current request or job; undefined outside of both. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();

function note(facts: (known: NotedOperation) => Partial<NotedOperation>): void {
  const current = scope.getStore();
  if (!current) return;
  const known = current.operation ?? { cost: 0, code: null };
  current.operation = { ...known, ...facts(known) };
}

/** Notes the name of the operation of the current request. */
export const noteName = (name: string): void => note(() => ({ name }));

/** Adds to what the current request costs. */
export const noteCost = (points: number): void => note(({ cost }) => ({ cost: cost + points }));

/** Notes the code of the first error of the current request. */
export const noteCode = (code: string | null): void => note(() => ({ code }));
