import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ScheduleProblem } from '../../graphql/generated/schema';

/** A body that is published at a moment; a section has at most one. */
@Entity('scheduled_sections')
@Unique('uq_scheduled_sections_key', ['key'])
@Index('ix_scheduled_sections_due', ['publishAt'], { where: 'problem is null' })
@Check(
  'ck_scheduled_sections_problem',
  `problem in ('OUTDATED', 'NO_LONGER_ADMIN', 'NEWER_VERSION', 'ACCOUNT_RECOVERED')`,
)
export class ScheduledSectionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  key!: string;

  @Column('jsonb')
  body!: unknown;

  /** The version from which it was edited. */
  @Column('integer')
  basedOn!: number;

  @Column('timestamptz')
  publishAt!: Date;

  /** Why it was not published; null while it waits. */
  @Column('text', { nullable: true })
  problem!: ScheduleProblem | null;

  @Column('uuid')
  createdBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
