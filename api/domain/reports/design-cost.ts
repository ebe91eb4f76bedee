/**
 * Returns the SQL of a design's cost, in the shop's currency; null where it is unknown. It is the only place that reads
 * it: the cost is recorded when a design is made.
 */
export const designCost = (table: string): string => `${table}.cost`;
