import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** INTENT: requested here, PayPal has not answered yet. PENDING: PayPal has answered, but not moved the money yet. */
export type RefundState = 'INTENT' | 'PENDING' | 'COMPLETED' | 'FAILED';

/** A refund at the provider, in full or in part. */
@Entity('refunds')
@Unique('uq_refunds_provider', ['providerRefundId'])
@Unique('uq_refunds_request', ['paymentId', 'requestId'])
@Check('ck_refunds_state', `state in ('INTENT', 'PENDING', 'COMPLETED', 'FAILED')`)
@Check('ck_refunds_known', `state in ('INTENT', 'FAILED') or provider_refund_id is not null`)
@Check('ck_refunds_amount', `amount >= 0`)
@Index('ix_refunds_payment', ['paymentId'])
@Index('ix_refunds_due', ['nextCheckAt'], { where: `state in ('INTENT', 'PENDING')` })
@Index('ix_refunds_failed', ['createdAt'], { where: `state = 'FAILED'` })
export class RefundEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('payments')
  paymentId!: string;

  /** Null until PayPal has answered. */
  @Column('text', { nullable: true })
  providerRefundId!: string | null;

  /** 0 only for a lost dispute whose payer got all by another refund; its credit note refers to it. */
  @Column('numeric', { precision: 12, scale: 2 })
  amount!: string;

  @Column('integer', { default: 0 })
  creditsBack!: number;

  @Column('text', { default: 'COMPLETED' })
  state!: RefundState;

  @Column('text')
  reason!: string;

  /** An Admin's words to the customer, for the email about the refund. */
  @Column('text', { nullable: true })
  message!: string | null;

  /** Created by the client that requested it here: a repeated request with the same id is the same refund. */
  @Column('text', { nullable: true })
  requestId!: string | null;

  /** The account that requested it here; null when it started at PayPal. */
  @Column('uuid', { nullable: true })
  actor!: string | null;

  /** Time of the next check with PayPal; set while PayPal has not decided. */
  @Column('timestamptz', { nullable: true })
  nextCheckAt!: Date | null;

  /**
   * Since when PayPal is not asked about it automatically: it does not show a refund that it may have made. Null otherwise.
   */
  @Column('timestamptz', { nullable: true })
  unknownSince!: Date | null;

  @Column('integer', { default: 0 })
  checks!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
