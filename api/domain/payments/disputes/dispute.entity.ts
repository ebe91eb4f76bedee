import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** WON: decided for the shop, or withdrawn. LOST: the payer has the money back. */
export type DisputeState = 'OPEN' | 'WON' | 'LOST';

/** A payer's dispute about a payment at the provider. */
@Entity('disputes')
@Unique('uq_disputes_provider', ['providerDisputeId', 'paymentId'])
@Check('ck_disputes_state', `state in ('OPEN', 'WON', 'LOST')`)
@Check('ck_disputes_ended', `(state = 'OPEN') = (ended_at is null)`)
@Index('ix_disputes_payment', ['paymentId'])
@Index('ix_disputes_open', ['createdAt'], { where: `state = 'OPEN'` })
export class DisputeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('payments')
  paymentId!: string;

  @Column('text')
  providerDisputeId!: string;

  @Column('text')
  state!: DisputeState;

  @Column('text', { nullable: true })
  outcome!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** What the payer disputes; null where PayPal did not say, as before this column. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  amount!: string | null;

  /** ISO 4217. */
  @Column('text', { nullable: true })
  currency!: string | null;

  /** Until when PayPal waits for the shop's answer; null where it does not wait for one. */
  @Column('timestamptz', { nullable: true })
  respondBy!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
