/** Calendar days of a time zone. A day is written 2026-03-01; it has 23 or 25 hours when the clocks change. */

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** Returns the names of all time zones, UTC first. */
export const timeZones = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/**
 * Whether it is the IANA name of a time zone, also one of several names of a zone: programs disagree about which of them is
 * the first (Asia/Kolkata, Asia/Calcutta). Offsets such as +02:00 are no zones.
 */
export function isTimeZone(name: string): boolean {
  if (name === 'UTC') return true;
  if (!/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+){1,2}$/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  return format;
}

/** Returns what a clock in the zone shows, as if it were UTC, in milliseconds. */
function clockOf(zone: string, at: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minutes, second);
}

const written = (utc: number) => new Date(utc).toISOString().slice(0, 10);
/** Whether the calendar has a day such as 2026-02-28: JavaScript reads 30 February as 2 March. */
export const isCalendarDay = (day: string): boolean => new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2));
const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether the text is a day of the calendar, from the year 2000 on. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(utcOf(text)) && written(utcOf(text)) === text;

/** Returns the day on which a moment falls. */
export const dayIn = (zone: string, moment: Date): string => written(clockOf(zone, moment.getTime()));

/** Returns the moment as ISO 8601 with the zone's offset, 2026-12-31T20:00:00-05:00, or with Z in UTC. */
export function isoIn(zone: string, moment: Date): string {
  if (zone === 'UTC') return moment.toISOString();
  const clock = clockOf(zone, moment.getTime());
  const offset = Math.round((clock - moment.getTime()) / minute);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  return `${new Date(clock).toISOString().slice(0, 19)}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Returns the last moment of a day. */
export const endOfDay = (zone: string, day: string): Date => new Date(startOfDay(zone, plusDays(day, 1)).getTime() - 1);

/** Returns the day so many days later, or earlier. */
export const plusDays = (day: string, days: number): string => written(utcOf(day) + days * dayMs);

/** Returns how many days are from one day to the other; 0 for the same. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / dayMs);

/**
 * Returns the moments at which a clock in the zone shows a time, such as 2026-03-01T09:30: one, none when the clocks skip it,
 * or two when they go back over it.
 */
export const momentsAt = (zone: string, time: string): Date[] =>
  candidates(zone, time).filter((moment) => clockOf(zone, moment.getTime()) === Date.parse(`${time}Z`));

/** Returns the moments of a time by the offsets before and after a change of the clocks near it, earliest first. */
function candidates(zone: string, time: string): Date[] {
  const utc = Date.parse(`${time}Z`);
  if (Number.isNaN(utc)) return [];
  const moments = [utc - dayMs, utc + dayMs].map((near) => utc - (clockOf(zone, near) - near));
  return [...new Set(moments)].toSorted((one, other) => one - other).map((moment) => new Date(moment));
}

/** Returns the first moment of a day: midnight, or the end of the gap where the clocks skip midnight. */
export function startOfDay(zone: string, day: string): Date {
  const midnight = `${day}T00:00`;
  return momentsAt(zone, midnight)[0] ?? candidates(zone, midnight).at(-1) ?? new Date(Number.NaN);
}
