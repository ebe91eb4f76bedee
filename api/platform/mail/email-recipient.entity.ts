import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Number of emails to an unproven address within an hour, by the hash of the address. */
@Entity('email_recipients')
@Index('ix_email_recipients_since', ['since'])
export class EmailRecipientEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_email_recipients' })
  hash!: string;

  @Column('integer', { default: 1 })
  emails!: number;

  /** Start of the hour. */
  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;
}
