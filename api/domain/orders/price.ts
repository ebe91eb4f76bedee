import { amountOf, centsOf } from '../../../contract/money';

/** Processing fee in percent of the price. */
const feePercent = 0;

export interface Price {
  price: string;
  fee: string;
  /** Price plus fee. */
  total: string;
}

/** Calculates a price in exact cents from decimal strings; the fee is rounded half up. */
export function priceWithFee(price: string): Price {
  const cents = centsOf(price);
  const fee = Math.round((cents * feePercent) / 100);
  return { price: amountOf(cents), fee: amountOf(fee), total: amountOf(cents + fee) };
}
