/** Oldest supported major version: for uuidv7() and other functions the tables use. */
export const oldestDatabase = 18;

/** The server is too old: one sentence for the operator. */
export class OldDatabase extends Error {
  override readonly name = 'OldDatabase';
}

/** Returns what is wrong with the version of the server; null when it is supported. */
export async function versionProblem(db: { query(sql: string): Promise<unknown> }): Promise<string | null> {
  const [row] = (await db.query(`select current_setting('server_version_num')::int / 10000 as version`)) as {
    version: number;
  }[];
  return row && row.version < oldestDatabase
    ? `PostgreSQL is version ${row.version}: ${oldestDatabase} is the oldest that will do.`
    : null;
}
