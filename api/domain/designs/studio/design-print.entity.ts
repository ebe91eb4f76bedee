import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PostSize } from '../../../graphql/generated/schema';

/** A stored print of a post: the newest one of each size and format. */
@Entity('design_prints')
@Check('ck_design_prints_size', `size in ('SQUARE', 'PORTRAIT', 'STORY', 'LANDSCAPE', 'LINK')`)
@Check('ck_design_prints_format', `format in ('png', 'jpg', 'webp', 'thumbnail')`)
@Check('ck_design_prints_bytes', 'bytes > 0')
@Index('ix_design_prints_used', ['usedAt'])
export class DesignPrintEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('designs', { onDelete: 'CASCADE' })
  designId!: string;

  @PrimaryColumn('text')
  size!: PostSize;

  @PrimaryColumn('text')
  format!: 'png' | 'jpg' | 'webp' | 'thumbnail';

  /** Hash of everything that the print shows: another one makes a further print. */
  @Column('text')
  hash!: string;

  @Column('text')
  key!: string;

  @Column('integer')
  bytes!: number;

  /** The day of its last download; unused prints are deleted. */
  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
