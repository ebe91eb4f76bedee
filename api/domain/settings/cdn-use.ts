import type { RequestContext } from '../../context';

/** Key of the row by which the trigger of public content (migration 0231) knows that changes are purged. */
export const cdnUseKey = 'cdn-in-use';

/**
 * Records whether the shop has a CDN that is purged: from then on each change of public content queues a purge in its own
 * transaction. Run at each start of a worker.
 */
export async function recordCdnUse({ db, config }: Pick<RequestContext, 'db' | 'config'>): Promise<void> {
  const rows: unknown[] = await db.query('select from settings where key = $1', [cdnUseKey]);
  // a write of any setting makes every process drop its cached pages
  if (rows.length > 0 === Boolean(config.cdn)) return;
  if (config.cdn)
    await db.query(`insert into settings (key, body) values ($1, '{}') on conflict do nothing`, [cdnUseKey]);
  else await db.query('delete from settings where key = $1', [cdnUseKey]);
}
