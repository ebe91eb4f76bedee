/** Sorts by the column `name` as people do, Émile between Emil and Emma, under any collation of the database. */
export const byName = { sql: 'name collate "und-x-icu"', type: 'text' };

const collator = new Intl.Collator('und');

/** Returns a short list in the same order. */
export const inOrderOfNames = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => collator.compare(one.name, other.name));
