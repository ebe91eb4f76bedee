/** Formats '19' and '19,5' as the API does: '19.00' and '19.50'. Undefined for an invalid amount. */
export function amountOf(text: string | undefined): string | undefined {
  const [, whole, cents = ''] = /^\s*(\d{1,10})(?:[.,](\d{0,2}))?\s*$/.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
