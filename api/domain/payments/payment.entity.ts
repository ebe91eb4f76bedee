import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** INTENT: recorded, not yet known to the provider. CAPTURING: a capture call is under way. */
export type PaymentState = 'INTENT' | 'CREATED' | 'CAPTURING' | 'SETTLED' | 'FAILED' | 'REFUNDED';

/** One attempt to have an order paid. Its id is the idempotency key at the provider. */
@Entity('payments')
@Unique('uq_payments_provider_order', ['providerOrderId'])
@Unique('uq_payments_capture', ['captureId'])
@Check('ck_payments_state', `state in ('INTENT', 'CREATED', 'CAPTURING', 'SETTLED', 'FAILED', 'REFUNDED')`)
@Index('uq_payments_open', ['orderId'], { unique: true, where: `state in ('INTENT', 'CREATED', 'CAPTURING')` })
@Index('uq_payments_settled', ['orderId'], { unique: true, where: `state in ('SETTLED', 'REFUNDED')` })
@Index('ix_payments_open', ['createdAt'], { where: `state in ('INTENT', 'CREATED', 'CAPTURING')` })
export class PaymentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('orders')
  orderId!: string;

  @Column('text', { default: 'PAYPAL' })
  provider!: string;

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

  @Column('text', { nullable: true })
  payerEmail!: string | null;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  capturedAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
