/** Names the view that was opened; it stays in the address while its filters are changed. */
export const viewParameter = 'view';

/** Parameters of the address that are not part of a view: the page and its size, and what is opened. */
const notSaved = [viewParameter, 'page', 'size', 'open', 'ticket'];

/** Returns the search, filters and sort of an address in a fixed order, so that equal states are equal texts. */
export function queryOf(parameters: URLSearchParams): string {
  const saved = new URLSearchParams(
    [...parameters].filter(([name, value]) => !notSaved.includes(name) && value !== ''),
  );
  saved.sort();
  return String(saved);
}

/** Returns the address that shows a view. */
export const searchOf = ({ id, query }: { id: string; query: string }): string => {
  const search = new URLSearchParams(query);
  search.set(viewParameter, id);
  return String(search);
};
