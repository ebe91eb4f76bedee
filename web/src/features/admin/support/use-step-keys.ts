import { useEffect, useEffectEvent, useRef } from 'react';

const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/** Where letters are typed, or find an entry by its first letter. */
const others =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.closest(others) !== null;

const fields = 'input, textarea, [contenteditable]';
const isField = (target: EventTarget | null) => target instanceof HTMLElement && target.closest(fields) !== null;

/** Keys that leave a field on purpose; others may be letters of a message whose field has just gone. */
const leavesField = ({ key, target }: KeyboardEvent) =>
  key === 'Tab' || key === 'Escape' || (key === 'Enter' && !(target instanceof HTMLTextAreaElement));
const movesFocus = (event: KeyboardEvent) => leavesField(event) || /^Arrow|^Home$|^End$/.test(event.key);

/**
 * Goes through a list with j and k, except while something is being typed or a dialog or menu is open. A field that loses
 * the focus without a click or key of the user, such as one that is disabled or removed, still takes what is typed.
 */
export function useStepKeys(onStep: (step: 1 | -1) => void): void {
  const wasTyping = useRef(false);
  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (wasTyping.current || isTyping(event.target)) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    const note = (event: Event) => {
      if (isField(event.target)) wasTyping.current = !(event instanceof KeyboardEvent && leavesField(event));
      else if (event instanceof KeyboardEvent ? movesFocus(event) : event.type === 'pointerdown')
        wasTyping.current = false;
    };
    const noted = ['focusin', 'pointerdown', 'keydown'] as const;
    document.addEventListener('keydown', listen);
    // before a dialog handles its own keys
    for (const type of noted) document.addEventListener(type, note, true);
    return () => {
      document.removeEventListener('keydown', listen);
      for (const type of noted) document.removeEventListener(type, note, true);
    };
  }, []);
}
