import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../feedback/confirm';

const question = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved yet.',
  confirmText: 'Leave',
  cancelText: 'Stay',
  danger: true,
};

/** The forms with unsaved changes, and what each does when it is left. The router allows one blocker only. */
const unsaved = new Set<() => void>();

/** Asks before unsaved changes are discarded without leaving the page. Resolves to true when they may be. */
export const mayDropChanges = (dirty: boolean): Promise<boolean> => (dirty ? confirm(question) : Promise.resolve(true));

/**
 * Asks before a page with unsaved changes is left: by a link, a redirect, the back button, or closing the tab. A page may
 * have several forms with a guard; `useLeaveBlocker` of its layout asks for all of them.
 * `onLeave` is called when it is left nevertheless.
 */
export function useLeaveGuard(dirty: boolean, onLeave?: () => void): void {
  const left = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!dirty) return undefined;
    const leave = () => left();
    unsaved.add(leave);
    // the browser shows its own text
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => {
      unsaved.delete(leave);
      removeEventListener('beforeunload', hold);
    };
  }, [dirty]);
}

/** Holds the pages of a layout back while a form with a guard has unsaved changes. */
export function useLeaveBlocker(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((leave) => {
      if (!leave) return blocker.reset();
      for (const left of unsaved) left();
      blocker.proceed();
    });
  }, [blocker]);
}
