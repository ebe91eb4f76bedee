import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ImageEnding } from '../files/image';

/** A picture of a message in a ticket. Private: only the ticket's owner and Admins see it. */
@Entity('ticket_images')
@Check('ck_ticket_images_position', `position between 0 and 2`)
@Check('ck_ticket_images_kind', `kind in ('png', 'jpg', 'webp')`)
@Check('ck_ticket_images_size', `width > 0 and height > 0 and bytes > 0`)
@Check('ck_ticket_images_sent', `(ticket_id is null) = (position is null)`)
@Check('ck_ticket_images_reply', `reply_id is null or ticket_id is not null`)
@Unique('uq_ticket_images_file', ['fileKey'])
@Index('uq_ticket_images_first', ['ticketId', 'position'], { unique: true, where: `reply_id is null` })
@Index('uq_ticket_images_reply', ['replyId', 'position'], { unique: true })
@Index('ix_ticket_images_ticket', ['ticketId'])
@Index('ix_ticket_images_user', ['userId'])
@Index('ix_ticket_images_unsent', ['createdAt'], { where: `ticket_id is null` })
export class TicketImageEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** The account that uploaded it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  userId!: string | null;

  /** Null until its message is sent. */
  @Column('uuid', { nullable: true })
  @ForeignKey('tickets', { onDelete: 'CASCADE' })
  ticketId!: string | null;

  /** Null for a picture of the ticket's first message, and until its message is sent. */
  @Column('uuid', { nullable: true })
  @ForeignKey('ticket_replies', { onDelete: 'CASCADE' })
  replyId!: string | null;

  /** Position in the message, from 0; null until the message is sent. */
  @Column('integer', { nullable: true })
  position!: number | null;

  @Column('text')
  fileKey!: string;

  @Column('text')
  kind!: ImageEnding;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('integer')
  bytes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
