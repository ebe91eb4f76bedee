/** Amounts are exact decimals with two places; all arithmetic is in whole cents. */
function cents(amount: string): bigint {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (!whole) throw new Error(`${amount} is no amount`);
  const value = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  return sign ? -value : value;
}

function decimal(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A rate of 100 %, in the hundredths of a percent that rates are counted in. */
const whole = 10_000n;

/** Returns the VAT, in cents, that an amount includes. Half a cent of the net amount is rounded away from zero. */
function vatIn(gross: bigint, rate: string): bigint {
  if (gross < 0n) return -vatIn(-gross, rate);
  const factor = whole + cents(rate);
  const net = (2n * gross * whole + factor) / (2n * factor);
  return gross - net;
}

/**
 * Returns the VAT that a price includes.
 * @param rate percent, with up to two decimals
 */
export const includedVat = (gross: string, rate: string): string => decimal(vatIn(cents(gross), rate));

/** Returns the amount without the VAT that it includes; the two add up to it exactly. */
export const netAmount = (gross: string, vat: string): string => decimal(cents(gross) - cents(vat));

/** Returns the sum of amounts. */
export const sumOf = (amounts: readonly string[]): string =>
  decimal(amounts.reduce((sum, amount) => sum + cents(amount), 0n));

/**
 * Returns the VAT in a part of an amount, of which `before` has been given back already. The parts of an amount add up to
 * the VAT of the whole, however it is divided.
 */
export const vatOfPart = (before: string, part: string, rate: string): string =>
  decimal(vatIn(cents(before) + cents(part), rate) - vatIn(cents(before), rate));

/** Returns a rate as people write it: 19, 5.5. */
export const rateText = (rate: string): string => String(Number(rate));
