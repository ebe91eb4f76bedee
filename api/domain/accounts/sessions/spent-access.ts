import type { RequestContext } from '../../../context';

/** Deletes sessions and single-use links that ended a week ago. */
export async function dropSpentAccess(ctx: RequestContext): Promise<void> {
  await dropInBatches(ctx, 'sessions', `expires_at < now() - interval '7 days'`);
  // a refresh token presented later than a day after its use still names its session, which it ends
  await dropInBatches(ctx, 'sessions', `rotated_at < now() - interval '1 day'`);
  await dropInBatches(ctx, 'single_use_tokens', `expires_at < now() - interval '7 days'`);
}

const droppedAtOnce = 5_000;

async function dropInBatches(ctx: RequestContext, table: string, condition: string): Promise<void> {
  for (let count = droppedAtOnce; count === droppedAtOnce;) {
    [, count] = await ctx.db.query<[unknown, number]>(
      `delete from ${table} where id in (select id from ${table} where ${condition} limit ${droppedAtOnce})`,
    );
  }
}
