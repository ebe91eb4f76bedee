import { contrast, mix } from '../colour';
import type { Palette } from '../palettes';
import { CELL_BYTES, SAMPLE_SIDE, type PictureSample } from './picture-sample';

interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

function toHsl(red: number, green: number, blue: number): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (high + low) / 2;
  const span = high - low;
  if (span < 0.004) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const hue = high === r ? ((g - b) / span + 6) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: hue * 60, saturation, lightness };
}

/** Returns a colour as #rrggbb. */
function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30 + 12) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const BINS = 24;

/** Returns the hues of a picture by how much colour they bring, the strongest first. */
function strongHues({ cells }: PictureSample): { hue: number; weight: number; saturation: number }[] {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, x: 0, y: 0, saturation: 0 }));
  for (let cell = 0; cell < SAMPLE_SIDE * SAMPLE_SIDE; cell += 1) {
    const at = cell * CELL_BYTES;
    const { hue, saturation, lightness } = toHsl(cells[at] ?? 0, cells[at + 1] ?? 0, cells[at + 2] ?? 0);
    // vivid colours count more: a small red apple says more than a large pale wall
    const weight = (saturation * (1 - Math.abs(2 * lightness - 1))) ** 1.7;
    const bin = bins[Math.floor((hue / 360) * BINS) % BINS];
    if (!bin) continue;
    const angle = (hue * Math.PI) / 180;
    bin.weight += weight;
    bin.x += Math.cos(angle) * weight;
    bin.y += Math.sin(angle) * weight;
    bin.saturation += saturation * weight;
  }
  return bins
    .filter(({ weight }) => weight > 0)
    .map(({ weight, x, y, saturation }) => ({
      hue: Math.round(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360),
      weight,
      saturation: saturation / weight,
    }))
    .toSorted((a, b) => b.weight - a.weight);
}

const apart = (one: number, other: number) => 180 - Math.abs(Math.abs(one - other) - 180);

/** A dark hue beside yellow. */
const CARAMEL = 32;

/** Returns six matching colours taken from a picture: its strongest hue, a second one and a contrast. */
export function paletteFromPicture(sample: PictureSample): Palette {
  const hues = strongHues(sample);
  const total = hues.reduce((sum, { weight }) => sum + weight, 0);
  // a grey picture gets the warm ink of an editorial page
  const isGrey = total < SAMPLE_SIDE * SAMPLE_SIDE * 0.006;
  const first = isGrey ? { hue: 28, saturation: 0.5 } : (hues[0] ?? { hue: 28, saturation: 0.5 });
  const other = hues.find(({ hue, weight }) => apart(hue, first.hue) >= 40 && weight > total * 0.05);
  // a neighbour of the first hue harmonises, and the picture's other hue is the accent
  const secondHue = isGrey ? 36 : (first.hue + (first.hue > 40 && first.hue < 200 ? -34 : 34) + 360) % 360;
  const isYellow = first.hue >= 38 && first.hue < 78;
  const isOtherMain = isYellow && other !== undefined && other.weight > total * 0.15;
  const accentHue = isGrey ? 14 : isOtherMain ? first.hue : (other?.hue ?? (first.hue + 165) % 360);
  const strength = Math.min(0.78, Math.max(0.42, first.saturation));
  const colour = (hue: number, saturation: number, lightness: number) => toHex({ hue, saturation, lightness });
  const deep = colour(first.hue, Math.min(0.45, strength), 0.11);
  const ground = colour(first.hue, 0.42, 0.966);
  // dark enough for the light words that stand on it. Dark yellow is olive: the picture's other hue, or caramel, is better
  let main = isYellow
    ? colour(isOtherMain ? other.hue : CARAMEL, Math.max(0.62, strength), 0.42)
    : colour(first.hue, strength, 0.44);
  while (contrast(main, ground) < 4.6) main = mix(main, deep, 0.08);
  return {
    ground,
    soft: colour(first.hue, 0.48, 0.86),
    main,
    second: colour(secondHue, Math.min(0.62, strength), 0.66),
    accent: colour(accentHue, Math.min(0.68, (other?.saturation ?? 0.6) + 0.15), 0.54),
    deep,
  };
}
