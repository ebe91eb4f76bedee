import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { In } from 'typeorm';
import type { RequestContext, Services } from '../../context';
import { queuePicturePurge } from '../../platform/cdn/purge';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit';
import type { OpenedObject } from '../../platform/storage/storage';
import { BadUpload } from '../../platform/http/upload';
import type { Upload } from '../../platform/http/upload';
import { freshUser } from '../accounts/user.service';
import { UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { FileEntity } from './file.entity';
import { lockName, lockNameShared, namesInUse } from './file-uses';
import { RefusedImage, mimeOf } from './image';
import { processImage } from './image-processing';
import type { ImageEnding } from './image';
import { refuseBeyondQuota } from './upload-quota';

export const uploadFolder = 'uploads/';
const keyOf = (name: string) => `${uploadFolder}${name}`;
/** SHA-256 of the file, and its extension. */
const isName = /^[0-9a-f]{64}\.(png|jpg|webp)$/;

export const uploadedUrl = (name: string): string => `/image-server/${name}`;

/** Returns the name of an uploaded image by its address; null for any other address. */
function uploadedName(url: string): string | null {
  const name = url.startsWith(uploadedUrl('')) ? url.slice(uploadedUrl('').length) : '';
  return isName.test(name) ? name : null;
}

/** Returns the storage key of an uploaded image by its address; null for any other address. */
export function uploadedKey(url: string): string | null {
  const name = uploadedName(url);
  return name && keyOf(name);
}

/** Whether this is the address of an image that the account itself has uploaded. */
export async function isUploadOf(ctx: RequestContext, ownerId: string, url: string): Promise<boolean> {
  const name = uploadedName(url);
  if (!name) return false;
  return ctx.db.existsBy(FileEntity, { ownerId, hash: name.split('.')[0] ?? '' });
}

/** Returns the size in pixels of an image that the account itself has uploaded; null for any other address. */
export async function uploadFacts(
  ctx: RequestContext,
  ownerId: string,
  url: string,
): Promise<Pick<FileEntity, 'width' | 'height'> | null> {
  const name = uploadedName(url);
  if (!name) return null;
  return ctx.db.findOneBy(FileEntity, { ownerId, hash: name.split('.')[0] ?? '' });
}

const namesIn = (text: string) => [...new Set(text.match(/[0-9a-f]{64}\.(?:png|jpg|webp)/g))];

/** Returns the addresses of uploaded images in a text, each once. */
export const uploadedIn = (text: string): string[] => namesIn(text).map(uploadedUrl);

/** Returns the addresses of uploaded images in a text that this shop does not have. */
export async function missingUploads(ctx: RequestContext, text: string): Promise<string[]> {
  const names = namesIn(text);
  const hashOf = (name: string) => name.split('.')[0] ?? '';
  const rows = await ctx.db.find(FileEntity, { select: { hash: true }, where: { hash: In(names.map(hashOf)) } });
  const known = new Set(rows.map(({ hash }) => hash));
  return names.filter((name) => !known.has(hashOf(name))).map(uploadedUrl);
}

/**
 * Whether an address is one of uploaded images at which there is none. An image that is there stays until the end of the
 * caller's transaction.
 */
export async function isMissingUpload(tx: RequestContext, url: string): Promise<boolean> {
  const { appUrl } = tx.config;
  const [path = ''] = (url.startsWith(`${appUrl}/`) ? url.slice(appUrl.length) : url).split(/[?#]/);
  if (!path.startsWith(uploadedUrl(''))) return false;
  const name = uploadedName(path);
  if (!name) return true;
  await tx.db.query(lockNameShared, [name]);
  const [hash = '', ending = ''] = name.split('.');
  if (await tx.db.existsBy(FileEntity, { hash, mime: mimeOf[ending as ImageEnding] })) return false;
  // of an account that is deleted, while something shows it. The storage is not asked within a transaction
  return (await namesInUse(tx.db, [name])).size === 0;
}

/**
 * Consumes the upload rate limit. It is low for an account with an unproven address, which costs nothing to create.
 * @throws UserError TOO_MANY_REQUESTS with the wait.
 */
async function consumeUploadLimit(ctx: RequestContext, id: string): Promise<void> {
  const user = await freshUser(ctx, id);
  const wait = await ctx.limits.take(user?.emailVerifiedAt ? 'uploadPerAccount' : 'unprovenUploadPerAccount', id);
  if (wait === 0) return;
  throw tooManyRequests(
    user?.emailVerifiedAt
      ? 'You have uploaded many images.'
      : 'You have uploaded several images. You can upload more once your email address is confirmed.',
    wait,
  );
}

/** Concurrent image uploads per account and process, while they are read and stored. */
const uploadLimit = new ConcurrencyLimit(3);

/**
 * Reads and stores an image within the limits of its account, which are checked before a byte of it is read.
 * @throws AccessError when anonymous, UserError TOO_MANY_REQUESTS with the wait.
 */
export const receiveImage = <Stored>(
  ctx: RequestContext,
  read: () => Promise<Buffer>,
  store: (bytes: Buffer) => Promise<Stored>,
): Promise<Stored> => withinUploadLimits(ctx, async () => store(await read()));

/**
 * Runs an upload within the limits of the caller's account.
 * @throws AccessError when anonymous, UserError TOO_MANY_REQUESTS with the wait.
 */
export async function withinUploadLimits<Stored>(ctx: RequestContext, upload: () => Promise<Stored>): Promise<Stored> {
  const { userId } = signedIn(ctx);
  const release = uploadLimit.take(userId);
  if (!release)
    throw new UserError('TOO_MANY_REQUESTS', 'Your other images are still uploading. Please wait a moment.', null, 5);
  try {
    await consumeUploadLimit(ctx, userId);
    return await upload();
  } finally {
    release();
  }
}

/** A stored image: the address it is served at, and its size in pixels. */
export interface StoredImage {
  url: string;
  width: number;
  height: number;
}

const roomFor = { name: 'images', remedy: 'Images that you do not use are deleted after about two weeks.' };

/**
 * Stores an image for the caller: once, however often and by whomever it is sent. Sending it again renews the time that an
 * unused image stays.
 * @throws RefusedImage for a file that is not an image or too large; UserError LIMIT_REACHED
 */
export async function keepImage(ctx: RequestContext, bytes: Buffer): Promise<StoredImage> {
  const ownerId = signedIn(ctx).userId;
  await refuseBeyondQuota(ctx, roomFor, (id) =>
    ctx.db.query('select coalesce(sum(bytes), 0) as bytes from files where owner_id = $1', [id]),
  );
  const { data, ending, width, height } = await processImage(ctx, bytes);
  const hash = createHash('sha256').update(data).digest('hex');
  const name = `${hash}.${ending}`;
  const mime = mimeOf[ending];
  // the file first: no row may refer to a missing file. Its name is its hash, so storing it again changes nothing
  await ctx.storage.put(keyOf(name), data, mime);
  await ctx.db.query(
    `with locked as materialized (${lockNameShared})
     insert into files (owner_id, hash, mime, bytes, width, height) select $2, $3, $4, $5, $6, $7 from locked
     on conflict (owner_id, hash) do update set created_at = now()`,
    [name, ownerId, hash, mime, data.length, width, height],
  );
  // A sweep that began before the row was written may have deleted the file. From here on the row protects it.
  if (!(await isStored(ctx, name))) await ctx.storage.put(keyOf(name), data, mime);
  return { url: uploadedUrl(name), width, height };
}

async function isStored({ storage }: Pick<RequestContext, 'storage'>, name: string): Promise<boolean> {
  const file = await storage.open(keyOf(name));
  file?.body.destroy();
  return file !== null;
}

/** Reads uploaded images into memory, by their addresses. One that is missing is left out. */
export async function readUploads(
  { storage }: Pick<RequestContext, 'storage'>,
  urls: readonly string[],
): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const url of urls) {
    const key = uploadedKey(url);
    const file = key && (await storage.open(key));
    if (file) files[url] = await buffer(file.body);
  }
  return files;
}

/** Stores the image of a GraphQL multipart request. @throws UserError INVALID_INPUT, LIMIT_REACHED, TOO_MANY_REQUESTS. */
export async function uploadImage(ctx: RequestContext, upload: Upload): Promise<StoredImage> {
  try {
    return await receiveImage(ctx, upload.read, (bytes) => keepImage(ctx, bytes));
  } catch (error) {
    if (!(error instanceof BadUpload) && !(error instanceof RefusedImage)) throw error;
    throw new UserError('INVALID_INPUT', error.message, ['image']);
  }
}

const endings = Object.fromEntries(Object.entries(mimeOf).map(([ending, mime]) => [mime, ending]));

/** Removes an account's ownership of its images, in the caller's transaction. @returns their addresses */
export async function forgetUploadsOf(tx: RequestContext, ownerId: string): Promise<string[]> {
  const uploads = await tx.db.findBy(FileEntity, { ownerId });
  await tx.db.delete(FileEntity, { ownerId });
  return uploads.map(({ hash, mime }) => uploadedUrl(`${hash}.${endings[mime]}`));
}

/**
 * Deletes an image that no account owns (any more) and nothing shows. The transaction stays open until the file is deleted:
 * an upload or a save of the same image in that moment waits.
 */
export async function dropUpload(ctx: RequestContext, url: string): Promise<void> {
  const name = uploadedName(url);
  if (!name) return;
  // also when the image turns out to be in use: a CDN then fetches it again
  await queuePicturePurge(ctx, name);
  await ctx.transaction(async (tx) => {
    await lockName(tx.db, name);
    if (await tx.db.existsBy(FileEntity, { hash: name.split('.')[0] ?? '' })) return;
    if ((await namesInUse(tx.db, [name])).size > 0) return;
    await tx.storage.delete(keyOf(name));
  });
}

/** Returns the images that an account has uploaded. */
export async function uploadsOf(ctx: RequestContext, ownerId: string): Promise<{ name: string; key: string }[]> {
  const uploads = await ctx.db.find(FileEntity, { where: { ownerId }, order: { id: 'ASC' } });
  return uploads.map(({ hash, mime }) => {
    const name = `${hash}.${endings[mime]}`;
    return { name, key: keyOf(name) };
  });
}

/**
 * Whether the database knows an image of this name: one that an account has uploaded, or that something shows. Each
 * request of an object storage is paid for, and addresses are easily made up.
 */
async function isKnown({ pool, logger }: Pick<Services, 'pool' | 'logger'>, name: string): Promise<boolean> {
  const [hash, ending] = name.split('.');
  const known = `select 1 from files where hash = $1 and mime = $2
    union all select 1 from file_uses where name = $3 limit 1`;
  try {
    return (await pool.query(known, [hash, mimeOf[ending as ImageEnding], name])).rows.length > 0;
  } catch (error) {
    logger.warn({ err: error }, 'the database did not say whether an image exists: the storage is asked');
    return true;
  }
}

/**
 * Opens a stored image by the name in its address; null when there is none. The caller must read the stream or destroy
 * it.
 */
export async function openImage(
  services: Pick<Services, 'storage' | 'pool' | 'logger'>,
  name: string,
): Promise<(OpenedObject & { mime: string }) | null> {
  const ending = isName.exec(name)?.[1];
  if (!ending || !(await isKnown(services, name))) return null;
  const file = await services.storage.open(keyOf(name));
  return file && { ...file, mime: mimeOf[ending as ImageEnding] };
}
