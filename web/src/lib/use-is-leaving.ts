import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Returns a function that tells whether the user is on the way to another page, whose code still loads. A change of the
 * address that the user did not make at that moment must wait or be left out: it would keep the user on this page.
 */
export function useIsLeaving(): () => boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const leaving = useRef(false);
  useLayoutEffect(() => {
    leaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  return useCallback(() => leaving.current, []);
}
