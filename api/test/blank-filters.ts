/** Filters of lists with a search and a range of `createdAt` that every row meets. */
export const blankFilters = [
  {},
  { search: '' },
  { search: ' \t ' },
  { search: null },
  { createdAt: {} },
  { createdAt: { from: null, until: null } },
  { search: ' ', createdAt: { from: null } },
];
