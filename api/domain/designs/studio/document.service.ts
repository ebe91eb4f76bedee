import { isDeepStrictEqual } from 'node:util';
import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { z } from 'zod';
import { MOST_DOCUMENT_BYTES, postDocument, readDocument } from '../../../../studio/posts/document';
import type { PostDocument } from '../../../../studio/posts/document';
import { refOf } from '../../../../studio/posts/layout';
import { layoutOf } from '../../../../studio/posts/layouts/index';
import { textsOf as textsOnCanvas } from '../../../../studio/posts/words-block';
import type { RequestContext } from '../../../context';
import type { PostContentInput, PostSize } from '../../../graphql/generated/schema';
import { readEntities } from '../../../platform/database/entity-rows';
import { publish } from '../../../platform/events/events';
import { checked } from '../../input';
import { checkLogos } from '../../brands/logo-check';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { consumeLimit } from '../allowance';
import { DesignEntity } from '../design.entity';
import { findOwnDesign } from '../design.service';
import { DesignDocumentEntity } from './design-document.entity';
import type { LayoutTask } from './post-picture';
import { inPrintProcess } from './print-process';
import { refuseMissingLetters } from './missing-letters';

/** A post as its owner reads it. Its picture's sample is loaded on demand, because lists do without these 20 kB. */
export type OwnDocument = Omit<DesignDocumentEntity, 'sample'> & { userId: string };

type Read = (ctx: RequestContext, ids: string[]) => Promise<DesignDocumentEntity[]>;

const loaderOf = (read: Read) => (ctx: RequestContext) =>
  new DataLoader<string, DesignDocumentEntity | null>(
    async (ids) => {
      const byId = new Map((await read(ctx, [...ids])).map((row) => [row.designId, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { cache: false },
  );

/** Prepared, as each page of designs asks it. */
const headsQuery = {
  name: 'design-document-heads',
  text: `select design_id, user_id, version, saved_at, first_size, content, ratio, has_lettering
from design_documents where design_id = any($1)`,
};

const hasDocument = ({ lettering, state }: DesignEntity) => lettering === 'SET' && state === 'SUCCEEDED';

const documentLoader = loaderOf((ctx, ids) =>
  ctx.dataSource.manager.findBy(DesignDocumentEntity, { designId: In(ids) }),
);
const headLoader = loaderOf(({ dataSource, pool, directPool }, ids) =>
  readEntities({ db: dataSource.manager, pool, directPool }, DesignDocumentEntity, headsQuery, [ids]),
);

/** Returns the document of a design whose access the caller has checked; null for a design without one. */
export const loadAnyDocument = (ctx: RequestContext, design: DesignEntity): Promise<DesignDocumentEntity | null> =>
  hasDocument(design) ? ctx.once(documentLoader).load(design.id) : Promise.resolve(null);

/** Returns the document of a design for its owner; null for others, and for a design without one. */
export async function loadDocument(ctx: RequestContext, design: DesignEntity): Promise<OwnDocument | null> {
  const { id, userId } = design;
  if (userId !== ctx.viewer?.userId || !hasDocument(design)) return null;
  const head = await ctx.once(headLoader).load(id);
  return head && { ...head, userId };
}

/** Returns the sample of a document's picture as base64. */
export const loadSample = async (ctx: RequestContext, { designId }: OwnDocument): Promise<string> =>
  (await ctx.once(documentLoader).load(designId))?.sample.toString('base64') ?? '';

/** Returns the hash of the layout that the server composes for a size of a post; null while too much is asked for. */
export async function loadLayoutHash(
  ctx: RequestContext,
  { designId, userId }: OwnDocument,
  size: PostSize,
): Promise<string | null> {
  if ((await ctx.limits.take('layoutPerAccount', userId)) > 0) return null;
  const row = await ctx.once(documentLoader).load(designId);
  if (!row) return null;
  const task: LayoutTask = {
    document: contentOf(row),
    sample: { ratio: row.ratio, cells: new Uint8Array(row.sample) },
    size,
  };
  return inPrintProcess<string>(ctx, 'layout', task);
}

/** Returns the document of the caller's design. @throws AccessError NOT_FOUND. */
export async function findDocument(ctx: RequestContext, id: string): Promise<OwnDocument> {
  const design = await findOwnDesign(ctx, checkId(id, 'Design'));
  const document = await loadDocument(ctx, design);
  if (!document) throw notFound('Document');
  return document;
}

/** Returns the content as the newest version of the form. */
export const contentOf = ({ content }: Pick<DesignDocumentEntity, 'content'>): PostDocument => readDocument(content);

/** Returns the headline of a post where it is another text than its design was made with; null for none. */
export function editedHeadline(
  { primaryText }: Pick<DesignEntity, 'primaryText'>,
  post: PostDocument,
  firstSize: PostSize,
): string | null {
  const { headline = '' } = textsOnCanvas(post, firstSize);
  return headline === primaryText ? null : headline || null;
}

/**
 * Replaces the post of the caller's design, unless another version was saved since. It costs nothing.
 * @throws UserError INVALID_INPUT naming the field, CONFLICT, INVALID_STATE, TOO_MANY_REQUESTS; AccessError NOT_FOUND.
 */
export async function saveDocument(
  ctx: RequestContext,
  { id, version, content }: { id: string; version: number; content: PostContentInput },
): Promise<OwnDocument> {
  const { userId } = signedIn(ctx);
  const design = await findOwnDesign(ctx, id);
  const before = await loadDocument(ctx, design);
  if (!before) throw new UserError('INVALID_STATE', 'The words of this design are part of its picture.');
  await consumeLimit(ctx, 'documentPerAccount', userId);
  const saved = await validPost(ctx, content, contentOf(before));
  const headline = editedHeadline(design, saved, before.firstSize);
  return ctx.transaction(async (tx) => {
    // before the document: a deletion takes the rows in this order
    if (headline !== design.headline) await tx.db.update(DesignEntity, { id: design.id }, { headline });
    const { affected } = await tx.db.update(
      DesignDocumentEntity,
      { designId: design.id, version },
      { content: saved, version: version + 1, savedAt: () => 'now()' },
    );
    if (affected !== 1)
      throw new UserError('CONFLICT', 'This post was changed in another window or by another person.', ['version']);
    await publish(tx.db, { type: 'design', id: design.id, owner: userId });
    return { ...(await tx.db.findOneByOrFail(DesignDocumentEntity, { designId: design.id })), userId };
  });
}

/**
 * Validates a post of a customer.
 * @param before the post that it replaces or copies, whose logo stays when none is given
 * @throws UserError INVALID_INPUT naming the field below `content`, TOO_MANY_REQUESTS
 */
export async function validPost(
  ctx: RequestContext,
  content: PostContentInput,
  { logo }: Pick<PostDocument, 'logo'>,
): Promise<PostDocument> {
  const document = checkedContent({ ...content, logo: content.logo === undefined ? logo : content.logo });
  if (!isDeepStrictEqual(document.logo, logo))
    await checkLogos(ctx, signedIn(ctx).userId, document.logo, ['content', 'logo']);
  await refuseMissingLetters(ctx, textsOf(document));
  return document;
}

/** Returns the texts of a post with their paths. */
const textsOf = ({ words, perSize }: PostDocument): { text: string; field: string[] }[] => [
  ...Object.entries(words).map(([slot, { text }]) => ({ text, field: ['content', 'words', slot, 'text'] })),
  ...perSize.map(({ headline }, index) => ({
    text: headline ?? '',
    field: ['content', 'perSize', String(index), 'headline'],
  })),
];

/** Reads what a customer sends. @throws UserError INVALID_INPUT naming the field below `content`. */
function checkedContent(content: PostContentInput): PostDocument {
  const { content: document } = checked(z.object({ content: postDocument }), { content });
  const layouts = [document.layout, ...document.perSize.map(({ layout }) => layout)];
  for (const [index, layout] of layouts.entries()) {
    if (layout !== null && refOf(layoutOf(layout)) !== layout)
      throw new UserError(
        'INVALID_INPUT',
        'There is no layout of this name.',
        index === 0 ? ['content', 'layout'] : ['content', 'perSize', String(index - 1), 'layout'],
      );
  }
  if (Buffer.byteLength(JSON.stringify(document)) > MOST_DOCUMENT_BYTES)
    throw new UserError('INVALID_INPUT', 'This post is too large.', ['content']);
  return document;
}
