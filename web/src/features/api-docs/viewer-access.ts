/** What the viewer leaves out for people who use a screen reader or the keyboard alone. */
const corrections: readonly (readonly [selector: string, correct: (element: HTMLElement) => void])[] = [
  // a region without a name; it is a table
  ['table[role="region"]', (table) => table.removeAttribute('role')],
  ['textarea:not([aria-label])', (field) => field.setAttribute('aria-label', 'Body')],
  ['input:not([aria-label]):not([id]), select:not([aria-label]):not([id])', nameByRow],
  ['pre:not([tabindex])', (text) => text.setAttribute('tabindex', '0')],
];

/** Names a field by the parameter of its row. */
function nameByRow(field: HTMLElement): void {
  const row = field.closest('[data-param-name]');
  field.setAttribute(
    'aria-label',
    row?.getAttribute('data-param-name') ?? field.getAttribute('placeholder') ?? 'Value',
  );
}

/** Mends what the viewer shows in an element, and what it will show there. */
export function correctAccess(root: HTMLElement): void {
  const correctAll = () => {
    for (const [selector, correct] of corrections)
      for (const found of root.querySelectorAll<HTMLElement>(selector)) correct(found);
  };
  new MutationObserver(correctAll).observe(root, { childList: true, subtree: true });
}
