import { place, type LayoutSpec } from '../layout';

const whole = { form: 'whole', box: [0, 0, 1, 1] } as const;

/** A disc before rays of colour, like a screen-printed poster. */
const poster: LayoutSpec = {
  id: 'poster',
  revision: 4,
  name: 'Poster',
  styles: ['bold'],
  ground: 'main',
  words: { on: 'ground', inks: ['ground', 'deep'], badge: 'deep', button: 'deep' },
  headline: { weight: 800, max: 158, leading: 0.98, tracking: -0.03 },
  below: ['rays', 'disc-line'],
  above: [],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'disc', box: [0.42, 0.47, 0.54, 0.5] },
      places: [place(0.06, 0.06, 0.88, 0.39)],
    },
    portrait: {
      picture: { form: 'disc', box: [0.2, 0.45, 0.74, 0.52] },
      places: [place(0.07, 0.055, 0.86, 0.375)],
    },
    tall: {
      picture: { form: 'disc', box: [0.08, 0.5, 0.84, 0.45] },
      places: [place(0.08, 0.15, 0.84, 0.32, 'middle')],
    },
    wide: {
      picture: { form: 'disc', box: [0.555, 0.07, 0.415, 0.86] },
      places: [place(0.05, 0.1, 0.455, 0.8, 'middle')],
    },
  },
};

/** Each line of the headline on a slab of colour, straight on the picture. */
const slabs: LayoutSpec = {
  id: 'slabs',
  revision: 4,
  name: 'Slabs',
  styles: ['bold'],
  ground: 'deep',
  words: { on: 'slabs', inks: ['ground', 'deep'], plate: 'main', badge: 'ground', button: 'ground' },
  headline: { weight: 800, max: 132, leading: 1.3, tracking: -0.025 },
  below: [],
  above: [],
  mirrors: false,
  arrangements: {
    square: {
      picture: whole,
      places: [place(0.07, 0.45, 0.84, 0.48, 'bottom'), place(0.07, 0.07, 0.84, 0.48)],
    },
    portrait: {
      picture: whole,
      places: [place(0.08, 0.53, 0.82, 0.41, 'bottom'), place(0.08, 0.06, 0.82, 0.41)],
    },
    tall: {
      picture: whole,
      places: [place(0.08, 0.35, 0.82, 0.3, 'bottom'), place(0.08, 0.15, 0.82, 0.3)],
    },
    wide: {
      picture: whole,
      places: [
        place(0.05, 0.12, 0.44, 0.78, 'bottom'),
        place(0.52, 0.12, 0.44, 0.78, 'bottom'),
        place(0.05, 0.12, 0.3, 0.78, 'bottom'),
        place(0.65, 0.12, 0.3, 0.78, 'bottom'),
      ],
    },
  },
};

/** A picture cut off at a slant by the dark field of the words. */
const cut: LayoutSpec = {
  id: 'cut',
  revision: 4,
  name: 'Cut',
  styles: ['bold', 'professional'],
  ground: 'deep',
  words: { on: 'ground', inks: ['ground'], badge: 'accent', button: 'accent' },
  headline: { weight: 800, max: 128, leading: 1, tracking: -0.028 },
  below: [],
  above: ['slant-edge'],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'panel', box: [0, 0, 1, 0.57] },
      places: [place(0.065, 0.585, 0.87, 0.365, 'middle')],
    },
    portrait: {
      picture: { form: 'panel', box: [0, 0, 1, 0.6] },
      places: [place(0.07, 0.615, 0.86, 0.335, 'middle')],
    },
    tall: {
      picture: { form: 'panel', box: [0, 0.45, 1, 0.55] },
      places: [place(0.08, 0.15, 0.84, 0.29, 'middle')],
    },
    wide: {
      picture: { form: 'panel', box: [0.44, 0, 0.56, 1] },
      places: [place(0.05, 0.1, 0.38, 0.8, 'middle')],
    },
  },
};

export const bold = [poster, slabs, cut];
