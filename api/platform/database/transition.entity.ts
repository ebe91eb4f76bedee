import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One transition of a state machine: who, when and why. */
@Entity('transitions')
@Index('ix_transitions_subject', ['subject', 'id'])
export class TransitionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  machine!: string;

  @Column('uuid')
  subject!: string;

  @Column('text')
  fromState!: string;

  @Column('text')
  toState!: string;

  @Column('uuid', { nullable: true })
  actor!: string | null;

  @Column('text')
  reason!: string;

  /** Its partition. */
  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
