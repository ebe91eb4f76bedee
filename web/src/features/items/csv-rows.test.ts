import { csvRows } from './csv-rows';

describe('the rows of a CSV sample', () => {
  it.each([
    [
      'plain fields',
      'Week,Idea\n1,Open\n2,Close',
      [
        ['Week', 'Idea'],
        ['1', 'Open'],
        ['2', 'Close'],
      ],
    ],
    [
      'quotes, commas and line breaks in fields',
      'a,b\r\n"x, ""y""","1\n2"\r\n',
      [
        ['a', 'b'],
        ['x, "y"', '1\n2'],
      ],
    ],
    [
      'a last row that is cut in a quoted field',
      'a,b\n1,"one"\n2,"tw',
      [
        ['a', 'b'],
        ['1', 'one'],
      ],
    ],
    [
      'a last row that is cut before its last field',
      'a,b,c\n1,2,3\n4,5',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'an empty last field',
      'a,b\n1,\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
  ])('are read with %s', (_what, text, rows) => {
    expect(csvRows(text)).toEqual(rows);
  });

  it.each([
    ['one column', 'a\nb\nc'],
    ['a heading alone', 'a,b'],
    ['rows of different lengths', 'a,b\n1,2,3\n4,5'],
    ['a quote within a plain field', 'a,b\n1,x"y\n2,3'],
    ['prose', 'Twelve checks, before and after:\nClean the lens.\nOpen the curtains.'],
  ])('are none of %s', (_what, text) => {
    expect(csvRows(text)).toBeNull();
  });

  it('take no longer for a text without an end of its quotes', () => {
    expect(csvRows(`a,b\n${'"'.repeat(2001)}`)).toBeNull();
  });
});
