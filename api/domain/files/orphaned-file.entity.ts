import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored file without a row that refers to it, as of a sweep. */
@Entity('stray_files')
export class OrphanedFileEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('timestamptz', { default: () => 'now()' })
  firstSeenAt!: Date;
}
