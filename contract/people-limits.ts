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
} as const;
