import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { TicketSender } from '../../graphql/generated/schema';

/** One reply in a ticket. */
@Entity('ticket_replies')
@Check('ck_ticket_replies_sender', `sender in ('USER', 'ADMIN')`)
@Index('ix_ticket_replies_ticket', ['ticketId', 'id'])
export class TicketReplyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('tickets', { onDelete: 'CASCADE' })
  ticketId!: string;

  @Column('text')
  sender!: TicketSender;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  authorId!: string | null;

  @Column('text')
  message!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
