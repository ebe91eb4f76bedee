import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** One refresh token of a session. Each rotation adds a row to the family. */
@Entity('sessions')
@Unique('uq_sessions_refresh_hash', ['refreshHash'])
@Index('ix_sessions_expires', ['expiresAt'])
@Index('ix_sessions_family', ['family'])
@Index('ix_sessions_rotated', ['rotatedAt'], { where: 'rotated_at is not null' })
@Index('ix_sessions_user', ['userId', 'createdAt', 'id'])
export class SessionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('uuid')
  family!: string;

  @Column('text')
  refreshHash!: string;

  @Column('text', { nullable: true })
  device!: string | null;

  /** When the family began; copied from row to row, because older rows are deleted. */
  @Column('timestamptz', { default: () => 'now()' })
  beganAt!: Date;

  /** When the session last proved who uses it: by the sign-in, or by `confirmAdmin`. Copied from row to row. */
  @Column('timestamptz', { nullable: true })
  provenAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  rotatedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
