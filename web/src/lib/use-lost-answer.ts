import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';

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
      // the queries show their own errors
      if (isUnknown.current) void client.refetchQueries({ include: 'active' }).catch(() => undefined);
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
