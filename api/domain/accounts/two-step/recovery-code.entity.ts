import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** A code for an owner without their authenticator app: works once, stored as a hash only. */
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
