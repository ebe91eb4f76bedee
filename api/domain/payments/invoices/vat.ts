import { amountOf, centsOf } from '../../../../contract/money';

/** Cents times a rate can be too large for a number that is exact. */
const cents = (amount: string): bigint => BigInt(centsOf(amount));
const decimal = (value: bigint): string => amountOf(Number(value));

/** 100 %: rates have two places. */
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
export const netAmount = (gross: string, vat: string): string => amountOf(centsOf(gross) - centsOf(vat));

/**
 * Returns the VAT in a part of an amount, of which `before` has been given back already. The parts of an amount add up to
 * the VAT of the whole, however it is divided.
 */
export const vatOfPart = (before: string, part: string, rate: string): string =>
  decimal(vatIn(cents(before) + cents(part), rate) - vatIn(cents(before), rate));

/** Returns a rate as people write it: 19, 5.5. */
export const rateText = (rate: string): string => String(Number(rate));
