// apart from the schemas, whose library lists do without

/** Limits of what an Admin does to accounts. */
export const peopleLimits = {
  /** Most accounts that an Admin names in one bulk call. */
  atOnce: 100,
  name: 100,
  reason: 300,
  note: 2_000,
  notesPerAccount: 100,
  largestBalance: 1_000_000,
  largestGift: 100_000,
  /** Credits that an Admin adds to balances within 24 hours without a proof, and at all. */
  unprovenCreditsPerDay: 1_000,
  creditsPerDay: 1_000_000,
} as const;
