/** The three packages a new shop starts with. All texts are the product's own and true of it. */
export const defaultPackages = [
  {
    name: 'Starter',
    price: '9.00',
    credit: 20,
    validityDays: 30,
    features: [
      '20 designs',
      'Facebook and Instagram',
      'Square and landscape',
      'All five styles, prompt enhancer included',
      'Premium for 30 days',
    ],
  },
  {
    name: 'Enterprise',
    price: '29.00',
    credit: 80,
    validityDays: 90,
    features: [
      '80 designs',
      'Facebook and Instagram',
      'Square and landscape',
      'All five styles, prompt enhancer included',
      'Premium for 90 days',
      '19 percent less per design than Starter',
    ],
  },
  {
    name: 'Standard',
    price: '79.00',
    credit: 250,
    validityDays: 365,
    features: [
      '250 designs',
      'Facebook and Instagram',
      'Square and landscape',
      'All five styles, prompt enhancer included',
      'Premium for a whole year',
      '29 percent less per design than Starter',
    ],
  },
];
