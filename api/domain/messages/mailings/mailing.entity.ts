import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MailingKind, MailingStatus } from '../../../graphql/generated/schema';

/** One message to many accounts. */
@Entity('mailings')
@Index('ix_mailings_found', { synchronize: false })
@Index('ix_mailings_begins', { synchronize: false })
@Index('ix_mailings_created', ['createdAt', 'id'])
@Index('ix_mailings_running', ['id'], { where: `status = 'RUNNING'` })
@Unique('uq_mailings_request', ['startedBy', 'requestId'])
@Check('ck_mailings_kind', `kind in ('NEWS', 'SERVICE')`)
@Check('ck_mailings_status', `status in ('RUNNING', 'STOPPED', 'FINISHED')`)
@Check('ck_mailings_counts', 'queued >= 0 and skipped >= 0 and queued + skipped <= recipients')
@Check('ck_mailings_finished', `(finished_at is not null) = (status = 'FINISHED')`)
export class MailingEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  kind!: MailingKind;

  @Column('text', { default: 'RUNNING' })
  status!: MailingStatus;

  @Column('text')
  subject!: string;

  /** Sanitized HTML. */
  @Column('text')
  body!: string;

  @Column('text', { nullable: true })
  templateName!: string | null;

  /** Accounts that it was started for. */
  @Column('integer')
  recipients!: number;

  /** Accounts whose email was queued. */
  @Column('integer', { default: 0 })
  queued!: number;

  /** Accounts that do not get it. */
  @Column('integer', { default: 0 })
  skipped!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  startedBy!: string | null;

  /** Chosen by the client: the same Admin's repeated id is the same mailing. */
  @Column('text')
  requestId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
