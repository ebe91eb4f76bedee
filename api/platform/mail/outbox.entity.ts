import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** An e-mail, written in the transaction that causes it and sent after. KEPT: no SMTP server is configured. */
@Entity('outbox')
@Unique('uq_outbox_dedupe', ['dedupeKey'])
@Check('ck_outbox_state', `state in ('QUEUED', 'SENT', 'KEPT', 'FAILED')`)
export class OutboxEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text', { nullable: true })
  dedupeKey!: string | null;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  /** Holds a stand-in where a secret link belongs: see letter-link.ts. */
  @Column('text')
  html!: string;

  /** The secret link of the letter, encrypted; gone once the letter is sent. */
  @Column('text', { nullable: true })
  sealedLink!: string | null;

  @Column('text', { default: 'QUEUED' })
  state!: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED';

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
