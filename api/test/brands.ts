import type { Brand } from '../../studio/posts/brand';

/** Returns a brand as its customer saves it. */
export const aBrand = (part: Partial<Brand> = {}): Brand => ({
  name: 'Bread & Salt',
  logo: { light: null, dark: null, corner: 'TOP_RIGHT' },
  colors: { ground: '#fff7e8', main: '#b3321f', second: '#e0a22c', accent: '#14614f', deep: '#2a1410' },
  fonts: 'ELEGANT',
  contact: 'bread-and-salt.example',
  handle: '@breadandsalt',
  buttons: ['Order now'],
  hashtags: ['sourdough'],
  wordsToUse: ['slowly', 'by hand'],
  wordsToAvoid: ['cheap'],
  language: 'en',
  ...part,
});
