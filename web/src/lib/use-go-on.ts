import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';
import { useIsLeaving } from './use-is-leaving';

/**
 * Returns a function that goes to the page after this one, when a request is answered or a delay is over. It does
 * nothing once the user has left this page, or is on the way to another one: a user is never redirected from a page
 * that they chose. Resolves to whether it went there.
 */
export function useGoOn(): (to: string, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  return useCallback(
    async (to, options) => {
      if (isLeaving()) return false;
      await navigate(to, options);
      return true;
    },
    [navigate, isLeaving],
  );
}
