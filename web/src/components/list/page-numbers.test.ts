import { pageNumbers } from './page-numbers';

describe('page numbers', () => {
  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 10, '1 2 3 4 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [10, 10, '1 … 7 8 9 10'],
    [3, 10, '1 2 3 4 … 10'],
    [8, 10, '1 … 7 8 9 10'],
    [1, 0, ''],
  ])('of page %i of %i are %s', (page, pages, expected) => {
    const marks = pageNumbers(page, pages);
    expect(marks.map((mark) => (typeof mark === 'number' ? mark : '…')).join(' ')).toBe(expected);
  });

  it('are never more than five, and always hold the first, the present and the last page', () => {
    for (let pages = 1; pages <= 40; pages += 1)
      for (let page = 1; page <= pages; page += 1) {
        const numbers = pageNumbers(page, pages).filter((mark) => typeof mark === 'number');
        expect(numbers.length).toBeLessThanOrEqual(5);
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      }
  });
});
