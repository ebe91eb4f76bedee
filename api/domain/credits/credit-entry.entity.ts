import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CreditReason } from '../../graphql/generated/schema';

/** Type of the object a ledger row refers to. */
export type SubjectType = 'DESIGN' | 'ORDER' | 'REFUND' | 'DISPUTE' | 'DEDUCTION';

/** One row of the append-only credit ledger. */
@Entity('credit_entries')
@Check('ck_credit_entries_change', `change <> 0`)
@Check('ck_credit_entries_balance', `balance_after >= 0`)
@Check(
  'ck_credit_entries_reason',
  `reason in ('RESERVE', 'GIVE_BACK', 'PURCHASE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON', 'OWED', 'ADMIN', 'GRANT', 'DEDUCTION', 'DEDUCTION_RETURNED')`,
)
@Check('ck_credit_entries_subject_type', `subject_type in ('DESIGN', 'ORDER', 'REFUND', 'DISPUTE', 'DEDUCTION')`)
@Check('ck_credit_entries_subject', `reason in ('ADMIN', 'GRANT') or subject is not null`)
@Check(
  'ck_credit_entries_order',
  `reason not in ('PURCHASE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON', 'OWED') or order_id is not null`,
)
@Index('ix_credit_entries_order', ['orderId'], { where: `order_id is not null` })
@Index('ix_credit_entries_user', ['userId', 'id'])
@Index('uq_credit_entries_request', ['userId', 'requestId'], { unique: true, where: `request_id is not null` })
@Index('uq_credit_entries_subject', ['subject', 'reason'], { unique: true, where: `subject is not null` })
export class CreditEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('integer')
  change!: number;

  @Column('integer')
  balanceAfter!: number;

  @Column('text')
  reason!: CreditReason;

  @Column('text', { nullable: true })
  subjectType!: SubjectType | null;

  @Column('uuid', { nullable: true })
  subject!: string | null;

  /** The order that these credits belong to, if any. */
  @Column('uuid', { nullable: true })
  @ForeignKey('orders')
  orderId!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** Chosen by the client of a gift, a deduction or a return: a repeated one is the same change. */
  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('uuid', { nullable: true })
  actor!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
