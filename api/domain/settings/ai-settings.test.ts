import { sumOfCosts } from './ai-settings';

describe('the cost of a design', () => {
  it.each([
    [['0.039'], '0.0390'],
    // in binary numbers, these are not 0.3
    [['0.1', '0.2'], '0.3000'],
    [['0.0001', '0.0002', '12345678.0000'], '12345678.0003'],
    [['0'], '0.0000'],
  ])('of calls for %j is %s', (costs, sum) => {
    expect(sumOfCosts(costs)).toBe(sum);
  });

  it('is not known without a call that was charged, or when the cost of a model is not known', () => {
    expect(sumOfCosts([])).toBeNull();
    expect(sumOfCosts(['0.039', null])).toBeNull();
  });
});
