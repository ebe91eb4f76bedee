import DataLoader from 'dataloader';
import type { RequestContext } from '../../../context';
import { enqueue } from '../../../platform/jobs/jobs';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { DesignPhotoEntity } from './design-photo.entity';
import { KEPT_DAYS, filesOfPhotos } from './photo.service';

/** Photos that are listed; older ones can still be chosen by their id. */
const MOST_PHOTOS = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the newest photos of an account. */
export const newestPhotosOf = (ctx: RequestContext, userId: string): Promise<DesignPhotoEntity[]> =>
  ctx.db.find(DesignPhotoEntity, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' }, take: MOST_PHOTOS });

/** Returns when a photo is deleted by the daily sweep at the earliest. */
export const availableUntil = ({ usedAt }: DesignPhotoEntity): Date => new Date(usedAt.getTime() + KEPT_DAYS * DAY_MS);

/** Photos of one account that a design of the account has, among the given ones. */
const inUse = `
  select distinct photo_id as id from designs
  where user_id = $1 and photo_id = any($2::uuid[]) and deleted_at is null`;

const usesLoader = (ctx: RequestContext) =>
  new DataLoader<DesignPhotoEntity, boolean>(async (photos) => {
    const userId = photos[0]?.userId;
    const rows = await ctx.db.query<{ id: string }[]>(inUse, [userId, photos.map(({ id }) => id)]);
    const used = new Set(rows.map(({ id }) => id));
    return photos.map(({ id }) => used.has(id));
  });

/** Returns whether a design has a photo; all photos of a list in one statement. */
export const isPhotoUsed = (ctx: RequestContext, photo: DesignPhotoEntity): Promise<boolean> =>
  ctx.once(usesLoader).load(photo);

/**
 * Deletes a photo of the caller that no design has, and its file by a job.
 * @returns the id of its owner
 * @throws UserError INVALID_STATE for one in use; AccessError NOT_FOUND
 */
export async function deletePhoto(ctx: RequestContext, given: string): Promise<string> {
  const { userId } = signedIn(ctx);
  const id = checkId(given, 'Photo');
  return ctx.transaction(async (tx) => {
    // a design that is choosing it right now holds the lock until it is queued
    const photo = await tx.db.findOne(DesignPhotoEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!photo) throw notFound('Photo');
    if ((await tx.db.query<object[]>(inUse, [userId, [id]])).length > 0)
      throw new UserError('INVALID_STATE', 'A design uses this photo as its background.', ['id']);
    await tx.db.delete(DesignPhotoEntity, { id });
    await enqueue(tx.db, 'drop_files', { designKeys: filesOfPhotos([photo.fileKey]), uploads: [] });
    return userId;
  });
}
