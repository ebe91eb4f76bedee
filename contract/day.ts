const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns a day in words, such as '1 November 2026', as ISO 8601; blank for any other text. */
export function isoDayOf(words: string): string {
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(words.trim()) ?? [];
  const month = months.indexOf(name) + 1;
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

/** Returns an ISO 8601 day in words, such as '1 November 2026'; another text as it is. */
export function formatDay(iso: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return year ? `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}` : iso;
}
