import type { RequestContext } from '../../context';
import { deleteFiles } from '../../platform/storage/storage';
import { enqueue } from '../../platform/jobs/jobs';
import type { JobPayload } from '../../platform/jobs/definitions';
import { deleteApiRequestsOf } from '../api-requests/api-request.service';
import { deleteDesignsOf, designIdsOf } from '../designs/account-designs.service';
import { deleteBrandsOf } from '../brands/brand.service';
import { dropFilesOfDesigns } from '../designs/sweep.job';
import { deleteMonthsOf } from '../months/month-plan.service';
import { deleteFavoritePromptsOf } from '../favorites/favorite-prompt.service';
import { dropUpload, forgetUploadsOf } from '../files/upload.service';
import { deleteListSettingsOf } from '../saved-views/list-preferences.service';
import { deleteMessagesOf } from '../messages/message-log.service';
import { forgetBuyer } from '../orders/buyer.service';
import { deleteTicketsOf, ticketIdsOf } from '../tickets/account-tickets.service';
import { deleteEventsOf } from '../webhooks/events/event-upkeep';
import { deleteWebhooksOf } from '../webhooks/account-webhooks.service';
import { orderIdsOf } from '../orders/account-orders.service';
import { unmatchedIdsOf } from '../payments/unmatched/unmatched-payments.service';

/** Returns the names that the audit has for an account and for what belongs to it. */
export const subjectsOf = async (ctx: RequestContext, userId: string): Promise<string[]> => [
  `users/${userId}`,
  ...(await orderIdsOf(ctx, userId)).map((id) => `orders/${id}`),
  ...(await unmatchedIdsOf(ctx, userId)).map((id) => `unmatched-payments/${id}`),
  ...(await ticketIdsOf(ctx, userId)).map((id) => `tickets/${id}`),
  ...(await designIdsOf(ctx, userId)).map((id) => `designs/${id}`),
];

/** Deletes an account's content, in the caller's transaction. Its files are deleted later by a job. */
export async function forgetPerson(tx: RequestContext, userId: string): Promise<void> {
  const designKeys = await deleteDesignsOf(tx, userId);
  const uploads = await forgetUploadsOf(tx, userId);
  await deleteFavoritePromptsOf(tx, userId);
  await deleteMonthsOf(tx, userId);
  await deleteBrandsOf(tx, userId);
  await deleteMessagesOf(tx, userId);
  await deleteListSettingsOf(tx, userId);
  await deleteApiRequestsOf(tx, userId);
  await deleteWebhooksOf(tx, userId);
  const ticketKeys = await deleteTicketsOf(tx, userId);
  await forgetBuyer(tx, userId);
  // last: the deletions above may record events
  await deleteEventsOf(tx, userId);
  if (designKeys.length + ticketKeys.length + uploads.length > 0)
    await enqueue(tx.db, 'drop_files', { designKeys, ticketKeys, uploads });
}

/** Files that one job deletes, so that a large account does not occupy a place of the lane. */
const droppedAtOnce = 1_000;

/**
 * Deletes files, and queues a job for those beyond its bound. Run by a job. Images that the site or an item still shows
 * stay, also when this account uploaded them.
 */
export async function dropFiles(
  ctx: RequestContext,
  { designKeys, ticketKeys, uploads }: JobPayload<'drop_files'>,
): Promise<void> {
  let room = droppedAtOnce;
  const taken = (keys: string[]) => {
    const now = keys.slice(0, room);
    room -= now.length;
    return { now, later: keys.slice(now.length) };
  };
  const [designs, tickets, images] = [taken(designKeys), taken(ticketKeys), taken(uploads)];
  await dropFilesOfDesigns(ctx, designs.now);
  await deleteFiles(ctx.storage, tickets.now);
  for (const url of images.now) await dropUpload(ctx, url);
  const later = { designKeys: designs.later, ticketKeys: tickets.later, uploads: images.later };
  if (Object.values(later).some(({ length }) => length > 0)) await enqueue(ctx.db, 'drop_files', later);
}
