/** Moves the focus to the page's heading when the element that had it is gone. Returns the function that cancels it. */
export function focusHeadingWhenLost(): () => void {
  // the grid removes a row one frame later
  const frame = requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
