import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A secret that proves something once; only its hash is stored. Most are sent by email. */
@Entity('single_use_tokens')
@Unique('uq_single_use_tokens_hash', ['hash'])
@Index('ix_single_use_tokens_expires', ['expiresAt'])
@Index('ix_single_use_tokens_user', ['userId'])
@Index('ix_single_use_tokens_undo', ['email'], { where: `purpose = 'UNDO_EMAIL'` })
@Check(
  'ck_single_use_tokens_purpose',
  `purpose in ('RESET', 'VERIFY', 'EMAIL', 'UNDO_EMAIL', 'PROOF', 'SIGN_IN', 'DOWNLOAD', 'RECOVER')`,
)
@Check('ck_single_use_tokens_email', `(purpose in ('EMAIL', 'UNDO_EMAIL', 'RECOVER')) = (email is not null)`)
export class SingleUseTokenEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  purpose!: 'RESET' | 'VERIFY' | 'EMAIL' | 'UNDO_EMAIL' | 'PROOF' | 'SIGN_IN' | 'DOWNLOAD' | 'RECOVER';

  @Column('text')
  hash!: string;

  /**
   * The address that it sets: for EMAIL the new one, for UNDO_EMAIL the earlier one, for RECOVER the one it was sent
   * to.
   */
  @Column('citext', { nullable: true })
  email!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
