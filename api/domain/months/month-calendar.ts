/** What is published with a post: of its design once it has one, as its owner may have edited it in the Studio. */
export interface PublishedPost {
  id: string;
  day: string;
  headline: string;
  /** Caption and hashtags. */
  text: string;
  altText: string;
}

/** Most bytes of a line, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** Folds a line after at most 75 bytes, never inside a character; further lines begin with a space. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/** Escapes a text value (RFC 5545, 3.3.11). Control characters are not allowed in one. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const compact = (day: string): string => day.replaceAll('-', '');
const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Returns posts as an iCalendar file (RFC 5545): whole days in no time zone, each with an alarm at nine. */
export function icsOf(
  posts: readonly PublishedPost[],
  { host, href, now }: { host: string; href: string; now: Date },
): string {
  const events = posts.flatMap(({ id, day, headline, text }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
    `SUMMARY:${escaped(`Publish: ${headline}`)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${href}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(headline)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postloom//Month of posts//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
