import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * INTENT: recorded, not yet known to the provider. CAPTURING: a capture call is in progress, or its answer was lost.
 * REVIEW: the provider holds the capture and has not decided.
 */
export type PaymentState = 'INTENT' | 'CREATED' | 'CAPTURING' | 'REVIEW' | 'SETTLED' | 'FAILED' | 'REFUNDED';

/** Attempts that may still bring money. */
export const openStates = ['INTENT', 'CREATED', 'CAPTURING', 'REVIEW'] as const satisfies readonly PaymentState[];

/** One attempt to pay an order. Its id is the idempotency key at the provider. */
@Entity('payments')
@Unique('uq_payments_provider_order', ['providerOrderId'])
@Unique('uq_payments_capture', ['captureId'])
@Check('ck_payments_state', `state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW', 'SETTLED', 'FAILED', 'REFUNDED')`)
@Check('ck_payments_review', `state <> 'REVIEW' or capture_id is not null`)
@Index('uq_payments_open', ['orderId'], {
  unique: true,
  where: `state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW')`,
})
@Index('uq_payments_settled', ['orderId'], { unique: true, where: `state in ('SETTLED', 'REFUNDED')` })
@Index('ix_payments_open', ['nextCheckAt'], { where: `state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW')` })
@Index('ix_payments_order', ['orderId'])
@Index('ix_payments_mismatch', ['createdAt'], { where: `error = 'MISFIT'` })
export class PaymentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('orders')
  orderId!: string;

  @Column('text', { default: 'PAYPAL' })
  provider!: string;

  /** The provider account that created it; null only for the demo's seeded history. */
  @Column('uuid', { nullable: true })
  @ForeignKey('paypal_accounts')
  accountId!: string | null;

  /** The order's payment code; later attempts append a number, because the provider may accept each id only once. */
  @Column('text', { nullable: true })
  invoiceId!: string | null;

  /**
   * The shop's name in the request that creates the order at PayPal: a request repeated under the same key must have the
   * same body. Null in rows from before it was stored.
   */
  @Column('text', { nullable: true })
  brandName!: string | null;

  /** The site's address (APP_URL) that this order at PayPal leads back to. Null in rows from before it was stored. */
  @Column('text', { nullable: true })
  siteUrl!: string | null;

  @Column('text', { nullable: true })
  providerOrderId!: string | null;

  @Column('text', { nullable: true })
  captureId!: string | null;

  @Column('text')
  state!: PaymentState;

  @Column('numeric', { precision: 12, scale: 2 })
  amount!: string;

  @Column('text')
  currency!: string;

  /** The captured amount of a payment mismatch, in the currency of the capture; null in rows written by 0.1.0. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  capturedAmount!: string | null;

  /** Currency of the captured amount; null in rows from before it was stored. */
  @Column('text', { nullable: true })
  capturedCurrency!: string | null;

  @Column('text', { nullable: true })
  payerEmail!: string | null;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  /** Number of captures that the provider has definitely refused; part of the next capture's idempotency key. */
  @Column('integer', { default: 0 })
  captureTries!: number;

  /** When the payer was notified that nothing was charged: only an approval after this moment is captured. */
  @Column('timestamptz', { nullable: true })
  refusedAt!: Date | null;

  @Column('integer', { default: 0 })
  checks!: number;

  /** When the reconciliation next checks it with the provider. */
  @Column('timestamptz', { default: () => 'now()' })
  nextCheckAt!: Date;

  @Column('timestamptz', { nullable: true })
  capturedAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
