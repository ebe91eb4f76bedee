import { place, type LayoutSpec } from '../layout';

/** A soft, irregular shape over a hill of colour. */
const meadow: LayoutSpec = {
  id: 'meadow',
  revision: 4,
  name: 'Meadow',
  styles: ['colorful', 'playful'],
  ground: 'soft',
  words: { on: 'ground', inks: ['deep'], badge: 'ground', button: 'deep' },
  headline: { weight: 700, max: 120, leading: 1.02, tracking: -0.025 },
  below: ['hill', 'blob-shadow'],
  above: [],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'blob', box: [0.39, 0.44, 0.57, 0.54] },
      places: [place(0.065, 0.065, 0.87, 0.36)],
    },
    portrait: {
      picture: { form: 'blob', box: [0.12, 0.43, 0.8, 0.55] },
      places: [place(0.07, 0.06, 0.86, 0.355)],
    },
    tall: {
      picture: { form: 'blob', box: [0.08, 0.48, 0.84, 0.46] },
      places: [place(0.08, 0.15, 0.84, 0.3, 'middle')],
    },
    wide: {
      picture: { form: 'blob', box: [0.52, 0.05, 0.45, 0.9] },
      places: [place(0.05, 0.07, 0.45, 0.69, 'middle')],
    },
  },
};

/** The picture as the largest of some coloured tiles. */
const tiles: LayoutSpec = {
  id: 'tiles',
  revision: 4,
  name: 'Tiles',
  styles: ['colorful'],
  ground: 'ground',
  words: { on: 'ground', inks: ['deep'], badge: 'soft', button: 'deep' },
  headline: { weight: 700, max: 112, leading: 1.03, tracking: -0.025 },
  below: ['tiles'],
  above: [],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'panel', box: [0.28, 0, 0.72, 0.56] },
      places: [place(0.06, 0.6, 0.88, 0.35, 'middle')],
      tiles: [
        { box: [0, 0, 0.28, 0.28], fill: 'main', motif: 'quarter', ink: 'second' },
        { box: [0, 0.28, 0.28, 0.28], fill: 'accent', motif: 'dots', ink: 'ground' },
      ],
    },
    portrait: {
      picture: { form: 'panel', box: [0.28, 0, 0.72, 0.6] },
      places: [place(0.07, 0.64, 0.86, 0.31, 'middle')],
      tiles: [
        { box: [0, 0, 0.28, 0.2], fill: 'main', motif: 'quarter', ink: 'second' },
        { box: [0, 0.2, 0.28, 0.2], fill: 'accent', motif: 'dots', ink: 'ground' },
        { box: [0, 0.4, 0.28, 0.2], fill: 'second', motif: 'half', ink: 'deep' },
      ],
    },
    tall: {
      picture: { form: 'panel', box: [0.25, 0.48, 0.75, 0.52] },
      places: [place(0.08, 0.15, 0.84, 0.3, 'middle')],
      tiles: [
        { box: [0, 0, 0.5, 0.13], fill: 'main', motif: 'half', ink: 'second' },
        { box: [0.5, 0, 0.5, 0.13], fill: 'second', motif: 'disc', ink: 'main' },
        { box: [0, 0.48, 0.25, 0.173], fill: 'main', motif: 'quarter', ink: 'second' },
        { box: [0, 0.653, 0.25, 0.173], fill: 'accent', motif: 'dots', ink: 'ground' },
        { box: [0, 0.826, 0.25, 0.174], fill: 'second', motif: 'half', ink: 'deep' },
      ],
    },
    wide: {
      picture: { form: 'panel', box: [0.46, 0, 0.54, 0.72] },
      places: [place(0.045, 0.1, 0.375, 0.8, 'middle')],
      tiles: [
        { box: [0.46, 0.72, 0.18, 0.28], fill: 'main', motif: 'quarter', ink: 'second' },
        { box: [0.64, 0.72, 0.18, 0.28], fill: 'accent', motif: 'dots', ink: 'ground' },
        { box: [0.82, 0.72, 0.18, 0.28], fill: 'second', motif: 'half', ink: 'deep' },
      ],
    },
  },
};

/** The picture above a sea of colour. */
const waves: LayoutSpec = {
  id: 'waves',
  revision: 4,
  name: 'Waves',
  styles: ['colorful'],
  ground: 'main',
  words: { on: 'ground', inks: ['ground', 'deep'], badge: 'deep', button: 'deep' },
  headline: { weight: 700, max: 122, leading: 1.02, tracking: -0.025 },
  below: [],
  above: ['wave-edge'],
  mirrors: true,
  arrangements: {
    square: {
      picture: { form: 'panel', box: [0, 0, 1, 0.57] },
      places: [place(0.065, 0.6, 0.87, 0.35, 'middle')],
    },
    portrait: {
      picture: { form: 'panel', box: [0, 0, 1, 0.6] },
      places: [place(0.07, 0.625, 0.86, 0.325, 'middle')],
    },
    tall: {
      picture: { form: 'panel', box: [0, 0.46, 1, 0.54] },
      places: [place(0.08, 0.15, 0.84, 0.27, 'middle')],
    },
    wide: {
      picture: { form: 'panel', box: [0.45, 0, 0.55, 1] },
      places: [place(0.05, 0.1, 0.36, 0.8, 'middle')],
    },
  },
};

export const colorful = [meadow, tiles, waves];
