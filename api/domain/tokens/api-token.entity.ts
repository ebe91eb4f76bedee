import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** A personal access token of an integrator; only its hash is stored. */
@Entity('api_tokens')
@Unique('uq_api_tokens_hash', ['hash'])
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

  @Column('text', { array: true })
  scopes!: ('READ' | 'WRITE')[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
