import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A row that shows an uploaded image. Triggers on the tables that may show one write it (migration 0050), and lock the name
 * (migration 0234).
 */
@Entity('file_uses')
@Index('ix_file_uses_row', ['tableName', 'rowId'])
export class FileUseEntity {
  /** The file's name in its address: hash and extension. */
  @PrimaryColumn('text')
  name!: string;

  @PrimaryColumn('text')
  tableName!: string;

  /** The primary key of the row, as text. */
  @PrimaryColumn('text')
  rowId!: string;
}
