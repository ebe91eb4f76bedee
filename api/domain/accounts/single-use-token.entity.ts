import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** A token that travels by e-mail; only its hash is kept. */
@Entity('single_use_tokens')
@Unique('uq_single_use_tokens_hash', ['hash'])
@Check('ck_single_use_tokens_purpose', `purpose in ('RESET', 'VERIFY')`)
export class SingleUseTokenEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  purpose!: 'RESET' | 'VERIFY';

  @Column('text')
  hash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
