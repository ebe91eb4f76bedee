import { instantOf } from './values';

describe('a date in a body', () => {
  const zone = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
    if (new Date('2026-12-24T00:00').toISOString() !== '2026-12-24T05:00:00.000Z')
      throw new Error('the zone is not set');
  });
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['12/24/2026', '2026-12-24T00:00:00.000Z'],
    ['2026-12-24', '2026-12-24T00:00:00.000Z'],
    ['2026-12-24T10:00', '2026-12-24T10:00:00.000Z'],
    ['2026-12-24T10:00:00.000', '2026-12-24T10:00:00.000Z'],
    ['2026-12-24 10:00', '2026-12-24T10:00:00.000Z'],
    ['Dec 24 2026 10:00 PM', '2026-12-24T22:00:00.000Z'],
    ['12-24-2026', '2026-12-24T00:00:00.000Z'],
    ['2026-12-24T10:00:00Z', '2026-12-24T10:00:00.000Z'],
    ['2026-12-24T10:00:00+02:00', '2026-12-24T08:00:00.000Z'],
    ['2026-12-24 10:00:00-05', '2026-12-24T15:00:00.000Z'],
    ['Thu Dec 24 2026 00:00:00 GMT+0100 (CET)', '2026-12-23T23:00:00.000Z'],
    ['Thu, 24 Dec 2026 10:00:00 GMT', '2026-12-24T10:00:00.000Z'],
    ['24 Dec 2026 10:00 EST', '2026-12-24T15:00:00.000Z'],
    ['soon', null],
    ['24/12/2026', null],
    ['2026-13-24T10:00', null],
  ])('%s is %s, wherever the server stands', (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });
});
