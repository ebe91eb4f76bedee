import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An Admin who has a ticket open at present. Unlogged; a row counts until it expires. */
@Entity('ticket_presences')
@Index('ix_ticket_presences_admin', ['adminId'])
@Index('ix_ticket_presences_expiry', ['expiresAt'])
export class TicketPresenceEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('tickets', { onDelete: 'CASCADE' })
  ticketId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  adminId!: string;

  @Column('boolean')
  isWriting!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
