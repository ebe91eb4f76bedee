import { defaultPackages } from '../../../api/domain/catalog/default-packages';

/** An offer of last season, hidden since. */
const springOffer = {
  name: 'Spring offer',
  price: '19.00',
  credit: 60,
  validityDays: 60,
  features: ['60 designs', 'All five styles, prompt enhancer included', 'Premium for 60 days'],
  position: null,
};

/** The demo's initial catalog: the default packages on sale, and a hidden one. */
export const demoPackages = [
  ...defaultPackages.map((bought, index) => ({ ...bought, position: index + 1 })),
  springOffer,
];
