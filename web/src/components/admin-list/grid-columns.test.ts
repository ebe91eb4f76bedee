import { fitColumns } from './grid-columns';

const columns = [
  { key: 'code', width: 100 },
  { key: 'customer', width: 150, rank: 2 },
  { key: 'state', width: 100, rank: 1 },
];

describe('the columns of a desk', () => {
  it.each([
    ['all have room', [], 400, []],
    ['the least important goes first', [], 399, ['state']],
    ['then the next', [], 299, ['state', 'customer']],
    ['those without a rank stay, however narrow', [], 20, ['state', 'customer']],
    ['what is hidden anyway needs no room', ['customer'], 250, []],
    ['nothing goes before the grid is measured', [], 0, []],
  ])('%s', (_case, hidden, room, dropped) => {
    expect(fitColumns(columns, hidden, room)).toEqual(dropped);
  });
});
