import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { RequestTimedOut } from './errors';
import { slowRequests } from './slow-requests';

/** Time limits in milliseconds. The server ends its own work sooner. */
export const queryLimitMs = 20_000;
export const mutationLimitMs = 60_000;
/** After this many milliseconds the page says that it is still waiting. */
export const slowAfterMs = 6_000;

const isRepeatable = (variables: unknown): boolean =>
  typeof variables === 'object' &&
  variables !== null &&
  ('requestId' in variables || Object.values(variables).some(isRepeatable));

/**
 * Ends queries and mutations without an answer: a connection that takes a request and is silent from then on gives no
 * error of its own. Unsubscribing aborts the request.
 */
export const timeLimit = new ApolloLink((operation, forward) => {
  const isQuery = operation.operationType === OperationTypeNode.QUERY;
  return new Observable((observer) => {
    let isOver = () => undefined as void;
    const slow = setTimeout(() => {
      isOver = slowRequests.add();
    }, slowAfterMs);
    const end = setTimeout(
      () => {
        running.unsubscribe();
        observer.error(
          new RequestTimedOut(isQuery ? 'query' : isRepeatable(operation.variables) ? 'repeatable' : 'change'),
        );
      },
      isQuery ? queryLimitMs : mutationLimitMs,
    );
    const running = forward(operation).subscribe({
      next: (answer) => observer.next(answer),
      error: (error: unknown) => observer.error(error),
      complete: () => observer.complete(),
    });
    return () => {
      clearTimeout(slow);
      clearTimeout(end);
      isOver();
      running.unsubscribe();
    };
  });
});
