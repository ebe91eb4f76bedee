import { coveredCodePoints } from '../../studio/fonts';
import { emojiCodePoints, postType } from '../../api/platform/fonts/post-type';

/** Parts of emoji that are no pictures on their own: skin tones, letters of flags, the keycap. */
const PARTS = [
  ...Array.from({ length: 5 }, (_, index) => 0x1f3fb + index),
  ...Array.from({ length: 26 }, (_, index) => 0x1f1e6 + index),
  0x20e3,
];

/** Returns every code point that a picture can show, as hexadecimal ranges: 20-7e,a0-17f. */
export function writableCharacters(): string {
  const codes = [...new Set([...coveredCodePoints(postType), ...emojiCodePoints(), ...PARTS])]
    .filter((code) => code >= 0x20)
    .sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(',');
}
