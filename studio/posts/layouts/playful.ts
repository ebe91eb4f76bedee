import { place, type LayoutSpec } from '../layout';

const whole = { form: 'whole', box: [0, 0, 1, 1] } as const;

/** A print taped into a scrapbook. */
const scrapbook: LayoutSpec = {
  id: 'scrapbook',
  revision: 4,
  name: 'Scrapbook',
  styles: ['playful'],
  ground: ['ground', 'soft', 0.45],
  words: { on: 'ground', inks: ['deep'], badge: 'second', button: 'main' },
  headline: { weight: 700, max: 112, leading: 1.02, tracking: -0.02 },
  below: ['grid-paper'],
  above: ['tape'],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'print', box: [0.31, 0.45, 0.61, 0.49], turn: 3 },
      places: [place(0.065, 0.06, 0.87, 0.35)],
    },
    portrait: {
      picture: { form: 'print', box: [0.16, 0.43, 0.68, 0.51], turn: -3 },
      places: [place(0.07, 0.055, 0.86, 0.34, 'middle', 'center')],
    },
    tall: {
      picture: { form: 'print', box: [0.12, 0.5, 0.76, 0.42], turn: -3 },
      places: [place(0.08, 0.15, 0.84, 0.3, 'middle', 'center')],
    },
    wide: {
      picture: { form: 'print', box: [0.55, 0.12, 0.39, 0.76], turn: 3 },
      places: [place(0.05, 0.1, 0.44, 0.8, 'middle')],
    },
  },
};

/** The words in a speech bubble on the whole picture. */
const bubble: LayoutSpec = {
  id: 'bubble',
  revision: 4,
  name: 'Bubble',
  styles: ['playful'],
  ground: 'deep',
  words: { on: 'bubble', inks: ['deep'], plate: 'ground', badge: 'soft', button: 'main' },
  headline: { weight: 700, max: 92, leading: 1.06, tracking: -0.015 },
  below: [],
  above: [],
  mirrors: false,
  arrangements: {
    square: {
      picture: whole,
      places: [place(0.12, 0.12, 0.76, 0.32, 'top', 'center'), place(0.12, 0.54, 0.76, 0.34, 'bottom', 'center')],
    },
    portrait: {
      picture: whole,
      places: [place(0.13, 0.1, 0.74, 0.3, 'top', 'center'), place(0.13, 0.6, 0.74, 0.3, 'bottom', 'center')],
    },
    tall: {
      picture: whole,
      places: [place(0.11, 0.165, 0.78, 0.245, 'top', 'center'), place(0.11, 0.4, 0.78, 0.25, 'bottom', 'center')],
    },
    wide: {
      picture: whole,
      places: [
        place(0.07, 0.12, 0.38, 0.72, 'middle', 'center'),
        place(0.55, 0.12, 0.38, 0.72, 'middle', 'center'),
        place(0.07, 0.12, 0.28, 0.72, 'middle', 'center'),
        place(0.65, 0.12, 0.28, 0.72, 'middle', 'center'),
      ],
    },
  },
};

/** A sticker with a scalloped edge among confetti. */
const sticker: LayoutSpec = {
  id: 'sticker',
  revision: 4,
  name: 'Sticker',
  styles: ['playful', 'bold'],
  ground: 'second',
  words: { on: 'ground', inks: ['deep', 'ground'], badge: 'ground', button: 'deep' },
  headline: { weight: 800, max: 116, leading: 1, tracking: -0.02 },
  below: ['confetti'],
  above: [],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'scallop', box: [0.2, 0.035, 0.6, 0.54] },
      places: [place(0.07, 0.6, 0.86, 0.345, 'middle', 'center')],
    },
    portrait: {
      picture: { form: 'scallop', box: [0.08, 0.05, 0.84, 0.58] },
      places: [place(0.07, 0.665, 0.86, 0.28, 'middle', 'center')],
    },
    tall: {
      picture: { form: 'scallop', box: [0.06, 0.47, 0.88, 0.48] },
      places: [place(0.08, 0.15, 0.84, 0.3, 'middle', 'center')],
    },
    wide: {
      picture: { form: 'scallop', box: [0.52, 0.06, 0.44, 0.88] },
      places: [place(0.05, 0.1, 0.44, 0.8, 'middle')],
    },
  },
};

export const playful = [scrapbook, bubble, sticker];
