import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A digital item. */
@Entity('items')
@Unique('uq_items_slug', ['slug'])
@Unique('uq_items_number', ['number'])
@Check('ck_items_price', `price > 0`)
@Check('ck_items_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('ck_items_number', `number ~ '^[A-Za-z0-9]{1,32}$'`)
@Check('ck_items_access_url', `access_url ~ '^https?://'`)
@Check('ck_items_access', `(access_url is null) <> (file_key is null)`)
@Check('ck_items_file', `num_nonnulls(file_key, file_name, file_bytes) in (0, 3)`)
@Index('ix_items_name_order', { synchronize: false })
@Index('ix_items_found', { synchronize: false })
@Index('ix_items_created', ['createdAt', 'id'])
@Index('ix_items_price', ['price', 'id'])
export class ItemEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  price!: string;

  /** Plain text, for integrators and for the last release. */
  @Column('text')
  guidelines!: string;

  /** The guidelines as sanitized HTML; null where they were written as plain text. */
  @Column('text', { nullable: true })
  guidelinesHtml!: string | null;

  /** Address of the item, when it is not a stored file. */
  @Column('text', { nullable: true })
  accessUrl!: string | null;

  /** Key of the stored file. Knowing it gives no access, but it is not exposed. */
  @Column('text', { nullable: true })
  fileKey!: string | null;

  @Column('text', { nullable: true })
  fileName!: string | null;

  @Column('integer', { nullable: true })
  fileBytes!: number | null;

  /** A preview of a few lines, public. */
  @Column('text', { nullable: true })
  sample!: string | null;

  @Column('text')
  slug!: string;

  @Column('text')
  number!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column('text', { nullable: true })
  imageUrl!: string | null;

  @Column('boolean', { default: true })
  isActive!: boolean;

  /** Incremented by each change. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
