import { place, type LayoutSpec } from '../layout';

const whole = { form: 'whole', box: [0, 0, 1, 1] } as const;

/** The whole picture, words in its calm part. */
export const horizon: LayoutSpec = {
  id: 'horizon',
  revision: 5,
  name: 'Horizon',
  styles: ['minimal'],
  ground: 'deep',
  words: { on: 'picture', inks: ['ground', 'deep'], badge: 'accent', button: 'ground' },
  headline: { weight: 600, max: 118, leading: 1.06, tracking: -0.022 },
  below: [],
  above: [],
  mirrors: false,
  arrangements: {
    square: {
      picture: whole,
      places: [
        place(0.07, 0.07, 0.86, 0.36),
        place(0.07, 0.57, 0.86, 0.36, 'bottom'),
        place(0.07, 0.1, 0.42, 0.8, 'middle'),
        place(0.51, 0.1, 0.42, 0.8, 'middle'),
      ],
    },
    portrait: {
      picture: whole,
      places: [
        place(0.08, 0.07, 0.84, 0.3),
        place(0.08, 0.63, 0.84, 0.3, 'bottom'),
        place(0.08, 0.1, 0.44, 0.8, 'middle'),
        place(0.48, 0.1, 0.44, 0.8, 'middle'),
      ],
    },
    tall: {
      picture: whole,
      places: [place(0.08, 0.15, 0.84, 0.25), place(0.08, 0.4, 0.84, 0.25, 'bottom')],
    },
    wide: {
      picture: whole,
      places: [
        place(0.05, 0.1, 0.4, 0.8, 'middle'),
        place(0.55, 0.1, 0.4, 0.8, 'middle'),
        place(0.05, 0.08, 0.6, 0.38),
        place(0.05, 0.54, 0.6, 0.38, 'bottom'),
        place(0.05, 0.1, 0.29, 0.8, 'middle'),
        place(0.66, 0.1, 0.29, 0.8, 'middle'),
      ],
    },
  },
};

/** The picture through an arched window, words on plain paper. */
const archWindow: LayoutSpec = {
  id: 'window',
  revision: 4,
  name: 'Window',
  styles: ['minimal'],
  ground: 'ground',
  words: { on: 'ground', inks: ['deep'], badge: 'soft', button: 'deep' },
  headline: { weight: 500, max: 112, leading: 1.06, tracking: -0.025 },
  below: ['arch-line'],
  above: [],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'arch', box: [0.535, 0.14, 0.4, 0.86] },
      places: [place(0.065, 0.09, 0.43, 0.82, 'middle')],
    },
    portrait: {
      picture: { form: 'arch', box: [0.14, 0.44, 0.72, 0.56] },
      places: [place(0.08, 0.06, 0.84, 0.33, 'middle', 'center')],
    },
    tall: {
      picture: { form: 'arch', box: [0.12, 0.5, 0.76, 0.5] },
      places: [place(0.08, 0.15, 0.84, 0.31, 'middle', 'center')],
    },
    wide: {
      picture: { form: 'arch', box: [0.6, 0.1, 0.33, 0.9] },
      places: [place(0.06, 0.1, 0.49, 0.8, 'middle')],
    },
  },
};

/** The picture hung on a wall, with its words like a label below. */
const gallery: LayoutSpec = {
  id: 'gallery',
  revision: 4,
  name: 'Gallery',
  styles: ['minimal', 'professional'],
  ground: ['ground', 'soft', 0.22],
  words: { on: 'ground', inks: ['deep'], badge: 'main', button: 'main' },
  headline: { weight: 600, max: 92, leading: 1.08, tracking: -0.02 },
  below: [],
  above: [],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'panel', box: [0.06, 0.06, 0.88, 0.52] },
      places: [place(0.06, 0.62, 0.88, 0.325)],
    },
    portrait: {
      picture: { form: 'panel', box: [0.06, 0.048, 0.88, 0.57] },
      places: [place(0.06, 0.655, 0.88, 0.295)],
    },
    tall: {
      picture: { form: 'panel', box: [0.08, 0.45, 0.84, 0.47] },
      places: [place(0.08, 0.15, 0.84, 0.265, 'bottom')],
    },
    wide: {
      picture: { form: 'panel', box: [0.04, 0.07, 0.5, 0.86] },
      places: [place(0.585, 0.1, 0.375, 0.8, 'middle')],
    },
  },
};

/** The whole picture behind a thin frame, words centred in its calm part like a quotation. */
export const frame: LayoutSpec = {
  id: 'frame',
  revision: 5,
  name: 'Frame',
  styles: ['minimal', 'professional'],
  ground: 'deep',
  words: { on: 'picture', inks: ['ground', 'deep'], badge: 'ground', button: 'ground' },
  headline: { weight: 500, max: 104, leading: 1.12, tracking: -0.015 },
  below: [],
  above: ['hairline-frame'],
  mirrors: false,
  arrangements: {
    square: {
      picture: whole,
      places: [
        place(0.12, 0.11, 0.76, 0.34, 'top', 'center'),
        place(0.12, 0.55, 0.76, 0.34, 'bottom', 'center'),
        place(0.1, 0.12, 0.4, 0.76, 'middle', 'center'),
        place(0.5, 0.12, 0.4, 0.76, 'middle', 'center'),
      ],
    },
    portrait: {
      picture: whole,
      places: [
        place(0.12, 0.1, 0.76, 0.28, 'top', 'center'),
        place(0.12, 0.62, 0.76, 0.28, 'bottom', 'center'),
        place(0.1, 0.12, 0.42, 0.76, 'middle', 'center'),
        place(0.48, 0.12, 0.42, 0.76, 'middle', 'center'),
      ],
    },
    tall: {
      picture: whole,
      places: [place(0.1, 0.155, 0.8, 0.245, 'top', 'center'), place(0.1, 0.405, 0.8, 0.245, 'bottom', 'center')],
    },
    wide: {
      picture: whole,
      places: [
        place(0.07, 0.11, 0.39, 0.78, 'middle', 'center'),
        place(0.54, 0.11, 0.39, 0.78, 'middle', 'center'),
        place(0.16, 0.13, 0.68, 0.36, 'top', 'center'),
        place(0.16, 0.51, 0.68, 0.36, 'bottom', 'center'),
        place(0.07, 0.11, 0.28, 0.78, 'middle', 'center'),
        place(0.65, 0.11, 0.28, 0.78, 'middle', 'center'),
      ],
    },
  },
};

export const minimal = [horizon, archWindow, gallery, frame];
