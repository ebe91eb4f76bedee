/** Most page numbers that are shown at once (specification, admin area, section 2). */
const mostNumbers = 5;

/** A page number, or an ellipsis for those that are left out. */
export type PageMark = number | 'before' | 'after';

/**
 * Returns the first page, the last one and those around the present one: at most five numbers, with ellipses for gaps.
 */
export function pageNumbers(page: number, pages: number): PageMark[] {
  const inside = Math.min(mostNumbers, pages);
  const shown = new Set([1, pages, page].filter((number) => number >= 1 && number <= pages));
  for (let distance = 1; shown.size < inside; distance += 1)
    for (const number of [page - distance, page + distance])
      if (number >= 1 && number <= pages && shown.size < inside) shown.add(number);
  const sorted = [...shown].sort((one, other) => one - other);
  return sorted.flatMap((number, index): PageMark[] => {
    const last = sorted[index - 1];
    if (last === undefined || number === last + 1) return [number];
    // a gap of one page is that page
    if (number === last + 2 && sorted.length < inside) return [number - 1, number];
    return [number <= page ? 'before' : 'after', number];
  });
}
