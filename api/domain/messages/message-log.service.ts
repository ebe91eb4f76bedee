import type { RequestContext } from '../../context';
import { MessageLogEntity } from './message-log.entity';

const rowsAtOnce = 1_000;

/** Deletes messages of two years ago from the logs of all accounts. */
export async function dropOldMessages(ctx: RequestContext): Promise<void> {
  for (let count = rowsAtOnce; count === rowsAtOnce;) {
    [, count] = await ctx.db.query<[unknown, number]>(
      `delete from message_logs where id = any(array(
         select id from message_logs where created_at < now() - interval '2 years'
         order by created_at limit ${rowsAtOnce}))`,
    );
  }
}

/** Deletes the messages to an account that is being deleted, in the caller's transaction. */
export async function deleteMessagesOf(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.delete(MessageLogEntity, { userId });
}
