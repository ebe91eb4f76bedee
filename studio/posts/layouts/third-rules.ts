import { place, type LayoutSpec } from '../layout';

/** Two places that both held the middle of the picture. */
const wideSlabs: LayoutSpec['arrangements']['wide'] = {
  picture: { form: 'whole', box: [0, 0, 1, 1] },
  places: [place(0.05, 0.12, 0.52, 0.78, 'bottom'), place(0.44, 0.12, 0.52, 0.78, 'bottom')],
};

/** Returns the revision before that of the fourth rules, made by the third rules of the composer. @param layout of the fourth rules */
export const thirdRulesOf = (layout: LayoutSpec): LayoutSpec => ({
  ...layout,
  revision: layout.revision - 1,
  rules: 3,
  arrangements: layout.id === 'slabs' ? { ...layout.arrangements, wide: wideSlabs } : layout.arrangements,
});
