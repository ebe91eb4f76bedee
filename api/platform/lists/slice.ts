import type { Keyset } from './cursor';

/** A range of rows of a list. */
export interface Slice {
  take: number;
  skip?: number;
  /** Only rows after this position in reading direction. */
  after?: Keyset;
  /** Reads from the list's end. */
  backwards?: boolean;
}

export interface KeysetRow<Row> {
  row: Row;
  keyset: Keyset;
}
