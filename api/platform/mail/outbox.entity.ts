import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * States of an email. 'KEPT' is the earlier name of NOT_SENT: the previous release knows only that one, so this release
 * still writes it, and reads both (`emailStatus`).
 */
export type EmailState = 'QUEUED' | 'SENT' | 'NOT_SENT' | 'KEPT' | 'FAILED' | 'REFUSED' | 'HELD';

/** States in which an email waits in the outbox because no SMTP server is configured. */
export const notSentStates = ['NOT_SENT', 'KEPT'] as const satisfies readonly EmailState[];

export const isNotSent = (state: EmailState): boolean => notSentStates.some((one) => one === state);

/** Returns the state by its present name. */
export const emailStatus = (state: EmailState): Exclude<EmailState, 'KEPT'> => (state === 'KEPT' ? 'NOT_SENT' : state);

/**
 * The link that takes a placeholder's place when an email is sent: a secret one, or the one that unsubscribes from the
 * newsletter.
 */
export type EmailLink = 'NONE' | 'SECRET' | 'UNSUBSCRIBE';

/** The invoice of an order, or the credit note of a refund. */
export type AttachmentKind = 'INVOICE' | 'CREDIT_NOTE';

/**
 * An email, written in the transaction that causes it and sent afterwards. QUEUED: not sent yet, whether tried or not.
 * NOT_SENT: no SMTP server is configured. FAILED: given up after three days. REFUSED: the server permanently rejects the
 * recipient. HELD: its mailing is stopped.
 */
@Entity('outbox')
@Index('ix_outbox_found', { synchronize: false })
@Index('ix_outbox_recipient_begins', { synchronize: false })
@Index('ix_outbox_subject_begins', { synchronize: false })
@Index('ix_outbox_body', ['createdAt'], { where: `html <> ''` })
@Index('ix_outbox_farewell', ['createdAt'], { where: `dedupe_key like 'account-deleted:%'` })
@Index('ix_outbox_forget', ['forgetAfter'], { where: 'forget_after is not null' })
@Index('ix_outbox_link', ['createdAt'], { where: 'sealed_link is not null' })
@Index('ix_outbox_recipient', { synchronize: false })
@Index('ix_outbox_state', ['state', 'id'])
@Index('ix_outbox_created', ['createdAt', 'id'])
@Index('ix_outbox_mailing', ['mailingId', 'id'], { where: 'mailing_id is not null' })
@Index('ix_outbox_mailing_unsent', ['mailingId', 'state'], { where: `mailing_id is not null and state <> 'SENT'` })
@Index('ix_outbox_mailing_created', ['createdAt'], { where: 'mailing_id is not null' })
@Index('ix_outbox_user', ['userId'], { where: 'user_id is not null' })
@Index('ix_outbox_unsent', ['state', 'createdAt'], { where: `state in ('QUEUED', 'FAILED', 'REFUSED')` })
@Unique('uq_outbox_dedupe', ['dedupeKey'])
@Check('ck_outbox_state', `state in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED', 'HELD', 'NOT_SENT')`)
@Check('ck_outbox_link', `link in ('NONE', 'SECRET', 'UNSUBSCRIBE')`)
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

  /** Holds placeholders for links: see email-link.ts. Empty 90 days after sending; in a mailing, once it is sent. */
  @Column('text')
  html!: string;

  /** The secret link of the email, encrypted; deleted once the email is sent. */
  @Column('text', { nullable: true })
  sealedLink!: string | null;

  /** Null in rows of the release before, whose text must be searched for placeholders. */
  @Column('text', { nullable: true })
  link!: EmailLink | null;

  /** The attachment of the email, generated when the email is sent and not stored. */
  @Column('text', { nullable: true })
  attached!: AttachmentKind | null;

  /** Id of the order of an invoice, or of the refund of a credit note. */
  @Column('uuid', { nullable: true })
  attachedTo!: string | null;

  /**
   * The account that it is sent to as a message of an Admin or as part of a mailing, or whose address the recipient was
   * until the account changed it.
   */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  /** The mailing that it belongs to. */
  @Column('uuid', { nullable: true })
  mailingId!: string | null;

  @Column('text', { default: 'QUEUED' })
  state!: EmailState;

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
