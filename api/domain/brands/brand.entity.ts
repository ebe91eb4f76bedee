import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** What the posts of a business have in common. Its values are copied into posts. */
@Entity('brands')
@Unique('uq_brands_name', ['userId', 'name'])
@Check('ck_brands_version', 'version > 0')
@Check('ck_brands_name', 'length(name) between 1 and 60')
@Check('ck_brands_size', 'octet_length(content::text) <= 32768')
export class BrandEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  /** Number of saves, from 1. */
  @Column('integer', { default: 1 })
  version!: number;

  /** Unique within the account, ignoring the case of letters. */
  @Column('citext')
  name!: string;

  /** A brand as `brandForm` reads it, without its name. */
  @Column('jsonb')
  content!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  savedAt!: Date;
}
