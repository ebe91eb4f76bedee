import { partitionedNames } from './partitioned-tables';
import { expiryComment, partitionsStatement } from './partition';

/** The state of a table's partitions. */
export interface PartitionFigures {
  table: string;
  /** Whole months made ahead of the current one; null where the table was not divided yet. */
  ahead: number | null;
  /** Rows in the partition for what is later than those, at most as many as are counted. */
  rest: number;
  /** Partitions that are marked to be dropped. */
  expiring: number;
}

const monthNumber = (time: string) =>
  `(extract(year from ${time} at time zone 'UTC') * 12 + extract(month from ${time} at time zone 'UTC'))::int`;

/** Returns an SQL expression of the figures of all partitioned tables, as JSON. */
export function partitionFigures(most: number): string {
  const figures = partitionedNames.map(
    (name) => `json_build_object('table', '${name}',
      'ahead', (select ${monthNumber('"from"')} - ${monthNumber('now()')} - 1 from partitions where "table" = '${name}' and until is null),
      'rest', (select count(*)::int from (select from ${name}_rest limit ${most}) counted),
      'expiring', (select count(*)::int from partitions where "table" = '${name}' and starts_with(obj_description(oid, 'pg_class'), '${expiryComment(name)}')))`,
  );
  return `(with partitions as materialized (${partitionsStatement}) select json_build_array(${figures.join(', ')}))`;
}
