import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** PENDING: the provider has not moved the money yet. */
export type RefundState = 'PENDING' | 'COMPLETED' | 'FAILED';

/** Money given back at the provider, whole or in part. */
@Entity('refunds')
@Unique('uq_refunds_provider', ['providerRefundId'])
@Check('ck_refunds_state', `state in ('PENDING', 'COMPLETED', 'FAILED')`)
@Check('ck_refunds_amount', `amount > 0`)
@Index('ix_refunds_payment', ['paymentId'])
export class RefundEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('payments')
  paymentId!: string;

  @Column('text')
  providerRefundId!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  amount!: string;

  @Column('integer', { default: 0 })
  creditsBack!: number;

  @Column('text', { default: 'COMPLETED' })
  state!: RefundState;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
