import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';
import { useIsLeaving } from './use-is-leaving';

/**
 * Returns a function that goes to the page after this one, when a request is answered or a delay is over. It does
 * nothing once the user has left this page, or is on the way to another one: a user is never redirected from a page
 * that they chose.
 */
export function useGoOn(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  return useCallback(
    async (to, options) => {
      if (!isLeaving()) await navigate(to, options);
    },
    [navigate, isLeaving],
  );
}
