// apart from the schemas, whose library lists do without

/** Limits of how an Admin sees lists, and of saved views. */
export const listSettingsLimits = {
  columns: 50,
  columnKey: 40,
  narrowest: 40,
  widest: 2_000,
  viewName: 60,
  viewQuery: 2_000,
  viewsPerList: 50,
} as const;
