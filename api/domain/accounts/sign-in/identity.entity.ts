import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** An account's link to a user of an OpenID Connect issuer. */
@Entity('identities')
@Unique('uq_identities_subject', ['issuer', 'subject'])
export class IdentityEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  issuer!: string;

  @Column('text')
  subject!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
