import { fitColumns, unedited, leastWidth, narrowest } from './grid-columns';

const columns = [
  { key: 'code', width: 100 },
  { key: 'customer', width: 150, rank: 2 },
  { key: 'state', width: 100, rank: 1 },
];

describe('fitting the columns of an admin grid', () => {
  it.each([
    ['shows all columns that fit', [], 400, []],
    ['hides the least important one first', [], 399, ['state']],
    ['hides the next one then', [], 299, ['state', 'customer']],
    ['never hides columns without a rank', [], 20, ['state', 'customer']],
    ['ignores columns that are already hidden', ['customer'], 250, []],
    ['hides nothing before the grid is measured', [], 0, []],
  ])('%s', (_case, hidden, available, dropped) => {
    expect(fitColumns(columns, hidden, available).dropped).toEqual(dropped);
  });

  it.each([
    [150, true],
    [149, false],
    [undefined, true],
  ])('finds out whether the columns without a rank fit into %s pixels', (available, fits) => {
    expect(fitColumns(columns, [], available).fits).toBe(fits);
  });

  it('does not count what an edited row needs', () => {
    expect(unedited([{ width: 150, unedited: 100 }, { width: 80 }])).toMatchObject([{ width: 100 }, { width: 80 }]);
  });
});

it('lets no column that shares the rest of the width shrink below its content', () => {
  expect(leastWidth({ width: 110, grow: 2 }, 1)).toBe(110);
  // of a width that the Admin has chosen
  expect(leastWidth({ width: 110 }, 1)).toBe(narrowest);
  expect(leastWidth({ width: 50 }, 1)).toBe(50);
});
