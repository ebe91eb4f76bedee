import type { RequestContext } from '../../context';

/** Key of an advisory lock, arbitrary but fixed. */
const packagesLock = 7306421;

/**
 * Serialises, until the end of the transaction, changes of which packages there are and in which order they are on
 * sale: two processes that start on an empty database, and two Admins.
 */
export const lockPackages = (tx: RequestContext): Promise<unknown> =>
  tx.db.query('select pg_advisory_xact_lock($1)', [packagesLock]);
