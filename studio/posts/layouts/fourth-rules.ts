import { place, type LayoutSpec } from '../layout';

const whole = { form: 'whole', box: [0, 0, 1, 1] } as const;

/** Arrangements in which a story's texts were small, and in which words hid the middle of a wide picture. */
const earlier: Record<string, Partial<LayoutSpec['arrangements']>> = {
  horizon: {
    tall: {
      picture: whole,
      places: [place(0.08, 0.15, 0.84, 0.2), place(0.08, 0.45, 0.84, 0.2, 'bottom')],
    },
    wide: {
      picture: whole,
      places: [
        place(0.05, 0.1, 0.4, 0.8, 'middle'),
        place(0.55, 0.1, 0.4, 0.8, 'middle'),
        place(0.05, 0.08, 0.6, 0.38),
        place(0.05, 0.54, 0.6, 0.38, 'bottom'),
      ],
    },
  },
  frame: {
    tall: {
      picture: whole,
      places: [place(0.12, 0.16, 0.76, 0.2, 'top', 'center'), place(0.12, 0.44, 0.76, 0.2, 'bottom', 'center')],
    },
    wide: {
      picture: whole,
      places: [
        place(0.08, 0.14, 0.38, 0.72, 'middle', 'center'),
        place(0.54, 0.14, 0.38, 0.72, 'middle', 'center'),
        place(0.16, 0.13, 0.68, 0.36, 'top', 'center'),
        place(0.16, 0.51, 0.68, 0.36, 'bottom', 'center'),
      ],
    },
  },
  slabs: {
    wide: {
      picture: whole,
      places: [place(0.05, 0.12, 0.44, 0.78, 'bottom'), place(0.52, 0.12, 0.44, 0.78, 'bottom')],
    },
  },
  card: {
    wide: {
      picture: whole,
      places: [place(0.08, 0.16, 0.38, 0.68, 'middle'), place(0.54, 0.16, 0.38, 0.68, 'middle')],
    },
  },
  meadow: {
    wide: {
      picture: { form: 'blob', box: [0.52, 0.05, 0.45, 0.9] },
      places: [place(0.05, 0.1, 0.44, 0.66, 'middle')],
    },
  },
  bubble: {
    tall: {
      picture: whole,
      places: [place(0.13, 0.17, 0.74, 0.22, 'top', 'center'), place(0.13, 0.4, 0.74, 0.21, 'bottom', 'center')],
    },
    wide: {
      picture: whole,
      places: [place(0.09, 0.16, 0.38, 0.64, 'middle', 'center'), place(0.53, 0.16, 0.38, 0.64, 'middle', 'center')],
    },
  },
};

/** Returns the revision before the newest one, made by the fourth rules of the composer. */
export const fourthRulesOf = (layout: LayoutSpec): LayoutSpec => ({
  ...layout,
  revision: layout.revision - 1,
  rules: 4,
  arrangements: { ...layout.arrangements, ...earlier[layout.id] },
});
