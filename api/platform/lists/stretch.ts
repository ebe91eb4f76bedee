import type { Place } from './cursor';

/** A range of rows of a list. */
export interface Stretch {
  take: number;
  skip?: number;
  /** Only rows after this position in reading direction. */
  beyond?: Place;
  /** Reads from the list's end. */
  backwards?: boolean;
}

export interface PlacedRow<Row> {
  row: Row;
  place: Place;
}
