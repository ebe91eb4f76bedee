import type { Finish } from './document';
import type { Palette } from '../palettes';
import { mix } from '../colour';

type Row = readonly [red: number, green: number, blue: number, offset: number];

/** Maps the bytes of a colour to those that are shown: each row is a sum of red, green and blue, and an offset in bytes. */
export type ColourMatrix = readonly [Row, Row, Row];

const LUMA = [0.2126, 0.7152, 0.0722] as const;

const bytes = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const;
};

const round = (value: number) => Math.round(value * 1e5) / 1e5;

/** Returns how a finish changes colours; null for the picture as it is. */
export function matrixOf(finish: Finish, palette: Palette): ColourMatrix | null {
  if (finish === 'NATURAL') return null;
  const rows = (row: (channel: 0 | 1 | 2) => Row): ColourMatrix => [row(0), row(1), row(2)];
  if (finish === 'DUOTONE') {
    const [dark, light] = [
      bytes(mix(palette.deep, palette.main, 0.25)),
      bytes(mix(palette.ground, palette.soft, 0.35)),
    ];
    return rows((at) => {
      const step = (light[at] - dark[at]) / 255;
      return [round(LUMA[0] * step), round(LUMA[1] * step), round(LUMA[2] * step), dark[at]];
    });
  }
  // two thirds of the colour, a little of the paper over it
  const [keep, veil] = [0.66, 0.16];
  const paper = bytes(palette.ground);
  return rows((at) => {
    const part = (channel: 0 | 1 | 2) => round((LUMA[channel] * (1 - keep) + (channel === at ? keep : 0)) * (1 - veil));
    return [part(0), part(1), part(2), round((paper[at] ?? 255) * veil)];
  });
}

/** Returns the matrix as the values of SVG's feColorMatrix, whose offsets are fractions of 255. */
export const svgValues = (matrix: ColourMatrix): string =>
  [...matrix.map(([r, g, b, offset]) => `${r} ${g} ${b} 0 ${round(offset / 255)}`), '0 0 0 1 0'].join(' ');
