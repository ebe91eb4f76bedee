import type { IncomingMessage } from 'node:http';
import { dayIn, isDay, isTimeZone, startOfDay } from '../../../contract/time-zone';
import { emptyFigures, timeBounds, timeWithin } from './day-figures';
import { beginsVisit } from './visits';

describe('days of a time zone', () => {
  it.each([
    ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-05-05', '2026-05-04T18:15:00.000Z'],
    // the clocks skip midnight: the day begins at one
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    // midnight comes twice
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('begin at their first moment: %s, %s', (zone, day, start) => {
    expect(startOfDay(zone, day).toISOString()).toBe(start);
    expect(dayIn(zone, new Date(start))).toBe(day);
    expect(dayIn(zone, new Date(Date.parse(start) - 1)) < day).toBe(true);
  });

  it('are dates that exist, in IANA time zones', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-1', '1999-01-01', 'x'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['UTC', 'Europe/Lisbon', 'Mars/Olympus', '+02:00', ''].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('times to picture', () => {
  const figures = (counts: Record<number, number>) => {
    const { makingTimes } = emptyFigures();
    for (const [at, count] of Object.entries(counts)) makingTimes[Number(at)] = count;
    return { makingTimes };
  };

  it('are read from their classes', () => {
    expect(timeWithin(figures({}), 0.5)).toBeNull();
    // four pictures between 2 and 3 seconds
    expect(timeWithin(figures({ 2: 4 }), 0.5)).toBe(2.5);
    expect(timeWithin(figures({ 2: 95, 20: 5 }), 0.95)).toBe(3);
    expect(timeWithin(figures({ 2: 90, 20: 10 }), 0.95)).toBe(55);
    expect(timeWithin(figures({ [timeBounds.length]: 3 }), 0.5)).toBe(600);
  });
});

describe('a visit', () => {
  const person = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0', accept: 'text/html', host: 'shop.example' };
  const asked = (headers: Record<string, string | undefined>, url = '/', method = 'GET') =>
    beginsVisit({ method, url, headers: { ...person, ...headers } } as unknown as IncomingMessage);

  it('begins when a person opens a public page from outside', () => {
    for (const headers of [
      {},
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
      { referer: 'https://search.example/' },
    ])
      expect([headers, asked(headers)]).toEqual([headers, true]);
    expect(asked({}, '/premium?utm_source=letter')).toBe(true);
  });

  it('does not begin on the way through the site, by a program, a preload, or for what is no public page', () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://shop.example/about' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'script' },
      { accept: 'application/json' },
      { 'user-agent': 'Googlebot/2.1' },
      { 'user-agent': '' },
    ])
      expect([headers, asked(headers)]).toEqual([headers, false]);
    for (const url of ['/graphql', '/admin/orders', '/user/designs', '/assets/main.js', '/robots.txt'])
      expect([url, asked({}, url)]).toEqual([url, false]);
    expect(asked({}, '/', 'HEAD')).toBe(false);
  });
});
