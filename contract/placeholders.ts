/** The length is bounded, and blanks are trimmed in code: the pattern reads a text of any length in one go. */
const placeholder = /\{\{([^{}]{0,100})\}\}/g;

/** Returns the first placeholder of a text that is none of these names; undefined when there is none. */
export const unknownPlaceholder = (text: string, names: readonly string[]): string | undefined =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name.trim()).find((name) => !names.includes(name));

/** Returns a text with its placeholders replaced by their values; one without a value stays. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, given: string) => {
    const name = given.trim();
    return Object.hasOwn(values, name) ? (values[name] ?? whole) : whole;
  });
