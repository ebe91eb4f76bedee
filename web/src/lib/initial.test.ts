import { initialOf } from './initial';

it('takes the first letter as a capital', () => {
  expect(initialOf('mia')).toBe('M');
  expect(initialOf('')).toBe('');
});

it('takes a whole emoji, flag or accented letter', () => {
  expect(initialOf('🎂 Bakery')).toBe('🎂');
  expect(initialOf('👩‍🍳 Ada')).toBe('👩‍🍳');
  expect(initialOf('🇫🇷 Anne')).toBe('🇫🇷');
  expect(initialOf('e\u0301mile')).toBe('E\u0301');
});
