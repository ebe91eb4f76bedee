import type { DesignStyle } from '../../../gql/schema';

/** Shown until something is typed. */
export const EXAMPLE = 'Two loaves for one, this Saturday';

/** Side of the example's pictures in pixels. */
export const EXAMPLE_SIDE = 640;

/**
 * The looks of `looks.ts`, set with the example by tools/pictures/make.ts: a visitor who only looks needs neither fonts nor
 * what shapes words.
 */
export const EXAMPLE_LOOKS: readonly { name: string; style: DesignStyle; pictureUrl: string }[] = [
  { name: 'Horizon', style: 'MINIMAL', pictureUrl: '/pictures/try-example-horizon-640.webp' },
  { name: 'Cut', style: 'BOLD', pictureUrl: '/pictures/try-example-cut-640.webp' },
  { name: 'Scrapbook', style: 'PLAYFUL', pictureUrl: '/pictures/try-example-scrapbook-640.webp' },
];
