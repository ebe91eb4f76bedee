import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Debt of a design that was unfinished when its order was refunded: its credit is taken if it is ever released. */
@Entity('owed_credits')
@Index('ix_owed_credits_order', ['orderId'])
export class OwedCreditEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('designs', { onDelete: 'CASCADE' })
  designId!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('uuid')
  @ForeignKey('orders')
  orderId!: string;

  /** The refund or dispute it is owed to; the debt ends when that fails or is won. */
  @Column('uuid', { nullable: true })
  subject!: string | null;

  @Column('boolean', { default: false })
  paid!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
