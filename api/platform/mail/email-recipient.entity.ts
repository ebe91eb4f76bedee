import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How many emails an unproven address was sent within an hour, by the hash of the address. */
@Entity('email_recipients')
@Index('ix_email_recipients_since', ['since'])
export class EmailRecipientEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_email_recipients' })
  hash!: string;

  @Column('integer', { default: 1 })
  emails!: number;

  /** When the hour began. */
  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;
}
