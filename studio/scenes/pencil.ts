import { darker, lighter } from '../colour';
import type { Inks } from '../palettes';

/** The drawings of a niche. Scenes are 400 by 400 units, motifs 100 by 100 around the origin and inherit their fill. */
export interface Scene {
  draw: (inks: Inks) => string;
  /** Position of two eyes and a smile that make the drawing a character: centre and size. */
  face: readonly [x: number, y: number, size: number];
  motifs: readonly [string, ...string[]];
}

export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

export const disc = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`;

export const block = (x: number, y: number, width: number, height: number, radius: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`;

export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const turned = (angle: number, x: number, y: number, ...parts: string[]): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${parts.join('')}</g>`;

export const moved = (x: number, y: number, scale: number, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;

export const dark = (hex: string, share = 0.18): string => darker(hex, share);
export const light = (hex: string, share = 0.28): string => lighter(hex, share);

/** Draws a leaf from its stalk at the origin pointing up, 100 units long. */
export const leaf = (colour: string, vein: string): string =>
  fill('M0 0C-34-22-38-66 0-100C38-66 34-22 0 0Z', colour) +
  fill('M0 0C34-22 38-66 0-100Z', dark(colour, 0.13)) +
  line('M0 0L0-78M0-26L-15-42M0-26L15-42M0-48L-13-62M0-48L13-62', vein, 3);

/** Draws a leaf translated, scaled and rotated. */
export const leafAt = (x: number, y: number, size: number, turn: number, colour: string, vein: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${leaf(colour, vein)}</g>`;
