import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** An earlier body of a section. */
@Entity('content_versions')
@Unique('uq_content_versions', ['key', 'version'])
export class ContentVersionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  key!: string;

  @Column('integer')
  version!: number;

  /** Read only on demand: lists of versions show none. */
  @Column('jsonb', { select: false })
  body?: unknown;

  @Column('boolean')
  active!: boolean;

  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
