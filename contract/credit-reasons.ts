/** Reasons for credit changes in words for the account's owner, by the contract's CreditReason. */
export const creditReasons = {
  RESERVE: 'Design',
  GIVE_BACK: 'Design gave its credit back',
  PURCHASE: 'Bought',
  REFUND: 'Refund',
  REFUND_FAILED: 'Refund came to nothing',
  DISPUTE: 'Dispute at PayPal',
  DISPUTE_WON: 'Dispute decided',
  OWED: 'Owed to a refund',
  ADMIN: 'Set by our team',
  GRANT: 'Gift',
} as const;
