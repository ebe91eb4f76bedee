import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import { In, IsNull } from 'typeorm';
import type { RequestContext } from '../../context';
import type { OpenedObject } from '../../platform/storage/storage';
import { mimeOf } from '../files/image';
import { processImage } from '../files/image-processing';
import { refuseBeyondQuota } from '../files/upload-quota';
import { UserError, checkId, isId, notFound } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { TicketImageEntity } from './ticket-image.entity';
import type { TicketPicture } from './ticket-picture';
import { TicketEntity } from './ticket.entity';

/** Storage folder of the pictures in tickets; none of them is public. */
export const ticketImageFolder = 'tickets/';

const THUMBNAIL_ENDING = '.thumbnail.webp';

/** Key of the small copy of a picture. Small and moving pictures have none, nor those stored before there were copies. */
const thumbnailKeyOf = (fileKey: string): string => fileKey + THUMBNAIL_ENDING;

/** Returns the keys of the files of pictures. */
export const filesOfTicketImages = (images: readonly Pick<TicketImageEntity, 'fileKey'>[]): string[] =>
  images.flatMap(({ fileKey }) => [fileKey, thumbnailKeyOf(fileKey)]);

/** Returns the key of the picture to which a file belongs. */
export const pictureKeyOf = (key: string): string =>
  key.endsWith(THUMBNAIL_ENDING) ? key.slice(0, -THUMBNAIL_ENDING.length) : key;

const roomFor = {
  name: 'pictures for support',
  remedy: 'Please send your message without one. Pictures that you have not sent are deleted after a day.',
};

/**
 * Stores a picture for a later message of the caller. Until it is sent only the caller sees it.
 * @throws RefusedImage for a file that is not an image or too large; UserError LIMIT_REACHED, TOO_MANY_REQUESTS
 */
export async function storeTicketImage(ctx: RequestContext, bytes: Buffer): Promise<TicketImageEntity> {
  const userId = signedIn(ctx).userId;
  await refuseBeyondQuota(ctx, roomFor, (id) =>
    ctx.db.query('select coalesce(sum(bytes), 0) as bytes from ticket_images where user_id = $1', [id]),
  );
  const {
    data,
    thumbnail,
    ending: kind,
    width,
    height,
  } = await processImage<TicketPicture>(ctx, bytes, 'ticketPicture');
  const fileKey = `${ticketImageFolder}${randomUUID()}.${kind}`;
  // the files first: no row may refer to a missing file, and a file without a row is swept as orphaned
  await ctx.storage.put(fileKey, data, mimeOf[kind]);
  if (thumbnail) await ctx.storage.put(thumbnailKeyOf(fileKey), Buffer.from(thumbnail), 'image/webp');
  const { identifiers } = await ctx.db.insert(TicketImageEntity, {
    userId,
    fileKey,
    kind,
    width,
    height,
    bytes: data.length + (thumbnail?.length ?? 0),
  });
  return ctx.db.findOneByOrFail(TicketImageEntity, { id: identifiers[0]?.['id'] as string });
}

const notSendable = (count: number) =>
  new UserError(
    'NOT_FOUND',
    count === 1
      ? 'This picture is no longer there, or was sent already. Please add it again.'
      : 'One of these pictures is no longer there, or was sent already. Please add them again.',
    ['imageIds'],
  );

/**
 * Attaches uploaded pictures to a message, in the transaction that stores it. Each belongs to one message: of two
 * concurrent messages with the same picture, the second is refused.
 * @param ids distinct, in the order of the message
 * @throws UserError NOT_FOUND at the field, for a picture that the caller has not uploaded or has sent before
 */
export async function attachImages(
  tx: RequestContext,
  message: { ticketId: string; replyId: string | null },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  if (!ids.every(isId)) throw notSendable(ids.length);
  const [rows]: [{ id: string }[], number] = await tx.db.query(
    `update ticket_images set ticket_id = $1, reply_id = $2, position = array_position($3::uuid[], id) - 1
     where id = any($3::uuid[]) and user_id = $4 and ticket_id is null returning id`,
    [message.ticketId, message.replyId, ids, signedIn(tx).userId],
  );
  if (rows.length !== ids.length) throw notSendable(ids.length);
}

const byPosition = { position: 'ASC' } as const;

/** Returns ids as the database writes them. */
export const storedIds = (ids: readonly string[]): string[] => ids.map((id) => id.toLowerCase());

/** Returns the ids of the pictures of a message, in its order. */
export async function imagesWith(
  { db }: RequestContext,
  { ticketId, replyId }: { ticketId: string; replyId: string | null },
): Promise<string[]> {
  const where = { ticketId, replyId: replyId ?? IsNull() };
  return (await db.find(TicketImageEntity, { where, order: byPosition })).map(({ id }) => id);
}

/** Not cached for the request: a subscription reads again at each event. */
const firstImageLoader = (ctx: RequestContext) =>
  new DataLoader<string, TicketImageEntity[]>(
    async (ids) => {
      const where = { ticketId: In([...ids]), replyId: IsNull() };
      const rows = await ctx.dataSource.manager.find(TicketImageEntity, { where, order: byPosition });
      return ids.map((id) => rows.filter(({ ticketId }) => ticketId === id));
    },
    { cache: false },
  );

const replyImageLoader = (ctx: RequestContext) =>
  new DataLoader<string, TicketImageEntity[]>(
    async (ids) => {
      const where = { replyId: In([...ids]) };
      const rows = await ctx.dataSource.manager.find(TicketImageEntity, { where, order: byPosition });
      return ids.map((id) => rows.filter(({ replyId }) => replyId === id));
    },
    { cache: false },
  );

/** Returns the pictures of a ticket's first message; of several tickets in one statement. */
export const firstImagesOf = (ctx: RequestContext, ticketId: string): Promise<TicketImageEntity[]> =>
  ctx.once(firstImageLoader).load(ticketId);

/** Returns the pictures of a reply; of several replies in one statement. */
export const replyImagesOf = (ctx: RequestContext, replyId: string): Promise<TicketImageEntity[]> =>
  ctx.once(replyImageLoader).load(replyId);

/** Whether the caller may see a picture: its uploader until it is sent; then the ticket's owner and every Admin. */
async function maySee(ctx: RequestContext, { userId, ticketId }: TicketImageEntity): Promise<boolean> {
  const { userId: id } = signedIn(ctx);
  if (ticketId === null) return userId === id;
  return isAdmin(ctx, 'ADMIN_SUPPORT_READ') || ctx.db.existsBy(TicketEntity, { id: ticketId, userId: id });
}

/**
 * Returns a picture that the caller may see.
 * @throws AccessError NOT_FOUND for all other callers, including anonymous callers: an address does not reveal whether
 * a picture exists.
 */
export async function findTicketImage(ctx: RequestContext, id: string): Promise<TicketImageEntity> {
  const image = ctx.viewer && (await ctx.db.findOneBy(TicketImageEntity, { id: checkId(id, 'Picture') }));
  if (!image || !(await maySee(ctx, image))) throw notFound('Picture');
  return image;
}

/** Opens the file of a picture; null when it is missing. The caller must read the stream to its end or destroy it. */
export async function openTicketImage(
  ctx: Pick<RequestContext, 'storage'>,
  { fileKey, kind }: Pick<TicketImageEntity, 'fileKey' | 'kind'>,
): Promise<(OpenedObject & { mime: string }) | null> {
  const file = await ctx.storage.open(fileKey);
  return file && { ...file, mime: mimeOf[kind] };
}

/** Opens the small copy of a picture, or the picture where it has none, as `openTicketImage`. */
export async function openTicketThumbnail(
  ctx: Pick<RequestContext, 'storage'>,
  image: Pick<TicketImageEntity, 'fileKey' | 'kind'>,
): ReturnType<typeof openTicketImage> {
  const thumbnail = await ctx.storage.open(thumbnailKeyOf(image.fileKey));
  return thumbnail ? { ...thumbnail, mime: 'image/webp' } : openTicketImage(ctx, image);
}
