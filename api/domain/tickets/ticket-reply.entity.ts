import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TicketSender } from '../../graphql/generated/schema';

/** One reply in a ticket. Immutable: a trigger refuses changes. */
@Entity('ticket_replies')
@Check('ck_ticket_replies_sender', `sender in ('USER', 'ADMIN')`)
@Check('ck_ticket_replies_position', `position > 0`)
@Unique('uq_ticket_replies_position', ['ticketId', 'position'])
@Unique('uq_ticket_replies_request', ['ticketId', 'authorId', 'requestId'])
@Index('ix_ticket_replies_author', ['authorId'])
export class TicketReplyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('tickets', { onDelete: 'CASCADE' })
  ticketId!: string;

  /** 1 is the first reply. */
  @Column('integer')
  position!: number;

  @Column('text')
  sender!: TicketSender;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  authorId!: string | null;

  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('text')
  message!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
