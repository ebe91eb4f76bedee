const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * Removes characters that no text contains and PostgreSQL refuses: control characters (except line breaks and tabs) and
 * lone surrogates.
 */
export const printable = (text: string): string => text.replace(unprintable, '').toWellFormed();

/** Returns whether a name is readable: it has at least one letter or digit, of any script. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(invisible, ''));

/** Fillers count as letters in Unicode, but are invisible. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
