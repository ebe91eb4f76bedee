/** Whether a row is measured, by what it measures. */
export type IsWanted = (what: string) => boolean;

export interface Row {
  what: string;
  /** The baseline. */
  beside: string;
  ours: string;
  theirs: string;
  /** Ours divided by the baseline's, in the direction of the aim. */
  ratio: number;
  aim: string;
}

/** Prints a row when it has been measured; the table of all rows follows at the end. */
export type Report = (row: Row) => void;

export const lineOf = ({ what, ours, theirs, ratio, aim }: Row): string =>
  `${what}: ${ours} (${theirs}), ratio ${ratio.toFixed(2)}, aim ${aim}`;

/** Prints the rows with aligned columns. */
export function printTable(rows: Row[]): void {
  const lines = [
    ['what', 'beside', 'ours', 'theirs', 'ratio', 'aim'],
    ...rows.map((row) => [row.what, row.beside, row.ours, row.theirs, row.ratio.toFixed(2), row.aim]),
  ];
  for (const line of alignedLines(lines)) console.log(line);
}

/** Returns rows of cells as lines with aligned columns. */
export function alignedLines(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export const median = (figures: number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Returns the percentile by the nearest-rank method. @param share 0 to 1 */
export const nearestRank = (figures: number[], share: number): number =>
  [...figures].sort((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? 0;
