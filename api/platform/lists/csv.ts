import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { isoIn } from '../../../contract/time-zone';

type Cell = string | number | Date | null;

/** A column of an export: its heading, and its cell for a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/**
 * Matches the start of a formula, full-width signs included: at the start of a text, and after characters that may
 * separate cells, as spreadsheets of other locales split at semicolons or tabs.
 */
const beginsFormula = /(^|[;\t\r\n])(?=[\s\u0000]*[=+\-@|\uff1d\uff0b\uff0d\uff20\t\r\n])/gu;
const isNumber = /^-?\d+(\.\d+)?$/;

/** Returns a text that a spreadsheet displays and never evaluates, as user texts may start like formulas. */
export const csvText = (text: string): string => text.replace(beginsFormula, "$1'");

function textOf(cell: Cell, timeZone: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return isoIn(timeZone, cell);
  if (typeof cell === 'number' || isNumber.test(cell)) return String(cell);
  return csvText(cell);
}

/**
 * Returns rows as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets), produced while it is read: a slow
 * reader delays the walk through the rows instead of filling the memory.
 * @param timeZone In which moments are written, with their offset: a day is then the same as on an invoice.
 * @throws the error of the first row, before any output
 */
export async function csvOf<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly CsvColumn<Row>[],
  timeZone: string,
): Promise<Readable> {
  const walk = rows[Symbol.asyncIterator]();
  const first = await walk.next();
  async function* lines() {
    try {
      for (let next = first; !next.done; next = await walk.next())
        yield columns.map(([, cell]) => textOf(cell(next.value), timeZone));
    } finally {
      await walk.return?.();
    }
  }
  const csv = stringify({
    bom: true,
    header: true,
    columns: columns.map(([heading]) => heading),
    record_delimiter: '\r\n',
    // Every text is quoted, whichever separator the reader expects.
    quoted_match: /^(?!-?\d+(\.\d+)?$)[^]+$/,
  });
  const source = Readable.from(lines());
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}

/** Yields the rows in batches; each batch is completed with one look-up for all of its rows. */
export async function* inBatches<Row, Completed>(
  rows: AsyncIterable<Row>,
  size: number,
  complete: (batch: Row[]) => Promise<Completed[]>,
): AsyncGenerator<Completed, void, void> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield* await complete(batch);
    batch = [];
  }
  if (batch.length > 0) yield* await complete(batch);
}
