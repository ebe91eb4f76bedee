import { place, type LayoutSpec } from '../layout';
import { frame, horizon } from './minimal';

const whole = { form: 'whole', box: [0, 0, 1, 1] } as const;

/** Words over any part of the picture, however much of it their shade hides. */
const secondHorizon: LayoutSpec = {
  ...horizon,
  revision: 2,
  rules: 2,
  arrangements: {
    square: {
      picture: whole,
      places: [
        place(0.07, 0.07, 0.86, 0.42),
        place(0.07, 0.51, 0.86, 0.42, 'bottom'),
        place(0.07, 0.1, 0.5, 0.8, 'middle'),
        place(0.43, 0.1, 0.5, 0.8, 'middle'),
      ],
    },
    portrait: {
      picture: whole,
      places: [place(0.08, 0.07, 0.84, 0.36), place(0.08, 0.57, 0.84, 0.36, 'bottom')],
    },
    tall: {
      picture: whole,
      places: [place(0.08, 0.15, 0.84, 0.25), place(0.08, 0.4, 0.84, 0.25, 'bottom')],
    },
    wide: {
      picture: whole,
      places: [place(0.05, 0.1, 0.46, 0.8, 'middle'), place(0.49, 0.1, 0.46, 0.8, 'middle')],
    },
  },
};

/** Words in the middle of the picture, where its subject stands. */
const secondFrame: LayoutSpec = {
  ...frame,
  revision: 2,
  rules: 2,
  arrangements: {
    square: {
      picture: whole,
      places: [place(0.12, 0.12, 0.76, 0.42, 'middle', 'center'), place(0.12, 0.46, 0.76, 0.42, 'middle', 'center')],
    },
    portrait: {
      picture: whole,
      places: [place(0.12, 0.12, 0.76, 0.4, 'middle', 'center'), place(0.12, 0.48, 0.76, 0.4, 'middle', 'center')],
    },
    tall: { picture: whole, places: [place(0.12, 0.17, 0.76, 0.46, 'middle', 'center')] },
    wide: { picture: whole, places: [place(0.16, 0.16, 0.68, 0.68, 'middle', 'center')] },
  },
};

/** Second revisions of layouts that have a third one. */
export const secondRevisions = [secondHorizon, secondFrame];
