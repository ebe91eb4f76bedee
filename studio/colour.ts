/** Colour arithmetic on #RRGGBB strings, and the contrast rule of WCAG 2.2 (1.4.3). */
type Channels = [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(parts: Channels): string {
  return `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the colour at `share` (0..1) of the way between two colours. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Returns a lighter colour, by a share of the way to white. */
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Returns a darker, still warm colour: towards a violet black instead of grey. */
export const darker = (hex: string, share: number): string => mix(hex, '#140a22', share);

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((part) => {
    const unit = part / 255;
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG contrast ratio, 1..21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Returns how different two colours look, 0..1 (Euclidean distance is enough to detect similar ones). */
export function distance(a: string, b: string): number {
  const x = channels(a);
  const y = channels(b);
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]) / 441.7;
}

export const TEXT_CONTRAST = 4.5;
// dark enough that every background is readable with either this or white
const NEARLY_BLACK = '#07040b';

/**
 * Returns the first preferred colour that is readable on all given backgrounds; else the better of near black and
 * white.
 */
export function readableOn(grounds: string | readonly string[], ...preferred: string[]): string {
  const all = typeof grounds === 'string' ? [grounds] : grounds;
  const worst = (hex: string): number => Math.min(...all.map((ground) => contrast(hex, ground)));
  const found = preferred.find((hex) => worst(hex) >= TEXT_CONTRAST);
  if (found) return found;
  return worst('#ffffff') >= worst(NEARLY_BLACK) ? '#ffffff' : NEARLY_BLACK;
}

/** Returns the nearest shade of one of the colours, lighter or darker, that is readable on a background. */
export function nearestReadable(ground: string, ...colours: readonly string[]): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const found = colours
      .flatMap((hex) => [NEARLY_BLACK, '#ffffff'].map((end) => mix(hex, end, share)))
      .find((candidate) => contrast(candidate, ground) >= TEXT_CONTRAST);
    if (found) return found;
  }
  return readableOn(ground);
}

/** Moves a background colour away from its text colour until the text is readable. */
export function groundFor(ground: string, text: string): string {
  const target = luminance(text) > 0.4 ? '#0c0714' : '#ffffff';
  for (let share = 0; share < 1; share += 0.08) {
    const candidate = mix(ground, target, share);
    if (contrast(candidate, text) >= TEXT_CONTRAST) return candidate;
  }
  return target;
}
