import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { ItemEntity } from './item.entity';

/** Storage folder of the files that items sell. */
export const itemFolder = 'items/';
/** Maximum size of an item's file. */
const mostBytes = 50 * 1024 * 1024;
const fileNames = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u;

/**
 * Stores the file that an item sells, privately, and replaces its earlier file or address. Orders keep the file they
 * were placed with, so the earlier file stays stored.
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

/** Returns which of these storage keys belong to the current file of an item. */
export async function filesOfItems(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const items = await ctx.db.find(ItemEntity, { select: { id: true, fileKey: true }, where: { fileKey: In(keys) } });
  return items.flatMap(({ fileKey }) => fileKey ?? []);
}

interface FileColumns {
  fileName: string | null;
  fileBytes: number | null;
}

const formatOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** Returns the public facts about a file. */
export const fileFacts = ({ fileName: name, fileBytes: bytes }: FileColumns) =>
  name === null || bytes === null ? null : { name, bytes, format: formatOf(name) };
