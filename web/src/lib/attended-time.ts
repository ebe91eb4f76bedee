/**
 * Runs a countdown that pauses while the element is attended: hovered, focused, or the page hidden. Returns a function
 * that stops it.
 * @param ms duration of the countdown without pauses
 */
export function countUnattended(element: HTMLElement, ms: number, onOver: () => void): () => void {
  let left = ms;
  let since = 0;
  let pointed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const attended = pointed || document.hidden || element.contains(document.activeElement);
    if (attended && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    } else if (!attended && timer === undefined) {
      since = Date.now();
      timer = setTimeout(onOver, Math.max(0, left));
    }
  };
  const listeners: [EventTarget, string, () => void][] = [
    [element, 'pointerenter', () => point(true)],
    [element, 'pointerleave', () => point(false)],
    [document, 'visibilitychange', settle],
    [document, 'focusin', settle],
    // the focus has moved to the next element only after the event
    [document, 'focusout', () => queueMicrotask(settle)],
  ];
  const point = (isThere: boolean) => {
    pointed = isThere;
    settle();
  };
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  settle();
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    clearTimeout(timer);
  };
}
