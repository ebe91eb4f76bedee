import { scalars } from './scalars';

describe('a DateTime', () => {
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
  const read = (value: unknown) => scalars.DateTime.parseValue(value) as Date;

  it.each([
    ['2026-12-24T10:00:00.000Z', '2026-12-24T10:00:00.000Z'],
    ['2026-12-24T10:00:00+02:00', '2026-12-24T08:00:00.000Z'],
    ['2026-12-24T10:00:00-0530', '2026-12-24T15:30:00.000Z'],
    ['2026-12-24T10:00', '2026-12-24T10:00:00.000Z'],
    ['2026-12-24T10:00:00.123456', '2026-12-24T10:00:00.123Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('%s is the same moment in every zone of a process', (given, moment) => {
    expect(read(given).toISOString()).toBe(moment);
  });

  it.each(['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', '2026-12-24', '2026-12-24T10:00:00 GMT', 'T', '', 5, null])(
    '%s is refused',
    (given) => {
      expect(() => read(given)).toThrow('DateTime is ISO 8601 in UTC.');
    },
  );
});
