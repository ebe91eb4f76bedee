const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string): Intl.NumberFormat {
  const known = moneyFormats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  moneyFormats.set(currency, made);
  return made;
}

/**
 * Formats an amount with its sign, for example '$19.00'. The amount is the API's decimal string, the currency ISO 4217.
 */
export const formatAmount = (amount: string, currency: string): string =>
  moneyFormat(currency).format(amount as Intl.StringNumericLiteral);

/** Formats an amount with its unit, for example '$19.00 USD'. */
export const formatMoney = (amount: string, currency: string): string =>
  `${formatAmount(amount, currency)} ${currency}`;

/**
 * Formats an amount without its sign, for a column whose head names the currency: '1,234.50'. The amount is the API's
 * decimal string, the currency ISO 4217.
 */
export const formatDecimal = (amount: string, currency: string): string =>
  moneyFormat(currency)
    .formatToParts(amount as Intl.StringNumericLiteral)
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(({ value }) => value)
    .join('');

const whole = new Intl.NumberFormat('en-US');

/** Formats a whole number with separators: '1,200'. */
export const formatNumber = (count: number): string => whole.format(count);

/** Formats a number with what it counts: '1 user' or '1,200 users'. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${Math.abs(count) === 1 ? one : many}`;

/** Formats as '1 credit' or '1,200 credits'. */
export const formatCredits = (credits: number): string => formatCount(credits, 'credit', 'credits');

const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const momentParts = { ...dayParts, hour: '2-digit', minute: '2-digit', hour12: false } as const;
const day = new Intl.DateTimeFormat('en-GB', dayParts);
const moment = new Intl.DateTimeFormat('en-GB', momentParts);

/** Formats as dd/mm/yyyy in the local time zone. Takes ISO 8601. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

/** Formats as dd/mm/yyyy, hh:mm in the local time zone. Takes ISO 8601. */
export const formatDateTime = (iso: string): string => moment.format(new Date(iso));

/**
 * Formats as dd/mm/yyyy in a time zone: that of the shop in its emails and documents, since the recipient's is unknown.
 */
export const formatDateIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { ...dayParts, timeZone }).format(at);

/** Formats as dd/mm/yyyy, hh:mm in a time zone, and names it: '31/12/2026, 20:00 (Europe/Lisbon)'. */
export const formatDateTimeIn = (timeZone: string, at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { ...momentParts, timeZone }).format(at)} (${timeZone.replaceAll('_', ' ')})`;
