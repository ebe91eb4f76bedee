import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An account that a mailing has not reached yet; deleted when its email is queued or skipped. */
@Entity('mailing_recipients')
export class MailingRecipientEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mailing_recipients' })
  @ForeignKey('mailings', { onDelete: 'CASCADE' })
  mailingId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mailing_recipients' })
  userId!: string;
}
