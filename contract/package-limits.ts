// apart from the schemas, whose library pages without forms do without

/** Limits of packages (specification, admin area, sections 5 and 9). */
export const packageLimits = {
  onSale: 3,
  name: 60,
  credit: 100_000,
  validityDays: 3_650,
  features: 10,
  feature: 120,
  sellerEmail: 254,
} as const;

/** Shown where a fourth package would go on sale (specification, admin area, section 5). */
export const tooManyPackages = 'Maximum 3 packages allowed';
