import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A key of the AI service, encrypted at rest. */
@Entity('ai_keys')
@Unique('uq_ai_keys_fingerprint', ['fingerprint'])
export class AiKeyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  cipher!: string;

  @Column('text')
  fingerprint!: string;

  @Column('text')
  hintStart!: string;

  @Column('text')
  hintEnd!: string;

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
