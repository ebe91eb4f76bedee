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

  @Column('text')
  html!: string;

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
