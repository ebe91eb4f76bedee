import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** Money given back at the provider. */
@Entity('refunds')
@Unique('uq_refunds_provider', ['providerRefundId'])
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

  @Column('text')
  reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
