const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string): Intl.NumberFormat {
  const known = moneyFormats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  moneyFormats.set(currency, made);
  return made;
}

/** An amount with its sign, for example '$19.00'. The amount is the API's decimal string, the currency ISO 4217. */
export const formatAmount = (amount: string, currency: string): string =>
  moneyFormat(currency).format(amount as Intl.StringNumericLiteral);

/** An amount with its unit, for example '$19.00 USD'. */
export const formatMoney = (amount: string, currency: string): string =>
  `${formatAmount(amount, currency)} ${currency}`;

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** dd/mm/yyyy in the reader's time zone. Takes ISO 8601. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

/** dd/mm/yyyy, hh:mm in the reader's time zone. Takes ISO 8601. */
export const formatDateTime = (iso: string): string => moment.format(new Date(iso));

const whole = new Intl.NumberFormat('en-US');

/** '1 credit', '1,200 credits'. */
export const formatCredits = (credits: number): string =>
  `${whole.format(credits)} ${Math.abs(credits) === 1 ? 'credit' : 'credits'}`;

/** A size of a file in the unit that fits: '905 bytes', '4 kB', '1.5 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000
    ? `${whole.format(Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was: 'just now', '2 minutes ago', '3 days ago'. Takes ISO 8601. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? [];
  return unit && length ? ago.format(-Math.floor(seconds / length), unit) : 'just now';
}
