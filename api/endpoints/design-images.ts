import { Router } from 'express';
import { POST_SIZES } from '../../studio/posts/sizes';
import type { PostSize } from '../../studio/posts/sizes';
import type { ContextFactory, RequestContext } from '../context';
import type { DesignEntity } from '../domain/designs/design.entity';
import { downloadName, printName } from '../domain/designs/download';
import { loadAnyDocument } from '../domain/designs/studio/document.service';
import { openPrint, wantedPrint } from '../domain/designs/studio/print.service';
import type { PrintFormat } from '../domain/designs/studio/post-picture';
import { findVisibleDesign } from '../domain/designs/visible-design';
import { notFound } from '../domain/user-error';
import { sendPrivatePicture } from './private-picture';
import type { PrivatePicture } from './private-picture';

const parts = ['image', 'thumbnail', 'download', 'background'] as const;
type Part = (typeof parts)[number];
const isPart = (given: string | undefined): given is Part => parts.some((part) => part === given);

/** Mime types of the AI service's pictures, by the ending of their keys. */
const originalMimes: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Parses the file name of a print, such as 'story.png'. */
function printIn(file: string): { size: PostSize; format: PrintFormat } | null {
  const [, name = '', format] = /^([a-z]+)\.(png|jpg|webp)$/.exec(file) ?? [];
  const size = name.toUpperCase();
  return format && Object.hasOwn(POST_SIZES, size) ? { size: size as PostSize, format: format as PrintFormat } : null;
}

/** Returns a print of a post as it is sent. */
async function printOf(
  ctx: RequestContext,
  design: DesignEntity,
  wanted: { size: PostSize | null; format: PrintFormat },
  isDownload: boolean,
): Promise<PrivatePicture> {
  const row = await loadAnyDocument(ctx, design);
  if (!row) throw notFound('Design');
  const print = wantedPrint(design, row, wanted.size ?? row.firstSize, wanted.format);
  return {
    etag: print.hash,
    name: isDownload ? (wanted.size ? printName(design, print.size, print.format) : downloadName(design)) : null,
    open: (openFile) => openPrint(ctx, print, openFile),
  };
}

/** Returns a stored file of a design as it is sent. */
const fileOf = (
  { etag, key, mime }: { etag: string; key: string | null; mime: string },
  name: string | null,
): PrivatePicture => ({
  etag,
  name,
  open: async (openFile) => {
    const file = key && (await openFile(key, mime));
    if (!file) throw notFound('Design');
    return { ...file, mime };
  },
});

/**
 * A design's pictures, for its owner, and for an Admin who has revealed it: /designs/{id}/image, /thumbnail and
 * /download, /background without words, and every size of a post at /designs/{id}/prints/{size}.{png|jpg|webp}, as a
 * download with `?download`.
 */
export function designImages(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/designs/:id/:part', async (request, response, next) => {
    const { id, part } = request.params;
    if (!isPart(part)) return next();
    await sendPrivatePicture(contextOf, request, response, async (ctx) => {
      const design = await findVisibleDesign(ctx, id);
      const isSet = design.lettering === 'SET' && design.state === 'SUCCEEDED';
      if (part === 'background') {
        const key = isSet ? design.originalKey : null;
        const mime = originalMimes[key?.split('.').at(-1) ?? ''] ?? 'image/png';
        return fileOf({ etag: `${id}-background`, key, mime }, null);
      }
      const isDownload = part === 'download';
      if (isSet)
        return printOf(ctx, design, { size: null, format: part === 'thumbnail' ? 'thumbnail' : 'png' }, isDownload);
      const key = part === 'thumbnail' ? design.thumbnailKey : design.imageKey;
      if (!key) throw notFound('Design');
      const mime = part === 'thumbnail' ? 'image/webp' : 'image/png';
      return fileOf({ etag: `${id}-${part}`, key, mime }, isDownload ? downloadName(design) : null);
    });
  });
  router.get('/designs/:id/prints/:file', async (request, response, next) => {
    const wanted = printIn(request.params.file);
    if (!wanted) return next();
    const isDownload = request.query['download'] !== undefined;
    await sendPrivatePicture(contextOf, request, response, async (ctx) =>
      printOf(ctx, await findVisibleDesign(ctx, request.params.id), wanted, isDownload),
    );
  });
  return router;
}
