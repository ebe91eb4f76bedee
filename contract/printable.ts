const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Without what no text is made of and PostgreSQL refuses: control characters (but line breaks and tabs) and halves of surrogate pairs. */
export const printable = (text: string): string => text.replace(unprintable, '').toWellFormed();

/** Whether a name can be read: it has at least one letter or digit, of any script. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(invisible, ''));

/** Fillers count as letters in Unicode and show nothing. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
