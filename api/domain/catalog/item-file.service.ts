import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { ItemEntity } from './item.entity';

/** Of the storage: the files that items sell. */
export const itemFolder = 'items/';
/** The largest file that an item may be. */
const mostBytes = 50 * 1024 * 1024;
const fileNames = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u;

/**
 * Stores the file that an item sells, privately, in place of the file or address it was before. Orders keep the file
 * they were placed with: what was stored before stays where it is.
 * @throws Error for a name that no browser should save a file under, an empty file or one of more than 50 MB
 */
export async function storeItemFile(
  ctx: RequestContext,
  itemId: string,
  { name, data }: { name: string; data: Buffer },
): Promise<void> {
  if (!fileNames.test(name)) throw new Error('An item needs a plain file name of at most 100 characters');
  if (data.length === 0 || data.length > mostBytes) throw new Error('The file of an item has 1 byte to 50 MB');
  const fileKey = `${itemFolder}${randomUUID()}`;
  await ctx.storage.put(fileKey, data, 'application/octet-stream');
  const file = { fileKey, fileName: name, fileBytes: data.length, accessUrl: null };
  const { affected } = await ctx.db.update(ItemEntity, { id: itemId }, file);
  if (affected === 0) throw new Error('There is no such item');
}

/** Which of these keys of files an item sells at present. */
export async function filesOfItems(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const items = await ctx.db.find(ItemEntity, { select: { id: true, fileKey: true }, where: { fileKey: In(keys) } });
  return items.flatMap(({ fileKey }) => fileKey ?? []);
}

interface FileColumns {
  fileName: string | null;
  fileBytes: number | null;
}

const formatOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** What everybody may know about a file. */
export const fileFacts = ({ fileName: name, fileBytes: bytes }: FileColumns) =>
  name === null || bytes === null ? null : { name, bytes, format: formatOf(name) };
