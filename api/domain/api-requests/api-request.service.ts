import type { RequestContext } from '../../context';
import { deleteInBatches } from '../../platform/database/deletion';
import { walkList } from '../../platform/lists/walk';
import { apiRequestList } from './api-request.list';

/** Deletes requests of more than 7 days ago. */
export const dropOldApiRequests = (ctx: RequestContext): Promise<void> =>
  deleteInBatches(
    ctx.db,
    `delete from api_requests where id in
       (select id from api_requests where created_at < now() - interval '7 days' limit $1)`,
  );

/** Yields the requests of an account, newest first. */
export const apiRequestsOf = (ctx: RequestContext, owner: string) => walkList(ctx, apiRequestList, { owner });

/** Deletes the requests of an account that is being deleted. */
export const deleteApiRequestsOf = async (tx: RequestContext, userId: string): Promise<void> =>
  void (await tx.db.query('delete from api_requests where user_id = $1', [userId]));
