import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** A code for the day the authenticator app is gone: works once, known by its hash alone. */
@Entity('recovery_codes')
@Unique('uq_recovery_codes', ['userId', 'hash'])
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  hash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
