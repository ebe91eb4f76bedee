/** Labels of the contract's enums on screens, in the order in which filters list them. */
export const purchaseKindLabels = { PACKAGE: 'Package', ITEM: 'Item' } as const;

export const paymentStatusLabels = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
  DISPUTED: 'Disputed',
  CANCELLED: 'Cancelled',
} as const;

export const orderStatusLabels = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  SHIPPED: 'Shipped',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const;

export const designStatusLabels = {
  SUCCEEDED: 'Finished',
  QUEUED: 'Waiting',
  RUNNING: 'In the making',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
} as const;

export const ticketStatusLabels = {
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
} as const;

/** Reasons for credit changes in words for the account's owner. */
export const creditReasonLabels = {
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
