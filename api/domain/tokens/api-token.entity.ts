import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TokenScope } from '../../graphql/generated/schema';

/** A personal access token of an integrator; only its hash is stored. */
@Entity('api_tokens')
@Unique('uq_api_tokens_hash', ['hash'])
@Index('ix_api_tokens_user', ['userId'])
export class ApiTokenEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  hash!: string;

  /** The last characters of the token, which its owner recognizes it by. */
  @Column('text', { nullable: true })
  hint!: string | null;

  /** Whether it acts for the owner's test account. */
  @Column('boolean', { default: false })
  isTest!: boolean;

  @Column('text', { array: true })
  scopes!: TokenScope[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
