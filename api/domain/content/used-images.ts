import type { RequestContext } from '../../context';

/** Whether the site shows an image, or has shown it in a version that can be had back. */
export async function isShownOnSite(ctx: RequestContext, url: string): Promise<boolean> {
  const rows: unknown[] = await ctx.db.query(
    `select 1 from content_sections where strpos(body::text, $1) > 0
     union all select 1 from content_versions where strpos(body::text, $1) > 0 limit 1`,
    [url],
  );
  return rows.length > 0;
}
