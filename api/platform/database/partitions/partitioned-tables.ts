/** Days for which an operator retains rows after the end of their partition; null without end. */
export interface Retention {
  /** Events and their deliveries. */
  events: number;
  /** Transitions. */
  history: number | null;
}

/** A table in partitions of whole months (UTC), by the time at which a row was created. */
export interface PartitionedTable {
  name: string;
  column: string;
  /** Months of a partition. Every partition costs a look-up without a time one probe: few where rows have no end. */
  months: 1 | 3;
  days: number | null;
}

/** Each has a partition `{name}_rest` for what is later than those made ahead. */
const tables = [
  { name: 'events', months: 1, of: 'events' },
  { name: 'webhook_deliveries', months: 1, of: 'events' },
  { name: 'transitions', months: 3, of: 'history' },
] as const satisfies (Pick<PartitionedTable, 'name' | 'months'> & { of: keyof Retention })[];

export const partitionedNames: readonly string[] = tables.map(({ name }) => name);

/** Returns the partitioned tables with the retention of each. */
export const partitionedTables = (retention: Retention): readonly PartitionedTable[] =>
  tables.map(({ name, months, of }) => ({ name, column: 'created_at', months, days: retention[of] }));

/** Whole months that are made ahead of the current one, at least. */
export const monthsAhead = 3;
