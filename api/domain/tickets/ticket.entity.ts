import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Role, TicketStatus, TicketPriority } from '../../graphql/generated/schema';

/** A conversation with support. A writer of a message, or of the unread counts, holds its row's lock. */
@Entity('tickets')
@Check('ck_tickets_status', `status in ('OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED')`)
@Check('ck_tickets_priority', `priority in ('LOW', 'MEDIUM', 'HIGH')`)
@Check('ck_tickets_replies', `replies >= 0`)
@Check('ck_tickets_unread', `unread_by_user between 0 and replies and unread_by_support between 0 and replies + 1`)
@Check('ck_tickets_merged', `merged_into <> id`)
@Check('ck_tickets_status_before_merge', `status_before_merge in ('OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED')`)
@Unique('uq_tickets_request', ['userId', 'requestId'])
@Index('ix_tickets_found', { synchronize: false })
@Index('ix_tickets_subject_begins', { synchronize: false })
@Index('ix_tickets_email_found', { synchronize: false })
@Index('ix_tickets_email_begins', { synchronize: false })
@Index('ix_tickets_user', ['userId', 'createdAt', 'id'])
@Index('ix_tickets_email', ['userEmail'], { where: `user_id is null` })
@Index('ix_tickets_created', ['createdAt', 'id'])
@Index('ix_tickets_last_message', ['lastMessageAt', 'id'])
@Index('ix_tickets_status', ['status', 'createdAt', 'id'])
@Index('ix_tickets_unread_by_user', ['userId'], { where: `unread_by_user > 0` })
@Index('ix_tickets_unread_by_support', ['createdAt', 'id'], { where: `unread_by_support > 0` })
@Index('ix_tickets_design', ['designId'], { where: `design_id is not null` })
@Index('ix_tickets_order', ['orderId'], { where: `order_id is not null` })
@Index('ix_tickets_assignee', ['assignee', 'createdAt', 'id'], { where: `assignee is not null` })
@Index('ix_tickets_merged', ['mergedInto', 'id'], { where: `merged_into is not null` })
export class TicketEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** Null for an anonymous message of the contact form, until the owner of its address proves the address. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string | null;

  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('text')
  userName!: string;

  @Column('citext')
  userEmail!: string;

  @Column('text')
  userRole!: Role;

  @Column('text', { nullable: true })
  userPhotoUrl!: string | null;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { default: 'OPEN' })
  status!: TicketStatus;

  @Column('text', { nullable: true })
  priority!: TicketPriority | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('designs', { onDelete: 'SET NULL' })
  designId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('orders', { onDelete: 'SET NULL' })
  orderId!: string | null;

  /** The Admin who looks after it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  assignee!: string | null;

  /** The ticket this one was merged into, which is closed until the merge is undone; null if not merged. */
  @Column('uuid', { nullable: true })
  @ForeignKey('tickets', { onDelete: 'SET NULL' })
  mergedInto!: string | null;

  /** The status to return to when the merge is undone. */
  @Column('text', { nullable: true })
  statusBeforeMerge!: TicketStatus | null;

  /** Number of replies; the next one's position is one more. */
  @Column('integer', { default: 0 })
  replies!: number;

  @Column('integer', { default: 0 })
  unreadByUser!: number;

  /** Includes the first message. */
  @Column('integer', { default: 1 })
  unreadBySupport!: number;

  @Column('timestamptz', { default: () => 'now()' })
  lastMessageAt!: Date;

  /** The last reply that its owner was notified of by email, and when. */
  @Column('integer', { name: 'told_replies', default: 0 })
  notifiedReplies!: number;

  @Column('timestamptz', { name: 'told_at', nullable: true })
  notifiedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
