/** Maximum number of address lines: more would not fit on an invoice. */
export const mostAddressLines = 5;

export const tooManyAddressLines = `Please use at most ${mostAddressLines} lines.`;

/** Hint of the address field. */
export const addressLinesHint = `At most ${mostAddressLines} lines, as they stand on your invoices.`;

export const fitsAddressLines = (address: string): boolean =>
  address.trim().split(/\r\n|\r|\n/).length <= mostAddressLines;
