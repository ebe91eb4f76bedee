import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored file that no row spoke of when it was looked for. */
@Entity('stray_files')
export class StrayFileEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('timestamptz', { default: () => 'now()' })
  firstSeenAt!: Date;
}
