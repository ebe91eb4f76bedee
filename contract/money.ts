/**
 * Amounts are decimal texts such as '19.90'. They are added and compared in whole cents, which are exact up to
 * 90,000,000,000,000.00: sums of floating-point numbers differ from their parts.
 */

/** Returns an amount in whole cents. */
export const centsOf = (amount: string | number): number => Math.round(Number(amount) * 100);

/** Returns cents as an amount. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** Returns a cost of the AI service, which has four places, in ten-thousandths. */
export const tenThousandthsOf = (cost: string | number): number => Math.round(Number(cost) * 10_000);

/** Returns ten-thousandths as a cost with four places. */
export const costText = (tenThousandths: number): string => (Math.round(tenThousandths) / 10_000).toFixed(4);

/** Returns the sum of amounts in whole cents. */
export const sumOf = (amounts: readonly string[]): number => amounts.reduce((sum, amount) => sum + centsOf(amount), 0);
