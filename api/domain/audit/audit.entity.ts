import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an Admin changed. */
@Entity('audit')
export class AuditEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid', { nullable: true })
  actor!: string | null;

  @Column('text')
  action!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb', { nullable: true })
  before!: unknown;

  @Column('jsonb', { nullable: true })
  after!: unknown;

  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
