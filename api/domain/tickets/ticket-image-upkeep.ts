import { In, IsNull, LessThan } from 'typeorm';
import type { RequestContext } from '../../context';
import { enqueue } from '../../platform/jobs/jobs';
import { sweepOrphanedFiles } from '../files/orphaned-files.service';
import { TicketImageEntity } from './ticket-image.entity';
import { filesOfTicketImages, pictureKeyOf, ticketImageFolder } from './ticket-image.service';
import { databaseTime } from '../../platform/database/database-time';

/** Time an unsent picture stays, such as in a draft of another tab. */
const unsentMs = 24 * 60 * 60 * 1000;
const purgedAtOnce = 200;

/**
 * Deletes pictures that were uploaded a day ago and never sent: rows in batches, and their files by a job afterwards.
 */
export async function purgeUnsentImages(ctx: RequestContext, at?: number): Promise<void> {
  const now = at ?? (await databaseTime(ctx.pool)).getTime();
  const before = new Date(now - unsentMs);
  for (let purged = purgedAtOnce; purged === purgedAtOnce;)
    purged = await ctx.transaction(async (tx) => {
      // skips pictures that are being sent at this moment
      const unsent = await tx.db.find(TicketImageEntity, {
        where: { ticketId: IsNull(), createdAt: LessThan(before) },
        order: { createdAt: 'ASC' },
        take: purgedAtOnce,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (unsent.length === 0) return 0;
      await tx.db.delete(TicketImageEntity, { id: In(unsent.map(({ id }) => id)) });
      const ticketKeys = filesOfTicketImages(unsent);
      await enqueue(tx.db, 'drop_files', { designKeys: [], ticketKeys, uploads: [] });
      return unsent.length;
    });
}

/** Deletes files of pictures that no row refers to: of failed uploads and deleted tickets. Run once a day. */
export const sweepTicketImages = (ctx: RequestContext, now?: number): Promise<void> =>
  sweepOrphanedFiles(ctx, { folder: ticketImageFolder, orphansAmong: (keys) => orphansAmong(ctx, keys) }, now);

async function orphansAmong(ctx: RequestContext, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await ctx.db.find(TicketImageEntity, {
    select: { fileKey: true },
    where: { fileKey: In(keys.map(pictureKeyOf)) },
  });
  const known = new Set(rows.map(({ fileKey }) => fileKey));
  return keys.filter((key) => !known.has(pictureKeyOf(key)));
}
