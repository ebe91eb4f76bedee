/** A table in partitions of whole months (UTC), by the time at which a row was created. */
export interface PartitionedTable {
  name: string;
  column: string;
  /** Rows are dropped with their month, so many days after its end; null retains them without end. */
  days: number | null;
}

/** Days for which events and their deliveries are listed at least: a promise of the API. */
const eventDays = 30;

/** Returns the partitioned tables. Each has a partition `{name}_rest` for what is later than the months made ahead. */
export const partitionedTables = (): readonly PartitionedTable[] => [
  { name: 'events', column: 'created_at', days: eventDays },
  { name: 'webhook_deliveries', column: 'created_at', days: eventDays },
];

/** Whole months that are made ahead of the current one. */
export const monthsAhead = 3;
