import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstStepSeconds } from '../../../../contract/sign-in';
import { useHydrated } from '../../components/form/hydration';

/** What an entry of the history holds. */
type State = { codeUntil?: number } | null;

/**
 * Whether the sign-in is at its second step. The entry of the browser's history says so, for a reload as well: it
 * contains no secret. Whether a code is still taken is decided by the server, by the cookie of the first step.
 */
export function useCodeStep() {
  const location = useLocation();
  const state = location.state as State;
  const navigate = useNavigate();
  // the server-rendered page is at the first step
  const isHydrated = useHydrated();
  const [openedAt] = useState(() => Date.now());

  const enter = (codeUntil: number) =>
    void navigate({ search: location.search }, { replace: true, state: { ...state, codeUntil } });
  return {
    atCode: isHydrated && (state?.codeUntil ?? 0) > openedAt,
    begin: () => enter(Date.now() + firstStepSeconds * 1000),
    leave: () => enter(0),
  };
}
