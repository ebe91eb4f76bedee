/**
 * Colours of both schemes (design/look.md). Where a named tone missed WCAG AA as text on its own tint, the value here
 * is the nearest darker one: mint, amber and blue in light; `coralText` where coral is text.
 */
export const light = {
  ground: '#FBF8F3',
  surface: '#FFFFFF',
  line: '#E9E2D8',
  text: '#17141F',
  quiet: '#5D566B',
  violet: '#5B3DF5',
  violetDeep: '#4628D6',
  onViolet: '#FFFFFF',
  coral: '#F0563A',
  coralText: '#BC3417',
  mint: '#06744D',
  amber: '#925700',
  red: '#B92937',
  redDeep: '#8F1E2A',
  blue: '#1763C4',
  fieldLine: '#8E869B',
  weave: 'rgba(91, 61, 245, 0.10)',
};

export const dark: typeof light = {
  ground: '#12101C',
  surface: '#1B1828',
  line: '#2E2940',
  text: '#F4F0FA',
  quiet: '#B0A8C2',
  violet: '#9C88FF',
  violetDeep: '#B5A6FF',
  onViolet: '#17141F',
  coral: '#FF8A6E',
  coralText: '#FF8A6E',
  mint: '#4FD6A5',
  amber: '#F0B552',
  red: '#FF7B86',
  redDeep: '#FF9BA3',
  blue: '#6CB0FF',
  fieldLine: '#756C91',
  weave: 'rgba(156, 136, 255, 0.12)',
};

export const ink = '#17141F';

export const radius = { card: 20, field: 12, pill: 999 } as const;

// each font is followed by a system font with the same metrics: web/screen-fonts.ts
export const headingFont =
  "'Bricolage Grotesque Variable', 'Bricolage Arial', 'Bricolage Roboto', 'Bricolage DejaVu', sans-serif";
export const textFont = "'Inter Variable', 'Inter Arial', 'Inter Roboto', 'Inter DejaVu', sans-serif";
