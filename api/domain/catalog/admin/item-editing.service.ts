import { isDeepStrictEqual } from 'node:util';
import { MoreThan, QueryFailedError } from 'typeorm';
import { itemInput } from '../../../../contract/catalog';
import { amountOf, centsOf } from '../../../../contract/money';
import type { RequestContext } from '../../../context';
import type { ItemInput } from '../../../graphql/generated/schema';
import { randomCode } from '../../../platform/secrets/secrets';
import { audited } from '../../audit/audit.service';
import { requireDrawable } from '../../drawable-text';
import { checked } from '../../input';
import { createdOnce } from '../../idempotency/repeated-request';
import { UserError, checkId, isId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { EarlierSlugEntity } from '../earlier-slug.entity';
import { guidelinesOf } from '../guidelines';
import { fileKeyOf, uploadMs } from '../item-file.service';
import { ItemUploadEntity } from '../item-upload.entity';
import { ItemEntity } from '../item.entity';

const subjectOf = (id: string) => `items/${id}`;

/** Returns an item, on sale or hidden. @throws AccessError NOT_FOUND. */
export async function findItem(ctx: RequestContext, id: string): Promise<ItemEntity> {
  const found = await ctx.db.findOneBy(ItemEntity, { id: checkId(id, 'Item') });
  if (!found) throw notFound('Item');
  return found;
}

/** Returns an item under its lock. @throws AccessError NOT_FOUND. */
async function lockedItem(tx: RequestContext, id: string): Promise<ItemEntity> {
  const found = await tx.db.findOne(ItemEntity, {
    where: { id: checkId(id, 'Item') },
    lock: { mode: 'pessimistic_write' },
  });
  if (!found) throw notFound('Item');
  return found;
}

/** Returns an item of this version under its lock. @throws AccessError NOT_FOUND; UserError CONFLICT. */
async function unchanged(tx: RequestContext, id: string, version: number): Promise<ItemEntity> {
  const found = await lockedItem(tx, id);
  if (found.version !== version)
    throw new UserError('CONFLICT', 'This item has changed since you opened it. Please look at it again.', ['version']);
  return found;
}

type Delivered = Pick<ItemEntity, 'accessUrl' | 'fileKey' | 'fileName' | 'fileBytes'>;

const noFile = { fileKey: null, fileName: null, fileBytes: null };

/** Returns what an item delivers from now on: an address, an uploaded file, or the file that it has. */
async function delivered(
  tx: RequestContext,
  { accessUrl, fileId }: { accessUrl: string | null; fileId?: string | null },
  current: Delivered | null,
): Promise<Delivered> {
  if (accessUrl) return { ...noFile, accessUrl };
  if (!fileId) {
    if (current?.fileKey) {
      const { fileKey, fileName, fileBytes } = current;
      return { fileKey, fileName, fileBytes, accessUrl: null };
    }
    throw new UserError('INVALID_INPUT', 'Please upload a file or enter an address.', ['accessUrl']);
  }
  const upload =
    isId(fileId) &&
    (await tx.db.findOneBy(ItemUploadEntity, {
      id: fileId,
      userId: signedIn(tx).userId,
      createdAt: MoreThan(new Date(Date.now() - uploadMs)),
    }));
  // a concurrent save may have taken it
  const taken = upload ? await tx.db.delete(ItemUploadEntity, { id: upload.id }) : null;
  if (!upload || taken?.affected !== 1)
    throw new UserError('INVALID_INPUT', 'This upload has expired. Please upload the file again.', ['fileId']);
  const { fileKey, fileName, fileBytes } = upload;
  return { fileKey, fileName, fileBytes, accessUrl: null };
}

async function rememberSlug(tx: RequestContext, itemId: string, before: string, after: string): Promise<void> {
  if (before === after) return;
  await tx.db.delete(EarlierSlugEntity, { itemId, slug: after });
  await tx.db.insert(EarlierSlugEntity, { itemId, slug: before });
}

/** Values for the audit: without the key of the file, which stays secret, and the long guidelines as text. */
const factsOf = ({ fileKey: _, guidelines: __, id: ___, createdAt: ____, version: _____, ...facts }: ItemEntity) =>
  facts;

const uniqueViolation = '23505';

/** Returns whether an error is the violation of this unique constraint. */
const breaks = (error: unknown, name: string): boolean => {
  const { code, constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as {
    code?: string;
    constraint?: string;
  };
  return code === uniqueViolation && constraint === name;
};

/** Adds an item on sale. @returns its id */
async function addItem(tx: RequestContext, facts: Partial<ItemEntity>): Promise<string> {
  const made = await tx.db.insert(ItemEntity, { ...facts, number: randomCode() });
  const added = await findItem(tx, made.identifiers[0]?.['id'] as string);
  await audited(tx, { action: 'add-item', subject: subjectOf(added.id) }, () =>
    Promise.resolve({ before: null, after: factsOf(added), result: added }),
  );
  return added.id;
}

/**
 * Changes an item, or adds a new one, which is on sale at once. A repeated request id is the same new item. Placed orders
 * retain their copy of it.
 * @throws AccessError NOT_FOUND; UserError CONFLICT, INVALID_INPUT.
 */
export async function saveItem(
  ctx: RequestContext,
  id: string | null | undefined,
  input: ItemInput,
  version: number,
  requestId?: string | null,
): Promise<ItemEntity> {
  const { accessUrl, fileId, guidelines, ...values } = checked(itemInput, input);
  await requireDrawable({ name: values.name });
  const texts = { ...values, ...guidelinesOf(guidelines) };
  try {
    return await ctx.transaction(async (tx) => {
      if (id == null) {
        const add = async () => addItem(tx, { ...texts, ...(await delivered(tx, { accessUrl, fileId }, null)) });
        return findItem(tx, await createdOnce(tx, { operation: 'saveItem', requestId, input }, add));
      }
      const before = await lockedItem(tx, id);
      const isSame = (facts: Partial<ItemEntity> & { price: string }) =>
        isDeepStrictEqual({ ...before }, { ...before, ...facts, price: amountOf(centsOf(facts.price)) });
      const file = accessUrl ? { ...noFile, accessUrl } : { accessUrl: null };
      const isSameFile = accessUrl !== null || !fileId || before.fileKey === fileKeyOf(fileId);
      // the repetition of a change whose answer was lost
      if (version === before.version - 1 && isSameFile && isSame({ ...texts, ...file })) return before;
      await unchanged(tx, id, version);
      const facts = { ...texts, ...(await delivered(tx, { accessUrl, fileId }, before)) };
      // the same values again leave the version that another Admin edits
      if (isSame(facts)) return before;
      return audited(tx, { action: 'save-item', subject: subjectOf(before.id) }, async () => {
        await tx.db.update(ItemEntity, { id: before.id }, { ...facts, version: () => 'version + 1' });
        await rememberSlug(tx, before.id, before.slug, facts.slug);
        const result = await findItem(tx, before.id);
        return { before: factsOf(before), after: factsOf(result), result };
      });
    });
  } catch (error) {
    if (!breaks(error, 'uq_items_slug')) throw error;
    throw new UserError('INVALID_INPUT', 'Another item already uses this slug.', ['slug']);
  }
}

/** Hides an item, or puts it on sale. @throws AccessError NOT_FOUND; UserError CONFLICT. */
export async function setItemActive(
  ctx: RequestContext,
  id: string,
  isActive: boolean,
  version: number,
): Promise<ItemEntity> {
  return ctx.transaction(async (tx) => {
    const before = await lockedItem(tx, id);
    // the repetition of a change whose answer was lost
    if (before.isActive === isActive && version === before.version - 1) return before;
    await unchanged(tx, id, version);
    if (before.isActive === isActive) return before;
    return audited(tx, { action: isActive ? 'show-item' : 'hide-item', subject: subjectOf(before.id) }, async () => {
      await tx.db.update(ItemEntity, { id: before.id }, { isActive, version: () => 'version + 1' });
      const result = await findItem(tx, before.id);
      return { before: { isActive: before.isActive }, after: { isActive }, result };
    });
  });
}
