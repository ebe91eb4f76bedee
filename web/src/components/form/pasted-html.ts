import { isSafeLink } from '../../../../contract/section-fields';

const betweenCells = ' | ';
const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, br';

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Writes each row of a table as a paragraph, as the editor knows no tables and would join their cells. */
function spellOut(table: HTMLTableElement): void {
  const { ownerDocument: page } = table;
  const rows = [...table.rows].map((row) => {
    const line = page.createElement('p');
    for (const cell of row.cells) {
      for (const block of cell.querySelectorAll(blocks)) {
        block.before(' ');
        unwrap(block);
      }
      if (!cell.textContent?.trim()) continue;
      line.append(...(line.hasChildNodes() ? [betweenCells] : []), ...cell.childNodes);
    }
    return line;
  });
  table.replaceWith(...rows.filter((line) => line.hasChildNodes()));
}

/** Removes the underline by which documents show a link: it would stay as a mark of its own. */
function plainLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (/^www\./i.test(href)) link.setAttribute('href', `https://${href}`);
  const around = link.parentElement?.closest('u');
  if (around && around.textContent === link.textContent) unwrap(around);
  for (const element of link.querySelectorAll('u')) unwrap(element);
  for (const element of link.querySelectorAll<HTMLElement>('[style]')) element.style.textDecoration = '';
  link.style.textDecoration = '';
  if (!isSafeLink(link.getAttribute('href') ?? '')) unwrap(link);
}

/** Prepares HTML of other programs for the editor, which drops what it does not know. */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // inner tables first
  for (const table of [...page.querySelectorAll('table')].toReversed()) spellOut(table);
  for (const link of page.querySelectorAll('a')) plainLink(link);
  return page.body.innerHTML;
}
