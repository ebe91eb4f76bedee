import type { RequestContext } from '../../context';

/** Key of the row that holds the time of the last backup; its age is the metric `database_backup_age_seconds`. */
export const lastBackupKey = 'last-backup';

/** Records that a backup has just been completed. */
export async function recordBackup(ctx: RequestContext): Promise<void> {
  await ctx.db.query(
    `insert into settings (key, body) values ($1, jsonb_build_object('at', now()))
     on conflict (key) do update set body = excluded.body, updated_at = now()`,
    [lastBackupKey],
  );
}
