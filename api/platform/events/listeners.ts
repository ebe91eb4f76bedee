import type { Client } from 'pg';
import type { EntityManager } from 'typeorm';

/** Channel of all events. */
export const channel = 'postloom_events';

/** Names of the connections that receive events match this, in this release and in the ones before. */
const listening = 'postloom%events';
/** Key of an advisory lock, arbitrary but fixed: who sends holds it shared, who begins to listen waits for them. */
const beginning = 7306431;
/** SQLSTATE lock_not_available. */
const notAvailable = '55P03';
const longestWaitMs = 2_000;

/**
 * Begins to receive events on a connection. Senders that have looked for listeners before it was one have committed when
 * this returns, so a subscriber that reads from now on misses nothing.
 * @returns the connection's process of the server
 */
export async function beginListening(client: Client, name: string): Promise<number> {
  // as a statement, because a name in the address would win over the client's
  const { rows } = await client.query<{ pid: number }>(
    `select pg_backend_pid() as pid, set_config('application_name', $1, false), set_config('lock_timeout', $2, false)`,
    [name, String(longestWaitMs)],
  );
  await client.query(`listen ${channel}`);
  await client.query('select pg_advisory_xact_lock($1)', [beginning]).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== notAvailable) throw error;
  });
  return rows[0]?.pid ?? 0;
}

/** Sends events with the commit of a transaction, to all processes. */
export async function notify(db: Pick<EntityManager, 'query'>, events: readonly string[]): Promise<void> {
  if (events.length > 0) await db.query('select pg_notify($1, event) from unnest($2::text[]) event', [channel, events]);
}

/**
 * Sends events with the commit of a transaction if another process listens: all commits that notify wait for each other.
 * It is the last statement of the transaction, which holds a lock from the look for listeners to the commit.
 * @param own the process of the server for this process' listening connection
 * @returns whether they are sent
 */
export async function notifyOthers(
  tx: Pick<EntityManager, 'query'>,
  events: readonly string[],
  own: number,
): Promise<boolean> {
  if (events.length === 0) return false;
  const sent: unknown[] = await tx.query(
    `select pg_notify($1, event) from unnest($2::text[]) event
     where case when (select pg_advisory_xact_lock_shared($3) is not null) then exists (
       select from pg_stat_get_activity(null)
       -- the name of another role's connection is hidden: it may listen
       where pid <> $4 and (application_name like $5 or application_name is null)
         and datid = (select oid from pg_database where datname = current_database())) end`,
    [channel, events, beginning, own, listening],
  );
  return sent.length > 0;
}
