import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A credit that a program deducted. It may be returned once, unless a refunded order claims it. */
@Entity('credit_deductions')
@Check('ck_credit_deductions_claim', `claim is null or claimed_by is not null`)
@Index('ix_credit_deductions_user', ['userId', 'id'])
@Index('ix_credit_deductions_claimed_by', ['claimedBy'], { where: `claimed_by is not null` })
export class CreditDeductionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('timestamptz', { nullable: true })
  returnedAt!: Date | null;

  /** The order whose money went back while this credit was deducted: until then it can't be returned. */
  @Column('uuid', { nullable: true })
  @ForeignKey('orders')
  claimedBy!: string | null;

  /** The refund or dispute that claims it; the claim ends when that fails or is won. */
  @Column('uuid', { nullable: true })
  claim!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
