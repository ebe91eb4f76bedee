import { useEffect, useRef } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Reads again what the page shows, such as after an earlier try. Resolves to whether all of it was read. */
export const readAgain = (client: ApolloClient): Promise<boolean> =>
  client.refetchQueries({ include: 'active' }).then(
    () => true,
    // the queries show their own errors
    () => false,
  );

/**
 * Returns a function that sends a dialog's change. When the dialog closes without knowing what was done, because the
 * answer was lost or named an earlier try, the page reads again what it shows: an Admin who looks at an old balance
 * would give twice.
 */
export function useLostAnswer() {
  const client = useApolloClient();
  const isUnknown = useRef(false);
  useEffect(
    () => () => {
      if (isUnknown.current) void readAgain(client);
    },
    [client],
  );
  return async <Answer extends { errors: readonly unknown[] } | undefined>(
    send: () => Promise<Answer>,
  ): Promise<Answer> => {
    const wasUnknown = isUnknown.current;
    isUnknown.current = true;
    const answer = await send();
    // a refusal says nothing about an earlier try
    isUnknown.current = wasUnknown && (answer?.errors.length ?? 1) > 0;
    return answer;
  };
}
