import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** An uploaded photo that a post can have as its background. Each design takes a copy of the file. */
@Entity('design_photos')
@Check('ck_design_photos_size', 'width > 0 and height > 0 and bytes > 0')
@Unique('uq_design_photos_file', ['fileKey'])
@Index('ix_design_photos_user', ['userId'])
@Index('ix_design_photos_used', ['usedAt'])
export class DesignPhotoEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  fileKey!: string;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('integer')
  bytes!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When it was uploaded, or chosen for a design last; it is deleted a week later. */
  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
