const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Without what no text is made of and PostgreSQL refuses: control characters (but line breaks and tabs) and halves of surrogate pairs. */
export const printable = (text: string): string => text.replace(unprintable, '').toWellFormed();
