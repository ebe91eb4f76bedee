export {
  formatAmount,
  formatCount,
  formatCredits,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
} from '../../../contract/format';
import { formatNumber } from '../../../contract/format';

/** Formats a file size in a suitable unit: '905 bytes', '4 kB', '1.5 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000
    ? `${formatNumber(Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Formats the time since a moment: 'just now', '2 minutes ago', '3 days ago'. Takes ISO 8601. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? [];
  return unit && length ? ago.format(-Math.floor(seconds / length), unit) : 'just now';
}

/** Formats '19' and '19,5' as the API does: '19.00' and '19.50'. Undefined for an invalid amount. */
export function amountOf(text: string | undefined): string | undefined {
  const [, whole, cents = ''] = /^\s*(\d{1,10})(?:[.,](\d{0,2}))?\s*$/.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
