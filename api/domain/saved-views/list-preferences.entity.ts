import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { AdminList, RowDensity } from '../../graphql/generated/schema';

/** How an Admin sees a list. */
@Entity('list_preferences')
export class ListPreferencesEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @PrimaryColumn('text')
  list!: AdminList;

  @Column('text')
  density!: RowDensity;

  /** From left to right. */
  @Column('jsonb')
  columns!: { key: string; isHidden: boolean; width: number | null }[];

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
