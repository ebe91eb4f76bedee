import { statesOnlyGiven } from './given-facts';

const given = 'Summer sale at Brotgarten\n20 % off until 31 August, brotgarten.example';

describe('a suggested text', () => {
  it.each([
    ['plain words', 'Come by and see for yourself.'],
    ['a number that was given', 'Now 20 % off.'],
    ['a date that was given', 'Only until 31 August.'],
    ['a name that was given', 'See you at Brotgarten'],
    ['an address that was given', 'More at brotgarten.example.'],
  ])('is used with %s', (_what, text) => {
    expect(statesOnlyGiven(text, given, 'en')).toBe(true);
  });

  it.each([
    ['another number', 'Now 30 % off.'],
    ['a price', 'From €5 a loaf.'],
    ['another date', 'Only until 30 August.'],
    ['a name', 'Baked by Anna herself.'],
    ['a web address', 'Order at bread.com'],
    ['a handle', 'Follow @bread_daily'],
    ['digits of another script', 'Open from ٧ on'],
  ])('is dropped with %s that was not given', (_what, text) => {
    expect(statesOnlyGiven(text, given, 'en')).toBe(false);
  });

  it('may have common nouns with capitals where the language has them', () => {
    expect(statesOnlyGiven('Frisches Brot jeden Morgen', given, 'de')).toBe(true);
    expect(statesOnlyGiven('Nur 3 Euro', given, 'de')).toBe(false);
  });
});
