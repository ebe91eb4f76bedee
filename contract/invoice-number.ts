/** What the numbers of invoices begin with until the shop chooses another prefix. */
export const defaultInvoicePrefix = 'INV-';
/** What the numbers of credit notes begin with. */
export const creditNotePrefix = 'CN-';

/** Characters of a prefix. */
export const invoicePrefix = /^[A-Z0-9/-]{0,12}$/;

/** Returns the number of an invoice. A prefix that ends in a digit is set apart from the serial. */
export const numberWith = (prefix: string, serial: number): string =>
  `${prefix}${/\d$/.test(prefix) ? '-' : ''}${String(serial).padStart(6, '0')}`;
