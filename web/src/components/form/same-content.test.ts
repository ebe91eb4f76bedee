import { isSameContent } from './same-content';

describe('the content of two values', () => {
  it('is the same in another order, and with blank values left out', () => {
    expect(isSameContent({ a: 1, b: { c: '', d: [1, 2] } }, { b: { d: [1, 2] }, a: 1, e: null })).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: 'x' }, {}],
    [{ a: 0 }, {}],
    [{ a: false }, {}],
  ])('differs between %j and %j', (one, other) => {
    expect(isSameContent(one, other)).toBe(false);
  });
});
