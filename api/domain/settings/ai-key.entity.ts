import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { AiKeyRest } from '../../graphql/generated/schema';

/** A key of the AI service, encrypted at rest. */
@Entity('ai_keys')
@Unique('uq_ai_keys_fingerprint', ['fingerprint'])
@Check('ck_ai_keys_parked_reason', `parked_reason in ('INVALID', 'FORBIDDEN', 'NEEDS_BILLING')`)
@Check('ck_ai_keys_parked', `(parked_at is null) = (parked_reason is null)`)
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

  /** Since when an Admin has it switched off; null for one that is in use, or that left the environment. */
  @Column('timestamptz', { nullable: true })
  switchedOffAt!: Date | null;

  /** Whether it comes from GEMINI_API_KEYS; it is switched off when it leaves the variable. */
  @Column('boolean', { default: false })
  fromEnvironment!: boolean;

  /** When a process last reported it as part of GEMINI_API_KEYS. */
  @Column('timestamptz', { default: () => 'now()' })
  namedAt!: Date;

  /** Since when it is suspended, for a reason that an immediate retry can't fix. */
  @Column('timestamptz', { nullable: true })
  parkedAt!: Date | null;

  @Column('text', { nullable: true })
  parkedReason!: AiKeyRest | null;

  /** Models that the service offers to it; null before the service was asked. */
  @Column('text', { array: true, nullable: true })
  models!: string[] | null;

  @Column('timestamptz', { nullable: true })
  modelsAskedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
