import type { EntityManager } from 'typeorm';
import { isLiveAccount, ofLiveAccount } from '../../platform/lists/conditions';

/** Accounts and designs of a period that lists no longer show. */
export interface DeletedSinceRow {
  signUps: number;
  designs: number;
  succeeded: number;
  failed: number;
}

/**
 * Counts what was created in a period and deleted since: rows that are still stored, and records of removed ones. It reads
 * indexes of deleted rows only.
 */
export async function deletedSince(
  db: EntityManager,
  { start, end }: { start: Date; end: Date },
): Promise<DeletedSinceRow> {
  const [row]: DeletedSinceRow[] = await db.query(
    `with gone as (
       select 'USER' as kind, null as state from users where ${isLiveAccount} and deleted_at is not null and created_at >= $1 and created_at < $2
       union all
       select 'DESIGN', state from designs where ${ofLiveAccount('user_id')} and deleted_at is not null and created_at >= $1 and created_at < $2
         and (state <> 'SUCCEEDED' or image_key is not null)
       union all
       select kind, state from removed_records where at >= $1 and at < $2)
     select (count(*) filter (where kind = 'USER'))::int as "signUps", (count(*) filter (where kind = 'DESIGN'))::int as designs,
       (count(*) filter (where kind = 'DESIGN' and state = 'SUCCEEDED'))::int as succeeded,
       (count(*) filter (where kind = 'DESIGN' and state = 'FAILED'))::int as failed
     from gone`,
    [start, end],
  );
  return row ?? { signUps: 0, designs: 0, succeeded: 0, failed: 0 };
}
