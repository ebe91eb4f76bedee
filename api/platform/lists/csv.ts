import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type Cell = string | number | Date | null;

/** A column of a table to be saved: its heading, and what stands in it for a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/**
 * What spreadsheets take for the beginning of a formula, full-width signs included: at the beginning of a text, and
 * behind what may separate cells, as a spreadsheet of another language splits at semicolons or tabs.
 */
const beginsFormula = /(^|[;\t\r\n])(?=[\s\u0000]*[=+\-@|\uff1d\uff0b\uff0d\uff20\t\r\n])/gu;
const isNumber = /^-?\d+(\.\d+)?$/;

/** A cell that a spreadsheet shows and never computes: people's own words begin whatever way they like. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number' || isNumber.test(cell)) return String(cell);
  return cell.replace(beginsFormula, "$1'");
}

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark, as spreadsheets want it), made while it is read: a slow reader
 * holds up the walk through the rows, and not the memory.
 * @throws what the first row can't be had for, before anything is made
 */
export async function csvOf<Row>(rows: AsyncIterable<Row>, columns: readonly CsvColumn<Row>[]): Promise<Readable> {
  const walk = rows[Symbol.asyncIterator]();
  const first = await walk.next();
  async function* lines() {
    try {
      for (let next = first; !next.done; next = await walk.next())
        yield columns.map(([, cell]) => textOf(cell(next.value)));
    } finally {
      await walk.return?.();
    }
  }
  const csv = stringify({
    bom: true,
    header: true,
    columns: columns.map(([heading]) => heading),
    record_delimiter: '\r\n',
    // Every text is quoted, whatever separator the reader expects.
    quoted_match: /^(?!-?\d+(\.\d+)?$)[^]+$/,
  });
  const source = Readable.from(lines());
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}

/** The rows in batches, each completed by what is looked up for all of it at once. */
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
