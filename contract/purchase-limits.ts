// apart from the schemas, whose library lists do without

/** Maximum number of orders that an Admin names in one bulk call. */
export const mostPurchasesAtOnce = 200;

export const purchaseLimits = {
  reason: 300,
  comment: 2_000,
  commentsPerPurchase: 100,
  /** Note to the customer in the email about a refund. */
  refundMessage: 1_000,
} as const;
