import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** An uploaded image, named by the hash of its content. */
@Entity('files')
@Index('ix_files_hash', ['hash'])
@Unique('uq_files_hash', ['ownerId', 'hash'])
export class FileEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  ownerId!: string | null;

  @Column('text')
  hash!: string;

  @Column('text')
  mime!: string;

  @Column('integer')
  bytes!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
