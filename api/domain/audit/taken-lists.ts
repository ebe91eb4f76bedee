import type { RequestContext } from '../../context';
import { audited, wasAudited } from './audit.service';

const record = (ctx: RequestContext, action: string, subject: string, after?: object): Promise<void> =>
  ctx.transaction((tx) => audited(tx, { action, subject }, () => Promise.resolve({ after, result: undefined })));

/**
 * Records that the calling Admin takes the rows of all accounts as a file.
 * @param filters their names; their values can name persons, whom the audit outlives
 */
export const recordExport = (ctx: RequestContext, list: string, filters: readonly string[]): Promise<void> =>
  record(ctx, 'export-list', `lists/${list}`, { filters });

/** A list that an Admin reads again within this time is recorded once: a program may read it each minute. */
const readAgainMs = 60 * 60_000;

/** Records that the calling Admin reads a list of all accounts as one answer, once an hour. */
export async function recordReading(ctx: RequestContext, list: string): Promise<void> {
  const [action, subject] = ['read-list', `lists/${list}`] as const;
  if (await wasAudited(ctx, { action, subject }, new Date(Date.now() - readAgainMs))) return;
  await record(ctx, action, subject);
}

/** Records that the calling Admin takes parts of the site's content as a file. */
export const recordContentExport = (ctx: RequestContext, parts: readonly string[]): Promise<void> =>
  record(ctx, 'export-content', 'content', { parts });
