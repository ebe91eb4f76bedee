import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../feedback/confirm';

const question = {
  title: 'Leave without saving?',
  text: 'What you have changed here is not saved yet.',
  confirmText: 'Leave',
  cancelText: 'Stay',
  danger: true,
};

/** Asks before unsaved changes are discarded without leaving the page. Resolves to true when they may be. */
export const mayDropChanges = (dirty: boolean): Promise<boolean> => (dirty ? confirm(question) : Promise.resolve(true));

/**
 * Asks before a page with unsaved changes is left: by a link, a redirect, the back button, or closing the tab.
 * `onLeave` is called when it is left nevertheless.
 */
export function useLeaveGuard(dirty: boolean, onLeave?: () => void): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  const left = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((leave) => {
      if (!leave) return blocker.reset();
      left();
      blocker.proceed();
    });
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return undefined;
    // the browser shows its own text
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
}
