import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { In } from 'typeorm';
import { ownOf, type PostDocument } from '../../../../studio/posts/document';
import type { PostSize } from '../../../../studio/posts/sizes';
import type { RequestContext } from '../../../context';
import { countLiveWork } from '../../accounts/test-account.service';
import type { LimitName } from '../../../platform/http/rate-limits';
import { enqueue } from '../../../platform/jobs/jobs';
import { inPrintProcess } from '../../files/print-process';
import { readUploads } from '../../files/upload.service';
import { UserError, notFound, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { designFolder } from '../design-files';
import type { DesignEntity } from '../design.entity';
import { marksOf } from './ai-origin';
import type { DesignDocumentEntity } from './design-document.entity';
import { DesignPrintEntity } from './design-print.entity';
import { contentOf } from './document.service';
import type { Print, PrintFormat, PrintTask } from './post-picture';

/** Rises when the composer or the printer changes what a print shows: stored prints are made again then. */
const PRINTER_REVISION = 1;
/** A download moves the day of the last use at most this often. */
const USE_COUNTS_AFTER_MS = 24 * 60 * 60 * 1000;
const UNUSED_DAYS = 30;

export const printMimes: Record<PrintFormat, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  thumbnail: 'image/webp',
};

/** A size of a post in a format, with the hash of everything that it shows. */
export interface WantedPrint {
  design: DesignEntity;
  row: DesignDocumentEntity;
  document: PostDocument;
  size: PostSize;
  format: PrintFormat;
  hash: string;
}

/** Returns what is to be printed. Its hash needs no picture and no composing. */
export function wantedPrint(
  design: DesignEntity,
  row: DesignDocumentEntity,
  size: PostSize,
  format: PrintFormat,
): WantedPrint {
  const document = contentOf(row);
  const { words, layout, palette, fonts, picture, caption, logo } = document;
  const own = ownOf(document, size) ?? null;
  const shown = [words, layout, palette, fonts, picture, caption.altText, own, ...(logo ? [logo] : [])];
  const hash = createHash('sha256')
    .update(JSON.stringify([PRINTER_REVISION, design.originalKey, size, format, shown]))
    .digest('base64url')
    .slice(0, 32);
  return { design, row, document, size, format, hash };
}

/** Limits of new prints; archives have a limit of their own. */
const limitOf = (format: PrintFormat): LimitName =>
  format === 'thumbnail' ? 'thumbnailPerAccount' : 'printPerAccount';

/** Returns the storage key of a print that was made with the design, while its post is as it was then. */
function firstPrintKey({ design, row, size, format }: WantedPrint): string | null {
  if (row.version > 1 || size !== row.firstSize) return null;
  return format === 'png' ? design.imageKey : format === 'thumbnail' ? design.thumbnailKey : null;
}

/** Pauses before a print of an archive is tried again that was refused because too much is being printed. */
const BUSY_PAUSES_MS: readonly number[] = [5_000, 10_000, 10_000];

/**
 * Opens a print for an archive, which counts as a whole: a refusal would cut the archive, so a busy printer is asked again.
 * @throws AccessError NOT_FOUND when the background is missing; UserError TOO_MANY_REQUESTS when the printer stays busy
 */
export async function openPrintOfArchive(
  ctx: RequestContext,
  wanted: WantedPrint,
  pausesMs = BUSY_PAUSES_MS,
): Promise<Readable> {
  for (const pause of pausesMs)
    try {
      return await openStored(ctx, wanted);
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      await sleep(pause, undefined, { signal: ctx.left, ref: false }).catch(() => undefined);
      if (ctx.left.aborted) throw error;
    }
  return openStored(ctx, wanted);
}

const openStored = async (ctx: RequestContext, wanted: WantedPrint): Promise<Readable> =>
  (await openPrint(ctx, wanted, (key) => ctx.storage.open(key), null)).body;

/**
 * Opens a print: the stored one if it shows the same, else a new one, which replaces it.
 * @param open opens a stored file
 * @param account whose limit a new print counts against; null for none
 * @throws UserError TOO_MANY_REQUESTS; AccessError NOT_FOUND when the background is missing
 */
export async function openPrint<File extends object>(
  ctx: RequestContext,
  wanted: WantedPrint,
  open: (key: string, mime: string) => Promise<File | null>,
  account: string | null = signedIn(ctx).userId,
): Promise<(File | { body: Readable; bytes: number }) & { mime: string }> {
  const { design, size, format, hash } = wanted;
  const mime = printMimes[format];
  const first = firstPrintKey(wanted);
  const made = first && (await open(first, mime));
  if (made) return { ...made, mime };
  const place = { designId: design.id, size, format };
  const stored = await ctx.db.findOneBy(DesignPrintEntity, place);
  if (stored?.hash === hash) {
    const file = await open(stored.key, mime);
    if (file) {
      if (stored.usedAt.getTime() < Date.now() - USE_COUNTS_AFTER_MS)
        await ctx.db.update(DesignPrintEntity, { ...place, hash }, { usedAt: new Date() });
      await countLiveWork(ctx, design.userId, ctx.metrics.designPrints, { from: 'storage' });
      return { ...file, mime };
    }
  }
  if (account !== null) {
    const wait = await ctx.limits.take(limitOf(format), account);
    if (wait > 0) throw tooManyRequests('You have made many prints.', wait);
  }
  const data = await makePrint(ctx, wanted);
  await storePrint(ctx, wanted, data, stored).catch((error: unknown) =>
    ctx.logger.warn({ err: error, design: design.id, size, format }, 'a print was made but not stored'),
  );
  return { body: Readable.from([data]), bytes: data.length, mime };
}

/** Reads what a print is made of. @throws AccessError NOT_FOUND when the background is missing */
async function printTask(
  ctx: RequestContext,
  { design, row, document, size, format }: WantedPrint,
): Promise<PrintTask> {
  const picture = design.originalKey && (await ctx.storage.open(design.originalKey));
  if (!picture) throw notFound('Design');
  const chunks: Buffer[] = [];
  for await (const chunk of picture.body as AsyncIterable<Buffer>) chunks.push(chunk);
  return {
    document,
    sample: { ratio: row.ratio, cells: new Uint8Array(row.sample) },
    size,
    formats: [format],
    picture: Buffer.concat(chunks),
    logos: await logosOf(ctx, document),
    ...(await marksOf(ctx, design)),
  };
}

async function makePrint(ctx: RequestContext, wanted: WantedPrint): Promise<Buffer> {
  const { design, size } = wanted;
  const print = await inPrintProcess<Print>(ctx, 'print', () => printTask(ctx, wanted), design.userId);
  await countLiveWork(ctx, design.userId, ctx.metrics.designPrints, { from: 'printer' });
  if (print.broken.length > 0)
    ctx.logger.error({ design: design.id, size, slots: print.broken }, 'a print does not read back letter for letter');
  const [file] = print.files as [Buffer];
  return Buffer.from(file);
}

/** Reads the pictures of a post's logo. */
export const logosOf = ({ storage }: Pick<RequestContext, 'storage'>, { logo }: PostDocument) =>
  readUploads(
    { storage },
    [logo?.light, logo?.dark].flatMap((one) => (one ? [one.image] : [])),
  );

/** Stores a print in place of the one before, whose file is deleted later. */
async function storePrint(
  ctx: RequestContext,
  { design, size, format, hash }: WantedPrint,
  data: Buffer,
  before: DesignPrintEntity | null,
): Promise<void> {
  const ending = format === 'thumbnail' ? 'webp' : format;
  const key = `${designFolder}${design.id}/print-${size.toLowerCase()}-${format}-${hash}.${ending}`;
  await ctx.storage.put(key, data, printMimes[format]);
  const print = { designId: design.id, size, format, hash, key, bytes: data.length, usedAt: new Date() };
  await ctx.transaction(async (tx) => {
    await tx.db.upsert(DesignPrintEntity, print, ['designId', 'size', 'format']);
    if (before && before.key !== key) await enqueue(tx.db, 'drop_files', { designKeys: [before.key], uploads: [] });
  });
}

const SWEPT_AT_ONCE = 1_000;

/** Deletes prints without a download for a month, then their files. They are made again when requested. */
export async function sweepPrints(ctx: RequestContext): Promise<void> {
  for (let swept = SWEPT_AT_ONCE; swept === SWEPT_AT_ONCE;)
    swept = await ctx.transaction(async (tx) => {
      const [rows]: [{ key: string }[], number] = await tx.db.query(
        `delete from design_prints where (design_id, size, format) in (
           select design_id, size, format from design_prints where used_at < now() - interval '${UNUSED_DAYS} days'
           limit $1 for update skip locked) returning key`,
        [SWEPT_AT_ONCE],
      );
      if (rows.length > 0) await enqueue(tx.db, 'drop_files', { designKeys: rows.map(({ key }) => key), uploads: [] });
      return rows.length;
    });
  const [stored]: { bytes: number }[] = await ctx.db.query(
    'select coalesce(sum(bytes), 0)::float8 as bytes from design_prints',
  );
  ctx.metrics.designPrintBytes.set(stored?.bytes ?? 0);
}

/** Returns the storage keys of all prints of these designs. */
export const printKeysOf = async (ctx: RequestContext, designIds: readonly string[]): Promise<string[]> =>
  (await ctx.db.find(DesignPrintEntity, { select: { key: true }, where: { designId: In([...designIds]) } })).map(
    ({ key }) => key,
  );
