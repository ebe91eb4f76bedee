/** Answers of changes, with the counters that old clients compare. */
export const created = (message: string, insertedId: string, data: object) => ({
  success: true,
  message,
  acknowledged: true,
  insertedId,
  data,
});

export const changed = (message: string, data?: object, modifiedCount = 1) => ({
  success: true,
  message,
  acknowledged: true,
  matchedCount: 1,
  modifiedCount,
  ...(data && { data }),
});

export const deleted = (message: string) => ({ success: true, message, acknowledged: true, deletedCount: 1 });

export const answered = (message: string, data: object) => ({ success: true, message, data });
