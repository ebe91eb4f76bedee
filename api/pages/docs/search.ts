import { escapeHtml } from '../../platform/mail/email-html';

/** Shows the names that have each typed word, and the fields of types whose name has them. */
export const searchScript = `
const search = document.querySelector('#search');
const found = document.querySelector('#found');
const rows = [...document.querySelectorAll('.names li')].map((row) => ({
  row,
  name: row.textContent.toLowerCase(),
  type: row.textContent,
  fields: (row.dataset.fields || '').split(' ').filter(Boolean),
}));
function show() {
  const words = search.value.toLowerCase().split(/[^a-z0-9_]+/).filter(Boolean);
  const has = (name) => words.every((word) => name.includes(word));
  let count = 0;
  for (const { row, name, type, fields } of rows) {
    const hits = words.length === 0 ? [] : fields.filter((field) => has((type + '.' + field).toLowerCase()) && !has(name));
    row.hidden = !has(name) && hits.length === 0;
    row.querySelector('ul')?.remove();
    count += row.hidden ? 0 : Math.max(1, hits.length);
    if (hits.length === 0) continue;
    const list = document.createElement('ul');
    for (const field of hits) {
      const link = document.createElement('a');
      link.href = '/docs/schema/' + type + '#' + type + '.' + field;
      link.textContent = field;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    row.append(list);
  }
  for (const part of document.querySelectorAll('.names'))
    part.hidden = (words.length === 0 && 'found' in part.dataset) || !part.querySelector('li:not([hidden])');
  found.textContent = words.length === 0 ? '' : count + ' ' + (count === 1 ? found.dataset.one : found.dataset.many);
}
search.addEventListener('input', show);
if (search.value) show();
`;

/** Returns the field of the search. @param nouns what it counts: of one, and of several */
export const searchBox = (label: string, [one, many]: readonly [string, string]): string =>
  `<div class="search"><input id="search" type="search" aria-label="${escapeHtml(label)}" placeholder="${escapeHtml(label)}" autocomplete="off" spellcheck="false"><span id="found" class="quiet" role="status" data-one="${one}" data-many="${many}"></span></div>`;
