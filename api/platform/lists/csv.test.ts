import { csvOf } from './csv';

async function* given<Row>(rows: Row[]) {
  yield* rows;
}
const textOf = async (rows: string[]) => {
  const csv = await csvOf(
    given(rows),
    [
      ['Heading', (row) => row],
      ['Length', (row) => row.length],
    ],
    'UTC',
  );
  return Buffer.concat(await csv.toArray()).toString('utf8');
};

describe('rows as CSV', () => {
  it('start with a byte order mark and the headings, and end lines as spreadsheets do', async () => {
    expect(await textOf(['one'])).toBe('\ufeff"Heading","Length"\r\n"one",3\r\n');
  });

  it('have headings when there are no rows', async () => {
    expect(await textOf([])).toBe('\ufeff"Heading","Length"\r\n');
  });

  it('write moments in the given time zone, with its offset', async () => {
    const moment = new Date('2027-01-01T01:00:00Z');
    const cellIn = async (zone: string) => {
      const csv = await csvOf(given([moment]), [['When', (at) => at]], zone);
      return Buffer.concat(await csv.toArray())
        .toString('utf8')
        .split('\r\n')[1];
    };
    expect(await cellIn('UTC')).toBe('"2027-01-01T01:00:00.000Z"');
    expect(await cellIn('America/New_York')).toBe('"2026-12-31T20:00:00-05:00"');
    expect(await cellIn('Asia/Kolkata')).toBe('"2027-01-01T06:30:00+05:30"');
    expect(await cellIn('Europe/London')).toBe('"2027-01-01T01:00:00+00:00"');
  });

  it('preserve commas, quotes and line breaks', async () => {
    expect(await textOf(['a,"b"\nc'])).toContain('"a,""b""\nc",7');
  });

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '＝1',
    '|cmd',
    '-',
    '=HYPERLINK("//x")',
  ])('neutralize the formula %j', async (text) => {
    const [, line = ''] = /Length"\r\n"([\s\S]*)/.exec(await textOf([text])) ?? [];
    expect(line.startsWith(`'`)).toBe(true);
  });

  it.each([
    ['Ann;=1+1', `"Ann;'=1+1"`],
    ['Ann\t@SUM(A1)', `"Ann\t'@SUM(A1)"`],
    ['Ann\n+1', `"Ann\n'+1"`],
    ['a; b', '"a; b"'],
  ])('neutralize a formula after another separator: %j', async (text, cell) => {
    expect(await textOf([text])).toContain(`\r\n${cell},`);
  });

  it.each(['-1', '-19.00', '7'])('leave the number %s unquoted', async (text) => {
    expect(await textOf([text])).toContain(`\r\n${text},`);
  });

  it('fail before any output when the first row fails', async () => {
    async function* broken(): AsyncGenerator<string> {
      throw new Error('no such filter');
    }
    await expect(csvOf(broken(), [['Heading', (row) => row]], 'UTC')).rejects.toThrow('no such filter');
  });

  it('abort when a later row fails, and end the walk when the reader leaves', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'one';
      throw new Error('gone');
    }
    const half = await csvOf(broken(), [['Heading', (row) => row]], 'UTC');
    await expect(half.toArray()).rejects.toThrow('gone');

    let isOver = () => undefined as void;
    const over = new Promise<void>((resolve) => (isOver = resolve));
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield 'row';
      } finally {
        isOver();
      }
    }
    const csv = await csvOf(endless(), [['Heading', (row) => row]], 'UTC');
    csv.destroy();
    await over;
  });
});
