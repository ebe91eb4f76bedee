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
  const cents = Math.round(Number(price) * 100);
  const fee = Math.round((cents * feePercent) / 100);
  const decimal = (amount: number) => (amount / 100).toFixed(2);
  return { price: decimal(cents), fee: decimal(fee), total: decimal(cents + fee) };
}
