import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { DesignInput, Lettering } from '../../../graphql/generated/schema';
import { enqueue } from '../../../platform/jobs/jobs';
import { TookTooLong, TooMuchWaiting } from '../../../platform/processes/worker-processes';
import { RefusedImage } from '../../files/image';
import { refuseBeyondQuota } from '../../files/upload-quota';
import type { WorkerAnswer } from '../../files/image-processing';
import { UserError, checkId, isId, notFound, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { designFolder } from '../design-files';
import { buildPrompt } from '../prompt';
import type { CleanPhoto } from './clean-photo';
import { DesignPhotoEntity } from './design-photo.entity';

/** Days for which a photo can be chosen again. */
export const KEPT_DAYS = 7;
const PURGED_AT_ONCE = 200;

const PHOTO_FILE = 'photo.jpg';
const THUMBNAIL_FILE = 'photo-thumbnail.webp';

/** Key of the thumbnail of a photo. Photos stored before there were thumbnails have no such file. */
export const thumbnailKeyOf = (fileKey: string): string => fileKey.slice(0, -PHOTO_FILE.length) + THUMBNAIL_FILE;

/** Returns the keys of the files of photos. */
export const filesOfPhotos = (fileKeys: readonly string[]): string[] =>
  fileKeys.flatMap((key) => [key, thumbnailKeyOf(key)]);

/** @throws RefusedImage, UserError TOO_MANY_REQUESTS */
async function processPhoto({ images }: RequestContext, path: string): Promise<CleanPhoto> {
  try {
    const { result, refusal } = await images.uploads.run<WorkerAnswer<CleanPhoto>>('photo', path);
    if (!result) throw new RefusedImage(refusal);
    return { ...result, data: Buffer.from(result.data), thumbnail: Buffer.from(result.thumbnail) };
  } catch (error) {
    if (error instanceof TooMuchWaiting) throw tooManyRequests('Many photos are being uploaded right now.', 10);
    if (error instanceof TookTooLong)
      throw new RefusedImage('This photo takes too long to process. Please use a smaller one.');
    throw error;
  }
}

const roomFor = {
  name: 'photos',
  remedy: `A photo is deleted ${KEPT_DAYS} days after you last chose it; you can delete unused ones yourself.`,
};

/**
 * Stores a photo of the caller for a later design.
 * @param path of the received file
 * @throws RefusedImage for a file that is no usable photo; UserError LIMIT_REACHED, TOO_MANY_REQUESTS
 */
export async function storePhoto(ctx: RequestContext, path: string): Promise<DesignPhotoEntity> {
  const { userId } = signedIn(ctx);
  await refuseBeyondQuota(ctx, roomFor, (id) =>
    ctx.db.query('select coalesce(sum(bytes), 0) as bytes from design_photos where user_id = $1', [id]),
  );
  const { data, thumbnail, width, height } = await processPhoto(ctx, path);
  const id = randomUUID();
  const fileKey = `${designFolder}${id}/${PHOTO_FILE}`;
  // the files first: no row may refer to a missing file, and a file without a row is swept as orphaned
  await ctx.storage.put(fileKey, data, 'image/jpeg');
  await ctx.storage.put(thumbnailKeyOf(fileKey), thumbnail, 'image/webp');
  const bytes = data.length + thumbnail.length;
  await ctx.db.insert(DesignPhotoEntity, { id, userId, fileKey, width, height, bytes });
  return ctx.db.findOneByOrFail(DesignPhotoEntity, { id });
}

/** Returns a photo of the caller. @throws AccessError NOT_FOUND */
export async function findPhoto(ctx: RequestContext, id: string): Promise<DesignPhotoEntity> {
  const { userId } = signedIn(ctx);
  const photo = await ctx.db.findOneBy(DesignPhotoEntity, { id: checkId(id, 'Photo'), userId });
  if (!photo) throw notFound('Photo');
  return photo;
}

const gone = () =>
  new UserError('INVALID_INPUT', 'This photo is no longer there. Please upload it again.', ['photoId']);

/** Reads the id of a photo that is to be a background. @throws UserError INVALID_INPUT at `photoId` */
export function checkedPhotoId(given: string | null | undefined, lettering: Lettering): string | null {
  if (given == null) return null;
  if (lettering !== 'SET')
    throw new UserError('INVALID_INPUT', 'Only Postloom sets words on your own photo.', ['photoId']);
  if (!isId(given)) throw gone();
  return given.toLowerCase();
}

/** Returns what a new design stores of its picture. */
export const pictureOf = (design: DesignInput, photoId: string | null) =>
  photoId === null
    ? { pictureSource: 'PAINTED' as const, prompt: buildPrompt(design) }
    : { pictureSource: 'PHOTO' as const, photoId, prompt: '' };

/**
 * Chooses a photo for a design of its owner, in the transaction that queues it: it stays for as long as the design waits.
 * @throws UserError INVALID_INPUT at `photoId` for a photo that is not the caller's, or no longer there
 */
export async function choosePhoto(tx: RequestContext, id: string): Promise<void> {
  const { userId } = signedIn(tx);
  const { affected } = await tx.db.update(DesignPhotoEntity, { id, userId }, { usedAt: () => 'now()' });
  if (affected !== 1) throw gone();
}

/** Returns the bytes of a photo; null when it is no longer there. */
export async function readPhoto(ctx: RequestContext, id: string): Promise<Buffer | null> {
  const photo = await ctx.db.findOneBy(DesignPhotoEntity, { id });
  return photo && ctx.storage.get(photo.fileKey);
}

/** Returns the photos of an account, oldest first. */
export const photosOf = (ctx: RequestContext, userId: string): Promise<DesignPhotoEntity[]> =>
  ctx.db.find(DesignPhotoEntity, { where: { userId }, order: { id: 'ASC' } });

/** Deletes the photos of an account, in the caller's transaction. @returns the keys of their files */
export async function deletePhotosOf(tx: RequestContext, userId: string): Promise<string[]> {
  const photos = await photosOf(tx, userId);
  await tx.db.delete(DesignPhotoEntity, { userId });
  return filesOfPhotos(photos.map(({ fileKey }) => fileKey));
}

/** Returns which of these files belong to a photo. */
export async function photosAmong(ctx: RequestContext, keys: readonly string[]): Promise<Set<string>> {
  const photos = keys.map((key) => key.replace(THUMBNAIL_FILE, PHOTO_FILE));
  const rows = await ctx.db.find(DesignPhotoEntity, { select: { fileKey: true }, where: { fileKey: In(photos) } });
  return new Set(filesOfPhotos(rows.map(({ fileKey }) => fileKey)));
}

/**
 * Deletes photos that were not chosen for a week and that no design waits for, then their files by a job. Designs have
 * copies. Run daily.
 */
export async function sweepPhotos(ctx: RequestContext): Promise<void> {
  for (let purged = PURGED_AT_ONCE; purged === PURGED_AT_ONCE;)
    purged = await ctx.transaction(async (tx) => {
      // skips a photo that is being chosen; the lock reads the moment of its last choice again
      const [rows]: [{ key: string }[], number] = await tx.db.query(
        `delete from design_photos where id in (
           select id from design_photos photo where used_at < now() - interval '${KEPT_DAYS} days'
             and not exists (select 1 from designs where photo_id = photo.id and state in ('QUEUED', 'RUNNING'))
           limit $1 for update skip locked) returning file_key as key`,
        [PURGED_AT_ONCE],
      );
      if (rows.length > 0)
        await enqueue(tx.db, 'drop_files', { designKeys: filesOfPhotos(rows.map(({ key }) => key)), uploads: [] });
      return rows.length;
    });
  const [stored]: { bytes: number }[] = await ctx.db.query(
    'select coalesce(sum(bytes), 0)::float8 as bytes from design_photos',
  );
  ctx.metrics.designPhotoBytes.set(stored?.bytes ?? 0);
}
