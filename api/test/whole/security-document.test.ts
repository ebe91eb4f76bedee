import { existsSync, readFileSync } from 'node:fs';

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, one line for each chapter. */
const requirements = [
  '1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2',
  '2.1.1-3 2.2.1-3 2.3.1-4 2.4.1',
  '3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2',
  '4.1.1-3 4.2.1 4.3.1-2 4.4.1-4',
  '5.1.1 5.2.1-3 5.3.1-2 5.4.1-3',
  '6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4',
  '7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2',
  '8.1.1-2 8.2.1-3 8.3.1 8.4.1',
  '9.1.1-3 9.2.1-4',
  '10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3',
  '11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1',
  '12.1.1-3 12.2.1-2 12.3.1-4',
  '13.1.1 13.2.1-5 13.3.1-2 13.4.1-5',
  '14.1.1-2 14.2.1-4 14.3.1-3',
  '15.1.1-3 15.2.1-3 15.3.1-7',
  '16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3',
  '17.1.1 17.2.1-4 17.3.1-2',
];

/** '6.2.1-3' means 6.2.1, 6.2.2 and 6.2.3. */
function numbersOf(range: string): string[] {
  const [, section, first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  if (!section) throw new Error(`${range} is no requirement`);
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => `${section}.${Number(first) + n}`);
}

interface Row {
  chapter: string;
  numbers: string[];
  state: string;
}

const text = readFileSync('docs/security.md', 'utf8');

/** The rows of the chapters' tables. */
function rowsIn(document: string): Row[] {
  return document.split(/^## /m).flatMap((part) => {
    const [chapter = ''] = part.split('\n', 1);
    if (!/^V\d+ /.test(chapter)) return [];
    return [...part.matchAll(/^\| (\d[\d., -]*) \| [^|]+ \| ([^|]+) \| /gm)].map(([, ranges = '', state = '']) => ({
      chapter,
      numbers: ranges.split(', ').flatMap(numbersOf),
      state,
    }));
  });
}

const rows = rowsIn(text);

describe('docs/security.md', () => {
  it.each(requirements)('has each of these requirements once: %s', (line) => {
    const expected = line.split(' ').flatMap(numbersOf);
    const chapter = `V${expected[0]?.split('.', 1)[0]} `;
    const found = rows.filter((row) => row.chapter.startsWith(chapter)).flatMap(({ numbers }) => numbers);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('names no other state than those that it explains', () => {
    const explained = [...text.matchAll(/^- \*\*(.+)\*\*:/gm)].map(([, state]) => state);
    expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual(explained.sort());
  });

  it('counts its rows in the summary', () => {
    const countsOf = (chosen: Row[]) => {
      const count = (...states: string[]) =>
        chosen.filter(({ state }) => states.includes(state)).flatMap(({ numbers }) => numbers).length;
      return [count('met', 'met, no test'), count('met, no test'), count('not applicable'), count('open')].join(' | ');
    };
    const chapters = [...new Set(rows.map(({ chapter }) => chapter))];
    for (const chapter of chapters)
      expect(text).toContain(`| ${chapter} | ${countsOf(rows.filter((row) => row.chapter === chapter))} |`);
    expect(text).toContain(`| all | ${countsOf(rows)} |`);
    expect(chapters).toHaveLength(requirements.length);
  });

  it('names no test where it says that there is none', () => {
    const lines = text.split('\n').filter((line) => / \| met(, no test)? \| /.test(line));
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines.filter((one) => one.includes('| met, no test |')))
      expect(line).not.toMatch(/\.(test|spec)\.tsx?`/);
  });

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`((?:api|contract|docs|studio|tools|web)\/[^`*{} ]*)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([]);
  });
});
