import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { SettingEntity } from './setting.entity';

/** Keys of the rows that a request reads together: a page and a design need all of them. */
const keys = ['ai', 'shop', 'appearance'] as const;

const readRows = (ctx: Pick<RequestContext, 'db'>): Promise<SettingEntity[]> =>
  ctx.db.findBy(SettingEntity, { key: In([...keys]) });

/** Returns a row of AI settings, seller or appearance. All are read once per request. */
export async function readSettingRow(
  ctx: Pick<RequestContext, 'once'>,
  key: (typeof keys)[number],
): Promise<SettingEntity | undefined> {
  return (await ctx.once(readRows)).find((row) => row.key === key);
}

/** Drops the rows read for this request, after a change. */
export const forgetSettingRows = (ctx: Pick<RequestContext, 'forget'>): void => ctx.forget(readRows);

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
