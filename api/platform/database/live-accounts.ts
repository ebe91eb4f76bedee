/**
 * Returns the SQL condition that a row belongs to no test account. The accounts are few, and are read once for a
 * statement: the order of an index is preserved.
 * @param column holds the id of the row's account; a row without one is live
 */
export const ofLiveAccount = (column: string): string =>
  `(${column} is null or ${column} not in (select id from users where test_of is not null))`;

/** The SQL condition that a row of `users` is no test account. */
export const isLiveAccount = 'test_of is null';
