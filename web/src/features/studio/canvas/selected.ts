import { SLOTS, type Slot } from '../../../../../studio/posts/document';

/** What is selected in a text of the post. */
export interface Selected {
  slot: Slot;
  text: string;
  start: number;
  end: number;
}

/** Events of the page after which something else may be selected. */
export const selectionSigns = ['selectionchange', 'focusin', 'focusout', 'input'] as const;

/** Returns the field that has the focus; null where it is no field of the words on the canvas. */
export function wordsInFocus(): { field: HTMLInputElement | HTMLTextAreaElement; slot: Slot } | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  const slot = SLOTS.find((one) => one === field.dataset['slot']);
  return slot ? { field, slot } : null;
}

/** Returns what is selected in the field that has the focus; null where it is no field of the post's words. */
export function readSelected(): Selected | null {
  const words = wordsInFocus();
  if (!words) return null;
  const { field, slot } = words;
  return { slot, text: field.value, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 };
}
