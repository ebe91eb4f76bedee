import { isDeepStrictEqual } from 'node:util';
import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { z } from 'zod';
import { DOCUMENT_VERSION, MOST_DOCUMENT_BYTES, postDocument, readDocument } from '../../../../studio/posts/document';
import type { PostDocument } from '../../../../studio/posts/document';
import { refOf } from '../../../../studio/posts/layout';
import { layoutOf } from '../../../../studio/posts/layouts/index';
import { headlineOf, textsOf as textsOnCanvas } from '../../../../studio/posts/words-block';
import type { HeadlineParts } from '../../../../studio/posts/words-block';
import type { RequestContext } from '../../../context';
import type { PostContentInput, PostSize } from '../../../graphql/generated/schema';
import { entityOf, readRows } from '../../../platform/database/entity-rows';
import { publish } from '../../../platform/events/events';
import { checked } from '../../input';
import { checkLogos } from '../../brands/logo-check';
import { refuseMissingLetters } from '../../files/missing-letters';
import { inPrintProcess } from '../../files/print-process';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { consumeLimit } from '../allowance';
import { DesignEntity } from '../design.entity';
import { findOwnDesign } from '../design.service';
import { DesignDocumentEntity } from './design-document.entity';
import type { LayoutTask } from './post-picture';

/**
 * A post as its owner reads it. Its picture's sample is loaded on demand, and so is a content that is null: lists do without
 * these 20 kB and show its headline.
 */
export type OwnDocument = Omit<DesignDocumentEntity, 'sample'> & { headline: string };

type Read<Document> = (ctx: RequestContext, ids: string[]) => Promise<Document[]>;

const loaderOf =
  <Document extends { designId: string }>(read: Read<Document>) =>
  (ctx: RequestContext) =>
    new DataLoader<string, Document | null>(
      async (ids) => {
        const byId = new Map((await read(ctx, [...ids])).map((row) => [row.designId, row]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      { cache: false },
    );

/**
 * Prepared, as each page of designs asks it. To parse and check the contents would take longer than the rest of a page: a
 * document of the newest version was checked when it was saved, and one of an older version is read whole. So is one that is
 * asked for alone, for the studio.
 */
const headsQuery = {
  name: 'design-document-heads',
  text: `select design_id, user_id, version, saved_at, first_size, ratio, has_lettering,
case when content -> 'version' = '${DOCUMENT_VERSION}'
then jsonb_build_object('headline', content -> 'words' -> 'headline', 'perSize', content -> 'perSize') end as parts,
case when content -> 'version' is distinct from '${DOCUMENT_VERSION}' or cardinality($1::uuid[]) = 1 then content end as content
from design_documents where design_id = any($1::uuid[])`,
};

const hasDocument = ({ lettering, state }: DesignEntity) => lettering === 'SET' && state === 'SUCCEEDED';

const isOwn = (ctx: RequestContext, design: DesignEntity) =>
  design.userId === ctx.viewer?.userId && hasDocument(design);

const documentLoader = loaderOf((ctx, ids) =>
  ctx.dataSource.manager.findBy(DesignDocumentEntity, { designId: In(ids) }),
);
const headLoader = loaderOf(async ({ dataSource: { manager: db }, pool, directPool }, ids) =>
  (await readRows<{ parts: HeadlineParts | null }>({ db, pool, directPool }, headsQuery, [ids])).map((raw) => {
    const head = entityOf(db, DesignDocumentEntity, raw);
    return headOf(head, raw.parts ? headlineOf(raw.parts, head.firstSize) : headlineIn(contentOf(head), head));
  }),
);

const headlineIn = (post: PostDocument, { firstSize }: Pick<DesignDocumentEntity, 'firstSize'>): string =>
  textsOnCanvas(post, firstSize).headline ?? '';

const headOf = (row: DesignDocumentEntity, headline: string): OwnDocument => {
  const { designId, userId, version, savedAt, firstSize, ratio, hasLettering, content } = row;
  return { designId, userId, version, savedAt, firstSize, ratio, hasLettering, content, headline };
};

/** Returns the document of a design whose access the caller has checked; null for a design without one. */
export const loadAnyDocument = (ctx: RequestContext, design: DesignEntity): Promise<DesignDocumentEntity | null> =>
  hasDocument(design) ? ctx.once(documentLoader).load(design.id) : Promise.resolve(null);

/** Returns the document of a design for its owner; null for others, and for a design without one. */
export async function loadDocument(ctx: RequestContext, design: DesignEntity): Promise<OwnDocument | null> {
  return isOwn(ctx, design) ? ctx.once(headLoader).load(design.id) : null;
}

/** Like `loadDocument`, with its content. */
export const loadOwnPost = async (ctx: RequestContext, design: DesignEntity): Promise<DesignDocumentEntity | null> =>
  isOwn(ctx, design) ? ctx.once(documentLoader).load(design.id) : null;

/** Returns the content of a document. */
export async function loadContent(ctx: RequestContext, { designId, content }: OwnDocument): Promise<PostDocument> {
  if (content !== null) return readDocument(content);
  const row = await ctx.once(documentLoader).load(designId);
  if (!row) throw notFound('Document');
  return contentOf(row);
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
  return inPrintProcess<string>(ctx, 'layout', () => task, userId);
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
  const headline = headlineIn(post, { firstSize });
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
  const before = await loadOwnPost(ctx, design);
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
    const row = await tx.db.findOneByOrFail(DesignDocumentEntity, { designId: design.id });
    // the repetition of a save whose answer was lost
    const isRepeated = row.version === version + 1 && isDeepStrictEqual(contentOf(row), saved);
    if (affected !== 1 && !isRepeated)
      throw new UserError('CONFLICT', 'This post was changed in another window or by another person.', ['version']);
    if (affected === 1) await publish(tx.db, { type: 'design', id: design.id, owner: userId });
    return headOf(row, headlineIn(saved, row));
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
        'This layout does not exist.',
        index === 0 ? ['content', 'layout'] : ['content', 'perSize', String(index - 1), 'layout'],
      );
  }
  if (Buffer.byteLength(JSON.stringify(document)) > MOST_DOCUMENT_BYTES)
    throw new UserError('INVALID_INPUT', 'This post is too large.', ['content']);
  return document;
}
