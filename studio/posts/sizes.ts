/** Sizes in which every post can be downloaded, in pixels. */
export const POST_SIZES = {
  SQUARE: { width: 1080, height: 1080 },
  PORTRAIT: { width: 1080, height: 1350 },
  STORY: { width: 1080, height: 1920 },
  LANDSCAPE: { width: 1920, height: 1080 },
  LINK: { width: 1200, height: 628 },
} as const;

export type PostSize = keyof typeof POST_SIZES;

export const POST_SIZE_NAMES = Object.keys(POST_SIZES) as [PostSize, ...PostSize[]];

/** Sizes of one shape have the same arrangement of a layout. */
export type Shape = 'square' | 'portrait' | 'tall' | 'wide';

export const shapes: Record<PostSize, Shape> = {
  SQUARE: 'square',
  PORTRAIT: 'portrait',
  STORY: 'tall',
  LANDSCAPE: 'wide',
  LINK: 'wide',
};

/** A box in fractions of the canvas: left, top, width, height. */
export type FractionBox = readonly [x: number, y: number, width: number, height: number];

/**
 * Where words may stand. A story keeps clear of what the apps draw over it (Meta, since March 2026: 14 % above, 35 %
 * below, 6 % at each side); a portrait of the profile grid's crop to 3:4.
 */
export const safeFrames: Record<PostSize, FractionBox> = {
  SQUARE: [0.05, 0.05, 0.9, 0.9],
  PORTRAIT: [0.06, 0.05, 0.88, 0.9],
  STORY: [0.06, 0.14, 0.88, 0.51],
  LANDSCAPE: [0.04, 0.06, 0.92, 0.88],
  LINK: [0.04, 0.06, 0.92, 0.88],
};

/** Returns the paths of a post's prints, one entry for each size. */
export const printAddressesOf = (designId: string) =>
  POST_SIZE_NAMES.map((size) => {
    const path = `/designs/${designId}/prints/${size.toLowerCase()}`;
    return { size, ...POST_SIZES[size], pngUrl: `${path}.png`, jpgUrl: `${path}.jpg`, webpUrl: `${path}.webp` };
  });
