/** One field with what ends it: quoted, with doubled quotes inside, or plain (RFC 4180). */
const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;

/**
 * Returns the rows of a table in CSV, the heading first, without a last row that the text cuts off.
 * @returns null for a text that is no table: one column, rows of different lengths, or a quote within a plain field
 */
export function csvRows(text: string): string[][] | null {
  const rows: string[][] = [[]];
  field.lastIndex = 0;
  while (field.lastIndex < text.length) {
    const [, value, end] = field.exec(text) ?? [];
    if (value === undefined) break;
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end !== ',' && end !== '') rows.push([]);
    if (end === '') break;
  }
  const [heading = []] = rows;
  if (heading.length < 2) return null;
  if (rows.at(-1)?.length !== heading.length) rows.pop();
  return rows.length > 1 && rows.every(({ length }) => length === heading.length) ? rows : null;
}
