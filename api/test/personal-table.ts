/** Where a table has the data of an account, and what becomes of it. */
export interface PersonalTable {
  /** SQL condition of the account's rows; $1 is its id. */
  rows: string;
  /** The file of the archive with the columns of `exported`. */
  file?: string;
  exported?: string;
  /** Columns that the archive does not have, by the reason. '*' stands for all others. */
  not: Record<string, string>;
  /** Columns that outlive the account, by the reason. Rows of a table without it are deleted. '*' stands for all. */
  retained?: Record<string, string>;
}

export const own = 'user_id = $1';

/** Reasons of many columns. */
export const ids = 'ids of rows and requests, and counts that guard saves';
export const secret = 'a secret or its hash, with which one could act for the account';
export const law = 'accounting';
export const inside = 'how the product works on it, nothing about the person';
