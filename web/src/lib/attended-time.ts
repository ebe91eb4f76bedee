/**
 * Counts time down that stands still while somebody is at the place: while it is pointed at, holds the focus, or the
 * page is out of sight. Answers how to stop.
 * @param ms how long it takes while nobody is there
 */
export function countUnattended(place: HTMLElement, ms: number, onOver: () => void): () => void {
  let left = ms;
  let since = 0;
  let pointed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const attended = pointed || document.hidden || place.contains(document.activeElement);
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
    [place, 'pointerenter', () => point(true)],
    [place, 'pointerleave', () => point(false)],
    [document, 'visibilitychange', settle],
    [document, 'focusin', settle],
    // the element that has the focus is the next one only after the event
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
