import { inputOf, isStoredAs, valuesOf } from './package-values';

const stored = {
  id: 'p-1',
  name: 'Starter',
  price: '5.00',
  currency: 'USD',
  credit: 10,
  validityDays: 30,
  features: ['One'],
  sellerEmail: null,
  position: 1,
  isActive: true,
  version: 2,
} as unknown as Parameters<typeof isStoredAs>[0];
const values = valuesOf(stored) as Parameters<typeof inputOf>[0];

describe('what a package form has sent', () => {
  it('is what is stored, also with the price in another notation', () => {
    expect(isStoredAs(stored, inputOf({ ...values, price: '5' }))).toBe(true);
  });

  it.each([{ price: '6' }, { name: 'Basic' }, { features: [] }, { sellerEmail: 'a@example.com' }])(
    'is not, with %j',
    (other) => {
      expect(isStoredAs(stored, inputOf({ ...values, ...other }))).toBe(false);
    },
  );
});
