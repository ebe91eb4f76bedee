import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A digital item. */
@Entity('items')
@Unique('uq_items_slug', ['slug'])
@Unique('uq_items_item_id', ['itemId'])
@Check('ck_items_price', `price > 0`)
export class ItemEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  price!: string;

  @Column('text')
  guidelines!: string;

  @Column('text')
  accessUrl!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  itemId!: string;

  @Column('text', { nullable: true })
  imageUrl!: string | null;

  @Column('boolean', { default: false })
  hidden!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
