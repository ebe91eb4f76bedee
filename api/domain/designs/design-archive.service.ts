import { Readable } from 'node:stream';
import { IsNull } from 'typeorm';
import type { PostDocument } from '../../../studio/posts/document';
import { POST_SIZE_NAMES } from '../../../studio/posts/sizes';
import type { RequestContext } from '../../context';
import { UserError, notFound } from '../user-error';
import { signedIn } from '../viewer';
import { among, selectedIds } from './selected-designs';
import { DesignEntity } from './design.entity';
import { findOwnDesign } from './design.service';
import { downloadName, printName } from './download';
import { contentOf, loadAnyDocument } from './studio/document.service';
import { openPrintOfArchive, wantedPrint } from './studio/print.service';

/** A picture of an archive. */
export interface PackedDesign {
  /** Named like a single download; files with the same timestamp are numbered. */
  path: string;
  modifiedAt: Date;
  /** Whether the content is text, which a zip makes smaller. */
  compress: boolean;
  open: () => Promise<Readable>;
}

/** Numbers a name that is taken, because files of one archive have different names. */
function numbered(name: string, taken: Map<string, number>): string {
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : name.replace(/(\.\w+)$/, `-${count}$1`);
}

/**
 * Returns the pictures of the caller's designs in the chosen order: all of them, or none.
 * @throws UserError INVALID_INPUT for none or too many, NOT_FOUND when one is not the caller's (any more),
 * INVALID_STATE when one has no picture.
 */
export async function designsToPack(ctx: RequestContext, given: readonly string[]): Promise<PackedDesign[]> {
  const { userId } = signedIn(ctx);
  const ids = selectedIds(given);
  const found = await ctx.db.findBy(DesignEntity, { ...among(ids), userId, deletedAt: IsNull() });
  const byId = new Map(found.map((design) => [design.id, design]));
  const taken = new Map<string, number>();
  return ids.map((id) => {
    const design = byId.get(id);
    if (!design) throw new UserError('NOT_FOUND', 'Some of these designs no longer exist. Please choose again.');
    if (design.state !== 'SUCCEEDED')
      throw new UserError('INVALID_STATE', 'Some of these designs have no picture. Please choose finished ones.');
    return {
      path: numbered(downloadName(design), taken),
      compress: false,
      modifiedAt: design.finishedAt ?? design.createdAt,
      open: async () => {
        const row = await loadAnyDocument(ctx, design);
        if (row) return openPrintOfArchive(ctx, wantedPrint(design, row, row.firstSize, 'png'));
        const file = design.imageKey && (await ctx.storage.open(design.imageKey));
        // an incomplete archive is useless
        if (!file) throw new Error(`The file of a design is missing: ${design.id}`);
        return file.body;
      },
    };
  });
}

/**
 * Returns every size of the caller's post, and its caption as a text file.
 * @throws AccessError NOT_FOUND for a design that has no document, or is not the caller's
 */
export async function sizesToPack(ctx: RequestContext, id: string): Promise<PackedDesign[]> {
  const design = await findOwnDesign(ctx, id);
  const row = await loadAnyDocument(ctx, design);
  if (!row) throw notFound('Design');
  const sizes = POST_SIZE_NAMES.map((size) => ({
    path: printName(design, size, 'png'),
    compress: false,
    modifiedAt: row.savedAt,
    open: () => openPrintOfArchive(ctx, wantedPrint(design, row, size, 'png')),
  }));
  const caption = captionFile(contentOf(row));
  if (!caption) return sizes;
  const open = () => Promise.resolve(Readable.from([Buffer.from(caption, 'utf8')]));
  return [...sizes, { path: 'caption.txt', compress: true, modifiedAt: row.savedAt, open }];
}

/** Returns the text to publish with a post: caption, hashtags, and the description for people who cannot see it. */
function captionFile({ caption: { text, hashtags, altText } }: PostDocument): string {
  const tags = hashtags.map((tag) => `#${tag}`).join(' ');
  const parts = [text, tags, altText && `Image description: ${altText}`].filter(Boolean);
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : '';
}
