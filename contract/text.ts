/** Control characters, except tab and line breaks: PostgreSQL refuses NUL, and no screen shows the others. */
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
/** Embeddings, overrides and isolates: they turn around what a list, an email or an invoice shows beside a text. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** Marks that are invisible beside a name; within a text they order its punctuation. */
const bidiMarks = /[\u061C\u200E\u200F]/g;
const blanks = /\s+/g;

/**
 * Returns a text in the one form that it is compared, counted and stored in: NFC, without control and bidi control
 * characters and lone surrogates. A letter with an accent is one or two characters otherwise, depending on the keyboard.
 */
export const printable = (text: string): string =>
  text.replace(controls, '').replace(bidiControls, '').toWellFormed().normalize('NFC');

/** Returns the form of a name or a title: printable, and on one line. */
export const oneLine = (text: string): string => printable(text).replace(bidiMarks, '').replace(blanks, ' ').trim();

/** Returns whether a name is readable: it has at least one letter or digit, of any script. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(invisible, ''));

/** Returns whether a text has a visible character: one of only blanks and invisible characters is empty. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(invisible, ''));

/** Returns the beginning of a text, which ends with a whole character. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Fillers count as letters in Unicode, but are invisible. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Parameters of a limit of length. It ends the check: later rules would read a text of any length. */
export const atMost = (most: number, error = `Please use at most ${most.toLocaleString('en-US')} characters.`) => ({
  error,
  abort: true,
});

/** Maximum number of address lines: more would not fit on an invoice. */
export const mostAddressLines = 5;

export const tooManyAddressLines = `Please use at most ${mostAddressLines} lines.`;

/** Hint of the address field. */
export const addressLinesHint = `At most ${mostAddressLines} lines, printed on your invoices as you type them.`;

export const fitsAddressLines = (address: string): boolean =>
  address.trim().split(/\r\n|\r|\n/).length <= mostAddressLines;

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
