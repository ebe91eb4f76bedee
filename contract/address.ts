/** Lines of an address: more would not fit on an invoice. */
export const mostAddressLines = 5;

export const tooManyAddressLines = `Please use at most ${mostAddressLines} lines.`;

export const fitsAddressLines = (address: string): boolean =>
  address.trim().split(/\r\n|\r|\n/).length <= mostAddressLines;
