import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A slug that an item had before: its page's earlier address leads to the current one. */
@Entity('earlier_slugs')
export class EarlierSlugEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('items', { onDelete: 'CASCADE' })
  itemId!: string;

  @PrimaryColumn('text')
  slug!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
