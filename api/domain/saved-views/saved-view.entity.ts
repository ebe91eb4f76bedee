import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { AdminList } from '../../graphql/generated/schema';

/** A state of an Admin's list under a name. */
@Entity('saved_views')
@Unique('uq_saved_views_name', ['userId', 'list', 'name'])
@Index('ix_saved_views_shared', ['list'], { where: 'is_shared' })
@Check('ck_saved_views_name', `length(name) between 1 and 60`)
@Check('ck_saved_views_query', `length(query) <= 2000`)
export class SavedViewEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  list!: AdminList;

  /** Unique among the owner's views of the list, ignoring the case of letters. */
  @Column('citext')
  name!: string;

  /** Parameters of the list's address. */
  @Column('text')
  query!: string;

  @Column('boolean')
  isShared!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
