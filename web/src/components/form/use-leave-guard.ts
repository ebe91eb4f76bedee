import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { confirm } from '../feedback/confirm';

const question = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved yet.',
  confirmText: 'Leave',
  cancelText: 'Stay',
  danger: true,
};

interface Unsaved {
  /** What the form does when it is left. */
  onLeave: () => void;
  /** Search parameters of the address: another value of one opens another form on the same page. */
  parameters: readonly string[];
}

/** The forms with unsaved changes. The router allows one blocker only. */
const unsaved = new Set<Unsaved>();

const noParameters: readonly string[] = [];
let isPassing = false;

/** Changes the address without a question: after a save, or once the user has agreed. */
export function passGuards(go: () => void): void {
  isPassing = true;
  try {
    go();
  } finally {
    isPassing = false;
  }
}

/** Asks before unsaved changes are discarded without leaving the page. Resolves to true when they may be. */
export const mayDropChanges = (dirty: boolean): Promise<boolean> => (dirty ? confirm(question) : Promise.resolve(true));

/** Asks before a page is left in another way than by its address, such as a sign-out. */
export const mayLeavePage = (): Promise<boolean> => mayDropChanges(unsaved.size > 0);

/**
 * Asks before a page with unsaved changes is left: by a link, a redirect, the back button, or closing the tab. A page may
 * have several forms with a guard; `useLeaveBlocker` of its layout asks for all of them.
 * `onLeave` is called when it is left nevertheless. `parameters` are search parameters whose change discards the form;
 * the form's own changes of them go through `passGuards`.
 */
export function useLeaveGuard(dirty: boolean, onLeave?: () => void, parameters = noParameters): void {
  const left = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!dirty) return undefined;
    const form = { onLeave: () => left(), parameters };
    unsaved.add(form);
    // the browser shows its own text
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => {
      unsaved.delete(form);
      removeEventListener('beforeunload', hold);
    };
  }, [dirty, parameters]);
}

/** Whether a change of the address discards a form with unsaved changes. */
function discardsForms(current: Location, next: Location): boolean {
  if (unsaved.size === 0 || isPassing) return false;
  if (current.pathname !== next.pathname) return true;
  const before = new URLSearchParams(current.search);
  const after = new URLSearchParams(next.search);
  return [...unsaved].some(({ parameters }) => parameters.some((name) => before.get(name) !== after.get(name)));
}

/** Holds the pages of a layout back while a form with a guard has unsaved changes. */
export function useLeaveBlocker(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => discardsForms(currentLocation, nextLocation));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((leave) => {
      if (!leave) return blocker.reset();
      for (const { onLeave } of unsaved) onLeave();
      blocker.proceed();
    });
  }, [blocker]);
}
