const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the first placeholder of a text that is none of these names; undefined when there is none. */
export const unknownPlaceholder = (text: string, names: readonly string[]): string | undefined =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !names.includes(name));

/** Returns a text with its placeholders replaced by their values; one without a value stays. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
