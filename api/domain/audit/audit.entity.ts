import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an Admin changed. */
@Entity('audit')
@Index('ix_audit_found', { synchronize: false })
@Index('ix_audit_action_begins', { synchronize: false })
@Index('ix_audit_subject_begins', { synchronize: false })
@Index('ix_audit_subject', ['subject', 'id'])
@Index('ix_audit_actor', ['actor', 'id'])
@Index('ix_audit_action', ['action', 'id'])
@Index('ix_audit_created', ['createdAt', 'id'])
export class AuditEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid', { nullable: true })
  actor!: string | null;

  @Column('text')
  action!: string;

  @Column('text')
  subject!: string;

  /** Why, in the Admin's words, where the action asks for it. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('jsonb', { nullable: true })
  before!: unknown;

  @Column('jsonb', { nullable: true })
  after!: unknown;

  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
