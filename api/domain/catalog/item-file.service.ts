import { randomUUID } from 'node:crypto';
import { In, LessThan } from 'typeorm';
import { itemUpload, plainFileName } from '../../../contract/catalog';
import type { RequestContext } from '../../context';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { ItemEntity } from './item.entity';
import { ItemUploadEntity } from './item-upload.entity';
import { databaseTime } from '../../platform/database/database-time';

/** Storage folder of the files that items sell. */
export const itemFolder = 'items/';

/** How long an uploaded file can be saved with an item. */
export const uploadMs = 24 * 60 * 60 * 1000;

const mime = 'application/octet-stream';
/** Returns the storage key of an upload's file: a repeated save recognizes the upload that it has saved by it. */
export const fileKeyOf = (uploadId: string): string => `${itemFolder}${uploadId.toLowerCase()}`;

/**
 * Stores the file that an item sells, privately, and replaces its earlier file or address. Orders keep the file they
 * were placed with, so the earlier file stays stored.
 * @throws Error for a name that no browser should save a file under, an empty file or one of more than 50 MB
 */
export async function storeItemFile(
  ctx: RequestContext,
  itemId: string,
  { name: given, data }: { name: string; data: Buffer },
): Promise<void> {
  const name = plainFileName(given);
  if (name === null) throw new Error('An item needs a plain file name of at most 100 characters');
  if (data.length === 0 || data.length > itemUpload.mostBytes)
    throw new Error('The file of an item has 1 byte to 50 MB');
  const fileKey = fileKeyOf(randomUUID());
  await ctx.storage.put(fileKey, data, mime);
  const file = { fileKey, fileName: name, fileBytes: data.length, accessUrl: null };
  const { affected } = await ctx.db.update(ItemEntity, { id: itemId }, file);
  if (affected === 0) throw new Error('This item does not exist');
}

/** A file on this machine, which the caller deletes. */
export interface ReceivedFile {
  name: string;
  path: string;
  bytes: number;
}

/**
 * Stores a file that an Admin has uploaded, until it is saved with an item.
 * @throws UserError INVALID_INPUT for an empty file, or a name that no browser should save a file under
 */
export async function storeItemUpload(
  ctx: RequestContext,
  { name: given, path, bytes }: ReceivedFile,
): Promise<{ id: string; name: string; bytes: number }> {
  const name = plainFileName(given);
  if (name === null) throw new UserError('INVALID_INPUT', itemUpload.badName);
  if (bytes === 0) throw new UserError('INVALID_INPUT', itemUpload.empty);
  const id = randomUUID();
  const fileKey = fileKeyOf(id);
  await ctx.storage.putFile(fileKey, path, mime);
  await ctx.db.insert(ItemUploadEntity, {
    id,
    userId: signedIn(ctx).userId,
    fileKey,
    fileName: name,
    fileBytes: bytes,
  });
  return { id, name, bytes };
}

/** Forgets uploads that can't be saved with an item any more; the sweep of stored files deletes their files. */
export const forgetOldUploads = async (ctx: RequestContext, at?: number): Promise<void> => {
  const now = at ?? (await databaseTime(ctx.pool)).getTime();
  await ctx.db.delete(ItemUploadEntity, { createdAt: LessThan(new Date(now - uploadMs)) });
};

/** Returns which of these storage keys belong to the current file of an item, or to an upload. */
export async function filesOfItems(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const items = await ctx.db.find(ItemEntity, { select: { id: true, fileKey: true }, where: { fileKey: In(keys) } });
  const uploads = await ctx.db.find(ItemUploadEntity, { select: { fileKey: true }, where: { fileKey: In(keys) } });
  return [...items, ...uploads].flatMap(({ fileKey }) => fileKey ?? []);
}

interface FileColumns {
  fileName: string | null;
  fileBytes: number | null;
}

const formatOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** Returns the public facts about a file. */
export const fileFacts = ({ fileName: name, fileBytes: bytes }: FileColumns) =>
  name === null || bytes === null ? null : { name, bytes, format: formatOf(name) };
