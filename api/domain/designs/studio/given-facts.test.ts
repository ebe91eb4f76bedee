import { statesOnlyGiven, withoutOtherFacts } from './given-facts';

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

describe('a rewritten text', () => {
  it('loses the sentences with other facts, and keeps the rest as it is', () => {
    const text = 'Fresh bread every day!\nOnly $5 until 31 March. See you at Brotgarten. Ask for Anna.';
    expect(withoutOtherFacts(text, given, 'en')).toBe('Fresh bread every day!\nSee you at Brotgarten.');
    expect(withoutOtherFacts('Only $5.', given, 'en')).toBe('');
  });

  it('is read in the language it has, also an unknown one', () => {
    expect(withoutOtherFacts('Frisches Brot. Nur 3 Euro.', given, 'de')).toBe('Frisches Brot.');
    expect(withoutOtherFacts('焼きたてのパン。500円です。', given, 'ja')).toBe('焼きたてのパン。');
    for (const language of ['', 'that of the caption', 'x-y', '123'])
      expect(withoutOtherFacts('Fresh bread.', given, language)).toBe('Fresh bread.');
  });

  it('is read in a moment, however many sentences and hyphens a caller sends', () => {
    // as long as prompts, words and a caption of a post may be together
    const hyphens = 'a-'.repeat(5_600);
    const text = 'Hi. '.repeat(550).trim();
    const begun = performance.now();
    expect(withoutOtherFacts(text, hyphens, 'en')).toBe(text);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
