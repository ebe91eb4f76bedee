import type { ShownValue } from './shown-values';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns what identifies an element: the address of an image, or its text. */
const markOf = (element: Element): string =>
  element instanceof HTMLImageElement ? (element.getAttribute('src') ?? '') : plain(element.textContent);

const linesOf = ({ text }: ShownValue): string[] => [text, ...text.split(/\r?\n/)].map(plain);

/** Elements with a mark, without those around another such element, and without the copies of a carousel. */
function elementsWith(mark: string, frame: Element): Element[] {
  const found = [...frame.querySelectorAll('*')].filter((one) => markOf(one) === mark && !one.closest('[data-copy]'));
  return found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
}

/**
 * Returns the name of the field whose text or image an element of the preview shows; null when it shows none. The
 * public component needs no marks for this: the field is found by its text. Fields with the same text are distinguished
 * by their order.
 */
export function fieldOfClick(clicked: Element, frame: Element, values: readonly ShownValue[]): string | null {
  for (let element: Element | null = clicked; element && element !== frame; element = element.parentElement) {
    const mark = markOf(element);
    if (mark === '') continue;
    const fields = values.filter((value) => value.text !== '' && linesOf(value).includes(mark));
    if (fields.length > 0) {
      const place = elementsWith(mark, frame).findIndex(
        (one) => one === clicked || one.contains(clicked) || clicked.contains(one),
      );
      return fields[Math.min(Math.max(place, 0), fields.length - 1)]?.name ?? null;
    }
    // a text composed of several fields: the longest of them
    if (element === clicked) {
      const parts = values.filter(({ text }) => plain(text).length > 1 && mark.includes(plain(text)));
      const [longest] = parts.sort((one, other) => other.text.length - one.text.length);
      if (longest && mark.length < 4 * longest.text.length) return longest.name;
    }
  }
  return null;
}
