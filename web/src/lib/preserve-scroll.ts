/** How long content may still change the page's height, in milliseconds. */
const settleMs = 2_500;
const ownWill = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls, and again whenever content that appears changes the page's height: what has been scrolled to would move away.
 * It ends after a moment, or when the user does something. Returns the function that ends it.
 * @param scroll returns true when it need not be called again
 */
export function preserveScroll(scroll: () => boolean | void): () => void {
  const page = new ResizeObserver(() => {
    if (scroll() === true) stop();
  });
  const stop = () => {
    page.disconnect();
    clearTimeout(timer);
    for (const sign of ownWill) removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, settleMs);
  for (const sign of ownWill) addEventListener(sign, stop, { passive: true });
  // the callback runs at once, and after each change of the page's height
  page.observe(document.body);
  return stop;
}
