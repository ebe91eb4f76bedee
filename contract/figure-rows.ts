/** The rows behind a figure of the dashboard: a list with its filter. The days of the period are added to it. */
export interface FigureRows {
  list: 'purchases' | 'users' | 'designs';
  /** The filter that takes the days. */
  days: 'paidAt' | 'refundedAt' | 'createdAt';
  filter?: Readonly<Record<string, readonly string[]>>;
  /** Whether the figure is that of one currency. */
  isOfCurrency?: true;
}

/**
 * The rows behind the figures, by the names of the contract. What the figures count of accounts and designs that are
 * deleted has no rows any more: `Dashboard.deletedSince` counts it.
 */
export const figureRows = {
  revenue: { list: 'purchases', days: 'paidAt', isOfCurrency: true },
  refunds: { list: 'purchases', days: 'refundedAt', isOfCurrency: true },
  paidOrders: { list: 'purchases', days: 'paidAt' },
  firstPurchases: { list: 'purchases', days: 'paidAt', filter: { ordinal: ['FIRST'] } },
  secondPurchases: { list: 'purchases', days: 'paidAt', filter: { ordinal: ['SECOND'] } },
  signUps: { list: 'users', days: 'createdAt' },
  designs: { list: 'designs', days: 'createdAt' },
  succeeded: { list: 'designs', days: 'createdAt', filter: { status: ['SUCCEEDED'] } },
  failed: { list: 'designs', days: 'createdAt', filter: { status: ['FAILED'] } },
} as const satisfies Record<string, FigureRows>;
