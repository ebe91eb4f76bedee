/** Why a balance changed, in words for the account's owner; by the contract's CreditReason. */
export const creditReasons = {
  RESERVE: 'Design',
  GIVE_BACK: 'Design without a picture: credit given back',
  PURCHASE: 'Purchase',
  REFUND: 'Refund of a purchase',
  DISPUTE: 'Disputed payment',
  DISPUTE_WON: 'Dispute decided: credits given again',
  OWED: 'Refund of a purchase, taken later',
  ADMIN: 'Set by support',
  GRANT: 'Gift',
} as const;
