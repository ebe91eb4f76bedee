import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Returns a function that returns whether the user has left this page, or is on the way to another one, whose code
 * still loads. A change of the address that the user did not make at that moment must wait or be left out: it would
 * keep the user on this page, or take them back to it.
 */
export function useIsLeaving(): () => boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const leaving = useRef(false);
  useLayoutEffect(() => {
    leaving.current = next !== undefined && next.pathname !== pathname;
    return () => {
      leaving.current = true;
    };
  }, [next, pathname]);
  return useCallback(() => leaving.current, []);
}
