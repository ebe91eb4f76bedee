/** An amount in PayPal's format; computed in whole minor units so that no float is involved. */
export interface Money {
  currency_code: string;
  value: string;
}

/** Currencies that PayPal accepts; the second set has no minor unit. */
const WITH_DECIMALS = 'AUD BRL CAD CNY CZK DKK EUR HKD ILS MYR MXN NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' ');
const WITHOUT_DECIMALS = ['HUF', 'JPY', 'TWD'];

const AMOUNT = /^-?(\d+(\.\d+)?|\.\d+)$/;
const MAXIMUM = 99_999_999_999_999_999n;

export function isSupportedCurrency(code: string): boolean {
  return WITH_DECIMALS.includes(code) || WITHOUT_DECIMALS.includes(code);
}

export function isAmountSyntax(value: string): boolean {
  return value.length <= 32 && AMOUNT.test(value);
}

/** Returns the value in hundredths for any currency; null when it has more than two decimals. */
export function hundredths(value: string): bigint | null {
  const negative = value.startsWith('-');
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  if (/[1-9]/.test(fraction.slice(2)) || fraction.length > 2) return null;
  const units = BigInt(whole || '0') * 100n + BigInt(fraction.padEnd(2, '0'));
  return negative ? -units : units;
}

/** Formats hundredths in the currency's own form ("10.00 USD", "1000 JPY"). */
export function money(currency: string, units: bigint): Money {
  const sign = units < 0n ? '-' : '';
  const absolute = units < 0n ? -units : units;
  const whole = absolute / 100n;
  const fraction = (absolute % 100n).toString().padStart(2, '0');
  const value = WITHOUT_DECIMALS.includes(currency) ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
  return { currency_code: currency, value };
}

/** Returns the units of a valid amount. */
export function unitsOf(amount: Money): bigint {
  return hundredths(amount.value) ?? 0n;
}

export type AmountProblem =
  | 'INVALID_CURRENCY_CODE'
  | 'DECIMAL_PRECISION'
  | 'DECIMALS_NOT_SUPPORTED'
  | 'MAX_VALUE_EXCEEDED';

/** Returns PayPal's objection to an amount with valid syntax; null when there is none. */
export function amountProblem(amount: Money): AmountProblem | null {
  if (!isSupportedCurrency(amount.currency_code)) return 'INVALID_CURRENCY_CODE';
  const units = hundredths(amount.value);
  if (units === null) return 'DECIMAL_PRECISION';
  if (units > MAXIMUM) return 'MAX_VALUE_EXCEEDED';
  if (WITHOUT_DECIMALS.includes(amount.currency_code) && units % 100n !== 0n) return 'DECIMALS_NOT_SUPPORTED';
  return null;
}

/** Returns the standard fee (3.49 % and 0.49), so that breakdowns add up like real ones. */
export function processingFee(units: bigint): bigint {
  const fee = (units * 349n + 5_000n) / 10_000n + 49n;
  return fee > units ? units : fee;
}
