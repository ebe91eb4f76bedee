import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { UnmatchedPaymentState } from '../../../graphql/generated/schema';

/** A capture at PayPal that no attempt of an order here explains, such as after a restore of an older backup. */
@Entity('unmatched_payments')
@Unique('uq_unmatched_payments_capture', ['captureId'])
@Check('ck_unmatched_payments_state', `state in ('OPEN', 'GRANTED', 'REFUNDING', 'REFUNDED', 'DISMISSED')`)
@Check('ck_unmatched_payments_order', `(state = 'GRANTED') = (order_id is not null)`)
@Index('ix_unmatched_payments_captured', ['capturedAt', 'id'])
@Index('ix_unmatched_payments_amount', ['amount', 'id'])
@Index('ix_unmatched_payments_order', ['orderId'], { where: `order_id is not null` })
@Index('ix_unmatched_payments_open', ['capturedAt'], { where: `state = 'OPEN'` })
@Index('ix_unmatched_payments_due', ['nextCheckAt'], { where: `state = 'REFUNDING'` })
@Index('ix_unmatched_payments_search', { synchronize: false })
@Index('ix_unmatched_payments_payer_prefix', { synchronize: false })
@Index('ix_unmatched_payments_capture_prefix', { synchronize: false })
export class UnmatchedPaymentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** PayPal's id of the capture. */
  @Column('text')
  captureId!: string;

  /** The account that holds the money. */
  @Column('uuid')
  @ForeignKey('paypal_accounts')
  accountId!: string;

  /** PayPal's id of the order that was captured; null when PayPal does not name it. */
  @Column('text', { nullable: true })
  providerOrderId!: string | null;

  /** The payer's address at PayPal; null when PayPal does not show the order, and three months after the decision. */
  @Column('text', { nullable: true })
  payerEmail!: string | null;

  @Column('numeric', { precision: 12, scale: 2 })
  amount!: string;

  @Column('text')
  currency!: string;

  /** The order code (`custom_id`) that the payment was made for; null without one. */
  @Column('text', { nullable: true })
  orderCode!: string | null;

  /** The payment code (`invoice_id`) that the payment was made with; null without one. */
  @Column('text', { nullable: true })
  invoiceId!: string | null;

  @Column('timestamptz')
  capturedAt!: Date;

  @Column('text', { default: 'OPEN' })
  state!: UnmatchedPaymentState;

  /** The Admin's reason for the decision. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  /** The order that was granted for it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('orders')
  orderId!: string | null;

  /** PayPal's id of its refund; null until PayPal has answered. */
  @Column('text', { nullable: true })
  providerRefundId!: string | null;

  /** When PayPal is next asked about a refund that it has not confirmed. */
  @Column('timestamptz', { nullable: true })
  nextCheckAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
