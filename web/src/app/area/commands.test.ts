import { commandOf, placesFor } from './commands';

describe('the search of the administrator area', () => {
  it('opens a found item itself', () => {
    expect(commandOf({ kind: 'ITEM', id: 'i-1', title: 'Menu kit', detail: 'AB12CD34' }).href).toBe('/admin/items/i-1');
  });

  it.each([
    ['ai costs', '/admin/designs/costs'],
    ['failed designs', '/admin/designs/failures'],
    ['without an order', '/admin/payments-without-order'],
  ])('finds the page %p', (text, href) => {
    expect(placesFor(text, []).map((command) => command.href)).toEqual([href]);
  });
});
