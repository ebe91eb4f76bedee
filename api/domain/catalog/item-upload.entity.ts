import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A file that an Admin has uploaded for an item and not saved with it yet. */
@Entity('item_uploads')
@Unique('uq_item_uploads_file', ['fileKey'])
@Index('ix_item_uploads_user', ['userId'])
export class ItemUploadEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  fileKey!: string;

  @Column('text')
  fileName!: string;

  @Column('integer')
  fileBytes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
