import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { PostSize } from '../../../graphql/generated/schema';

/** The editable post of a design whose words Postloom sets, and what layouts know of its picture. */
@Entity('design_documents')
@Check('ck_design_documents_version', 'version > 0')
@Check('ck_design_documents_size', 'octet_length(content::text) <= 131072')
@Check('ck_design_documents_sample', 'octet_length(sample) <= 32768')
@Check('ck_design_documents_ratio', 'ratio between 0.1 and 10')
@Check('ck_design_documents_first', `first_size in ('SQUARE', 'PORTRAIT', 'STORY', 'LANDSCAPE', 'LINK')`)
export class DesignDocumentEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('designs', { onDelete: 'CASCADE' })
  designId!: string;

  /** The owner of its design, which never changes. */
  @Column('uuid')
  userId!: string;

  /** Number of saves, from 1. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  savedAt!: Date;

  /** The size that the design's own picture addresses show. */
  @Column('text')
  firstSize!: PostSize;

  /** A document of any version; `readDocument` reads it. */
  @Column('jsonb')
  content!: unknown;

  /** Width of the picture by its height. */
  @Column('double precision')
  ratio!: number;

  /** Cells of its `PictureSample`. */
  @Column('bytea')
  sample!: Buffer;

  /** Whether the picture has lettering of its own that could not be avoided. */
  @Column('boolean', { default: false })
  hasLettering!: boolean;
}
