import { place, type LayoutSpec } from '../layout';

const whole = { form: 'whole', box: [0, 0, 1, 1] } as const;

/** Picture and words, half and half. */
const split: LayoutSpec = {
  id: 'split',
  revision: 4,
  name: 'Split',
  styles: ['professional'],
  ground: 'ground',
  words: { on: 'ground', inks: ['deep'], badge: 'soft', button: 'main' },
  headline: { weight: 700, max: 100, leading: 1.05, tracking: -0.022 },
  below: [],
  above: ['rule'],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'panel', box: [0, 0, 1, 0.53] },
      places: [place(0.065, 0.595, 0.87, 0.355, 'middle')],
    },
    portrait: {
      picture: { form: 'panel', box: [0, 0, 1, 0.57] },
      places: [place(0.07, 0.625, 0.86, 0.325, 'middle')],
    },
    tall: {
      picture: { form: 'panel', box: [0, 0.48, 1, 0.52] },
      places: [place(0.08, 0.155, 0.84, 0.29, 'middle')],
    },
    wide: {
      picture: { form: 'panel', box: [0.5, 0, 0.5, 1] },
      places: [place(0.05, 0.1, 0.4, 0.8, 'middle')],
    },
  },
};

/** A card of paper on the whole picture. */
const card: LayoutSpec = {
  id: 'card',
  revision: 4,
  name: 'Card',
  styles: ['professional'],
  ground: 'deep',
  words: { on: 'plate', inks: ['deep'], plate: 'ground', badge: 'soft', button: 'main' },
  headline: { weight: 700, max: 82, leading: 1.07, tracking: -0.02 },
  below: [],
  above: [],
  mirrors: false,
  arrangements: {
    square: {
      picture: whole,
      places: [place(0.11, 0.5, 0.78, 0.39, 'bottom'), place(0.11, 0.11, 0.78, 0.39)],
    },
    portrait: {
      picture: whole,
      places: [place(0.12, 0.56, 0.76, 0.34, 'bottom'), place(0.12, 0.1, 0.76, 0.34)],
    },
    tall: {
      picture: whole,
      places: [place(0.12, 0.38, 0.76, 0.24, 'bottom'), place(0.12, 0.18, 0.76, 0.24)],
    },
    wide: {
      picture: whole,
      places: [
        place(0.06, 0.11, 0.38, 0.78, 'middle'),
        place(0.56, 0.11, 0.38, 0.78, 'middle'),
        place(0.06, 0.11, 0.28, 0.78, 'middle'),
        place(0.66, 0.11, 0.28, 0.78, 'middle'),
      ],
    },
  },
};

export const professional = [split, card];
