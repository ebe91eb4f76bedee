import { useEffect, useEffectEvent } from 'react';

const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/** Where letters are typed, or find an entry by its first letter. */
const others =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.closest(others) !== null;

/** Goes through a list with j and k, except while something is being typed or a dialog or menu is open. */
export function useStepKeys(onStep: (step: 1 | -1) => void): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target))
      return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
