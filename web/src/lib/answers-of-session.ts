import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, concatMap, defer, map, of, throwError } from 'rxjs';
import type { Observable } from 'rxjs';

let count = 0;

/**
 * How often a user has signed in or out in this browser, as far as this tab knows. The answer to a request that was
 * sent before the last time is about another user.
 */
export const sessionCount = {
  now: () => count,
  /** Called after a sign-in or sign-out, before the account is loaded or removed. */
  next: () => {
    count += 1;
  },
};

/** Returns whether an operation was sent before the last sign-in or sign-out. */
export const isOfFormerSession = (operation: ApolloLink.Operation): boolean =>
  operation.getContext()['session'] !== sessionCount.now();

/**
 * Sends a query again when its answer arrives after a sign-in or sign-out: on a slow connection, the answer "signed
 * out" would otherwise end the session that has just begun. Mutations are never repeated.
 */
export const answersOfSession = new ApolloLink((operation, forward) => {
  const ask = (): Observable<ApolloLink.Result> =>
    defer(() => {
      operation.setContext({ session: sessionCount.now() });
      return forward(operation).pipe(
        map((answer) => ({ answer })),
        catchError((error: unknown) => of({ error })),
        concatMap((got) => {
          if (operation.operationType === OperationTypeNode.QUERY && isOfFormerSession(operation)) return ask();
          return 'error' in got ? throwError(() => got.error) : of(got.answer);
        }),
      );
    });
  return ask();
});
