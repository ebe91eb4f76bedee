import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The credit of a design that was in the making when its order was refunded: taken if it ever comes back. */
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

  /** The refund or dispute that it is owed to: when that comes to nothing, so does the debt. */
  @Column('uuid', { nullable: true })
  subject!: string | null;

  @Column('boolean', { default: false })
  paid!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
