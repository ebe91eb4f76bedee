/** Strokes of the letters T, E and S in a box of 6 by 10. */
const letters = { T: 'M0 0H6M3 0V10', E: 'M6 0H0V10H6M0 5H5', S: 'M6 0H0V5H6V10H0' } as const;

const word = (['T', 'E', 'S', 'T'] as const)
  .map((letter, index) => `<path transform="translate(${index * 9} 0)" d="${letters[letter]}"/>`)
  .join('');

/** Width of one 'TEST' with the room around it, in its own units. */
const tile = { width: 50, height: 28 };
/** Times that the word stands along the shorter side, so that no crop of a fair size is without one. */
const across = 3.4;

/**
 * Returns an SVG that marks a picture of test mode: TEST all over it, slanted, light with a dark edge, so that it shows on
 * every picture. Its letters need no font.
 */
export function testWatermark(width: number, height: number): string {
  const scale = Math.min(width, height) / across / tile.width;
  const strokes = (color: string, opacity: number, stroke: number) =>
    `<g fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${stroke}" stroke-linecap="square" transform="translate(8 9)">${word}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="t" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24) scale(${scale.toFixed(4)})">${strokes('#000', 0.45, 2.6)}${strokes('#fff', 0.85, 1.5)}</pattern></defs><rect width="${width}" height="${height}" fill="url(#t)"/></svg>`;
}
