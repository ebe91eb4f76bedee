import { useEffect } from 'react';
import type { RefObject } from 'react';

/** How long a panel may take to load its fields, in milliseconds. */
const patienceMs = 10_000;

const controls = [
  '[role="spinbutton"]',
  '[contenteditable="true"]',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'button',
  'a',
];

/** Returns what takes the focus of a field: the field itself, or the control within its group. */
function controlOf(found: HTMLElement): HTMLElement | null {
  if (found.matches(controls.join())) return found;
  const [within = null] = controls.flatMap((one) => found.querySelector<HTMLElement>(one) ?? []);
  return within ?? (found.hasAttribute('tabindex') ? found : null);
}

/** Returns the control of a field: by its `data-field`, its name, or the id that form fields have; null before it exists. */
function fieldIn(frame: Element, field: string): HTMLElement | null {
  const id = `field-${field.replaceAll('.', '-')}-`;
  const [found = null] = [...frame.querySelectorAll<HTMLElement>('[data-field], [name], [id]')]
    .filter((one) => one.dataset['field'] === field || one.getAttribute('name') === field || one.id.startsWith(id))
    // label and hint of a field have ids that begin in the same way
    .flatMap((one) => controlOf(one) ?? []);
  return found;
}

/**
 * Focuses a field as soon as it exists, and scrolls to it. What the person does in between wins.
 * @param key changes with each link that is followed, also with one to the same field
 */
export function useFieldFocus(frame: RefObject<HTMLElement | null>, field: string | null, key: string): void {
  useEffect(() => {
    const { current } = frame;
    if (!field || !current) return undefined;
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const event of interactions) removeEventListener(event, end);
    };
    const look = () => {
      const control = fieldIn(current, field);
      if (!control) return;
      end();
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
    };
    const interactions = ['pointerdown', 'keydown'] as const;
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, patienceMs);
    for (const event of interactions) addEventListener(event, end, { once: true });
    observer.observe(current, { childList: true, subtree: true });
    look();
    return end;
  }, [frame, field, key]);
}
