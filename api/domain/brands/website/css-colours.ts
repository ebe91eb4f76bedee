/** Names that pages use; the other names of CSS are rare. */
const names: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  teal: '#008080',
  maroon: '#800000',
  purple: '#800080',
  orange: '#ffa500',
  gold: '#ffd700',
  tomato: '#ff6347',
  crimson: '#dc143c',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  beige: '#f5f5dc',
  ivory: '#fffff0',
  coral: '#ff7f50',
  darkgreen: '#006400',
  darkblue: '#00008b',
  steelblue: '#4682b4',
  chocolate: '#d2691e',
  brown: '#a52a2a',
  olive: '#808000',
  indigo: '#4b0082',
  salmon: '#fa8072',
  turquoise: '#40e0d0',
  hotpink: '#ff69b4',
  pink: '#ffc0cb',
};

const hex = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const number = (text: string, whole: number) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex([channel(0), channel(8), channel(4)]);
}

/** Cover below which a colour is a shadow or a veil. */
const LEAST_COVER = 0.6;

/** Returns the first opaque colour of a CSS value as #rrggbb; null for none. */
export function hexOf(value: string): string | null {
  const text = value.slice(0, 300).toLowerCase();
  const short = /#([0-9a-f]{3,8})\b/.exec(text);
  if (short?.[1]) {
    const digits = short[1];
    const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
    if (long.length !== 6 && long.length !== 8) return null;
    if (long.length === 8 && Number.parseInt(long.slice(6), 16) / 255 < LEAST_COVER) return null;
    return `#${long.slice(0, 6)}`;
  }
  const call = /(rgba?|hsla?)\(([^()]{1,80})\)/.exec(text);
  if (call?.[2]) {
    const parts = call[2].split(/[\s,/]+/u).filter(Boolean);
    const [a = '', b = '', c = '', cover = '1'] = parts;
    if (number(cover, 1) < LEAST_COVER) return null;
    const made = call[1]?.startsWith('rgb')
      ? hex([number(a, 255), number(b, 255), number(c, 255)])
      : fromHsl(Number.parseFloat(a), number(b, 1), number(c, 1));
    return made.includes('nan') ? null : made;
  }
  const word = text.split(/[\s,()]+/u).find((one) => Object.hasOwn(names, one));
  return (word && names[word]) ?? null;
}
