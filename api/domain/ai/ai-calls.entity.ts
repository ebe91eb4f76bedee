import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { AiPurpose } from '../../graphql/generated/schema';

/** Calls of the AI service of one day, purpose and model. */
@Entity('ai_calls')
@Check('ck_ai_calls_count', 'calls >= 0 and failed >= 0 and uncosted >= 0 and cost >= 0')
export class AiCallsEntity {
  /** The day in the shop's time zone when the calls ended. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  purpose!: AiPurpose;

  @PrimaryColumn('text')
  model!: string;

  /** Calls that the service charges for. */
  @Column('integer', { default: 0 })
  calls!: number;

  /** Calls without a usable answer after all retries; the model is the last one that was asked. */
  @Column('integer', { default: 0 })
  failed!: number;

  /** Charged calls of a model whose cost was not known then. */
  @Column('integer', { default: 0 })
  uncosted!: number;

  /** What the service charged for the calls whose cost was known, in the shop's currency. */
  @Column('numeric', { precision: 14, scale: 4, default: 0 })
  cost!: string;
}
