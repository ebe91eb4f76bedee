import { itemForm } from '../../../../../contract/catalog';

describe('the price of an item', () => {
  const problemOf = (price: string) =>
    itemForm.safeParse({ price }).error?.issues.find(({ path }) => path[0] === 'price')?.message;

  it.each(['5', '5.5', '0.01', '9999999999.99'])('may be %s', (price) => {
    expect(problemOf(price)).toBeUndefined();
  });

  it('names the highest one', () => {
    expect(problemOf('99999999999')).toBe('A price is at most 9,999,999,999.99.');
  });

  it.each(['1,000,000.00', '$5', '5,00'])('is asked for without sign and commas: %s', (price) => {
    expect(problemOf(price)).toBe('Please enter an amount such as 5 or 5.00, without a currency sign or commas.');
  });
});
