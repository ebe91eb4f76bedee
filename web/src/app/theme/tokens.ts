import { pageTones } from '../../../../contract/brand';

export { ink } from '../../../../contract/brand';

interface Tones {
  ground: string;
  surface: string;
  line: string;
  text: string;
  quiet: string;
  coral: string;
  coralText: string;
  mint: string;
  amber: string;
  red: string;
  redDeep: string;
  blue: string;
  fieldLine: string;
}

/**
 * Colours of both schemes (design/look.md). Where a named tone missed WCAG AA as text on its own tint, the value here
 * is the nearest darker one: mint, amber and blue in light; `coralText` where coral is text. The
 * accent is the shop's own.
 */
export const light: Tones = {
  ...pageTones.light,
  coral: '#F0563A',
  coralText: '#BC3417',
  mint: '#06744D',
  amber: '#925700',
  red: '#B92937',
  redDeep: '#8F1E2A',
  blue: '#1763C4',
  fieldLine: '#8E869B',
};

export const dark: Tones = {
  ...pageTones.dark,
  coral: '#FF8A6E',
  coralText: '#FF8A6E',
  mint: '#4FD6A5',
  amber: '#F0B552',
  red: '#FF7B86',
  redDeep: '#FF9BA3',
  blue: '#6CB0FF',
  fieldLine: '#756C91',
};

export const radius = { card: 20, field: 12, pill: 999 } as const;

// each font is followed by a system font with the same metrics: web/screen-fonts.ts
export const headingFont =
  "'Bricolage Grotesque Variable', 'Bricolage Arial', 'Bricolage Roboto', 'Bricolage DejaVu', sans-serif";
export const textFont = "'Inter Variable', 'Inter Arial', 'Inter Roboto', 'Inter DejaVu', sans-serif";
