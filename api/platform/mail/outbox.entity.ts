import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** The invoice of an order, or the credit note of a refund. */
export type AttachmentKind = 'INVOICE' | 'CREDIT_NOTE';

/**
 * An email, written in the transaction that causes it and sent afterwards. QUEUED: not sent yet, whether tried or not.
 * KEPT: no SMTP server is configured. FAILED: given up after three days. REFUSED: the server permanently rejects the
 * recipient.
 */
@Entity('outbox')
@Index('ix_outbox_body', ['createdAt'], { where: `html <> ''` })
@Index('ix_outbox_farewell', ['createdAt'], { where: `dedupe_key like 'account-deleted:%'` })
@Index('ix_outbox_forget', ['forgetAfter'], { where: 'forget_after is not null' })
@Index('ix_outbox_link', ['createdAt'], { where: 'sealed_link is not null' })
@Index('ix_outbox_recipient', { synchronize: false })
@Index('ix_outbox_unsent', ['state', 'createdAt'], { where: `state in ('QUEUED', 'FAILED', 'REFUSED')` })
@Unique('uq_outbox_dedupe', ['dedupeKey'])
@Check('ck_outbox_state', `state in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED')`)
@Check('ck_outbox_attached', `attached in ('INVOICE', 'CREDIT_NOTE')`)
@Check('ck_outbox_attached_to', `(attached is null) = (attached_to is null)`)
export class OutboxEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text', { nullable: true })
  dedupeKey!: string | null;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  /** Holds a placeholder for a secret link: see email-link.ts. Empty 90 days after sending. */
  @Column('text')
  html!: string;

  /** The secret link of the email, encrypted; deleted once the email is sent. */
  @Column('text', { nullable: true })
  sealedLink!: string | null;

  /** The attachment of the email, generated when the email is sent and not stored. */
  @Column('text', { nullable: true })
  attached!: AttachmentKind | null;

  /** Id of the order of an invoice, or of the refund of a credit note. */
  @Column('uuid', { nullable: true })
  attachedTo!: string | null;

  @Column('text', { default: 'QUEUED' })
  state!: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'REFUSED';

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** For an email to a deleted account: when its row, which holds the address, is deleted. */
  @Column('timestamptz', { nullable: true })
  forgetAfter!: Date | null;
}
