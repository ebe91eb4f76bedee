import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Role, TicketStatus, TicketPriority } from '../../graphql/generated/schema';

/** A conversation with support. */
@Entity('tickets')
@Check('ck_tickets_status', `status in ('OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED')`)
@Check('ck_tickets_priority', `priority in ('LOW', 'MEDIUM', 'HIGH')`)
@Index('ix_tickets_user', ['userId', 'id'])
@Index('ix_tickets_email', ['userEmail'], { where: `user_id is null` })
export class TicketEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string | null;

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

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
