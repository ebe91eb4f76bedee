import { IsNull } from 'typeorm';
import { z } from 'zod';
import { mostPostsPerBackground } from '../../../../contract/limits';
import type { PostDocument } from '../../../../studio/posts/document';
import { POST_SIZES } from '../../../../studio/posts/sizes';
import type { RequestContext } from '../../../context';
import { countLiveWork } from '../../accounts/test-account.service';
import type { PostContentInput } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { lockedCredits } from '../../credits/credit.service';
import { otherRequest, refuseOtherInput } from '../../idempotency/repeated-request';
import { checked, requestId as requestIdForm } from '../../input';
import { UserError, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { consumeLimit } from '../allowance';
import { DesignEntity } from '../design.entity';
import { insertDesignOnce } from '../design-insertion';
import { findOwnDesign } from '../design.service';
import { DesignDocumentEntity } from './design-document.entity';
import { contentOf, loadOwnPost, validPost } from './document.service';

/** What a copy of a post has of its own. */
interface Copy {
  /** Unique for the account: a repeated one returns the first copy. */
  requestId: string;
  /** Another post over the same background, already validated; undefined for the same post. */
  document?: PostDocument;
}

type Source = Pick<DesignEntity, 'id' | 'userId'>;

/**
 * Makes a further design with the background of a finished one. No credit is moved, and nothing is generated or printed:
 * prints are made on demand.
 * @returns the copy, SUCCEEDED at once
 * @throws UserError CONFLICT, INVALID_STATE, LIMIT_REACHED; AccessError NOT_FOUND when the design is deleted
 */
export async function copyPost(
  ctx: RequestContext,
  { id: sourceId, userId }: Source,
  { requestId, document }: Copy,
): Promise<DesignEntity> {
  const { copy, isNew } = await ctx.transaction(async (tx) => {
    const known = await findCopy(tx, { id: sourceId, userId }, requestId);
    if (known) return { copy: known, isNew: false };
    // its background can't be deleted before this transaction ends
    const source = await tx.db.findOne(DesignEntity, {
      where: { id: sourceId, userId, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    });
    if (!source) throw notFound('Design');
    const post = await tx.db.findOneBy(DesignDocumentEntity, { designId: sourceId });
    if (!post || source.lettering !== 'SET' || source.state !== 'SUCCEEDED' || !source.originalKey)
      throw new UserError('INVALID_STATE', 'Only a finished post whose words Postloom sets can be copied.');
    // copies of one account are made one after the other, so that each counts the ones before
    await lockedCredits(tx, userId);
    const { originalKey } = source;
    if ((await tx.db.countBy(DesignEntity, { originalKey })) >= mostPostsPerBackground)
      throw new UserError(
        'LIMIT_REACHED',
        `${mostPostsPerBackground} of your posts share this picture, which is the maximum. Delete some of them, or make another picture.`,
      );
    const content = document ?? contentOf(post);
    const id = await insertCopy(tx, source, { requestId, headline: content.words.headline.text, post });
    if (!id) {
      const other = await findCopy(tx, source, requestId);
      return { copy: other ?? (await tx.db.findOneByOrFail(DesignEntity, { userId, requestId })), isNew: false };
    }
    const { firstSize, ratio, sample, hasLettering } = post;
    const row = { designId: id, userId, firstSize, ratio, sample, hasLettering, content: content as object };
    await tx.db.insert(DesignDocumentEntity, row);
    await publish(tx.db, { type: 'design', id, owner: userId });
    return { copy: await tx.db.findOneByOrFail(DesignEntity, { id }), isNew: true };
  });
  if (isNew) await countLiveWork(ctx, userId, ctx.metrics.designCopies, {});
  return copy;
}

/** Inserts the row of a copy. @returns its id; undefined when the request id is taken */
function insertCopy(
  tx: RequestContext,
  source: DesignEntity,
  { requestId, headline, post }: { requestId: string; headline: string; post: DesignDocumentEntity },
): Promise<string | undefined> {
  const { platform, postType, size, niche, style, customPrompt, enhancedPrompt, prompt, lettering } = source;
  const { userId, primaryText, suggestions, pictureSource, originalKey, id: basedOn } = source;
  return insertDesignOnce(tx, {
    ...{ platform, postType, size, niche, style, customPrompt, enhancedPrompt, prompt, lettering },
    ...{ userId, requestId, suggestions, pictureSource, originalKey, basedOn },
    primaryText: headline.trim() || primaryText,
    state: 'SUCCEEDED',
    credits: 0,
    ...POST_SIZES[post.firstSize],
    finishedAt: () => 'now()',
  });
}

/** Returns the copy that a request id stands for; null for none. @throws UserError CONFLICT for something else */
async function findCopy(ctx: RequestContext, { id, userId }: Source, requestId: string): Promise<DesignEntity | null> {
  const known = await ctx.db.findOneBy(DesignEntity, { userId, requestId });
  if (!known) return null;
  refuseOtherInput(known, { basedOn: id });
  // another picture for the same post
  if (known.state !== 'SUCCEEDED' || known.imageKey !== null) throw otherRequest();
  return known;
}

/**
 * Copies a post of the caller, with another look or other words if `content` is given.
 * @throws UserError INVALID_INPUT, CONFLICT, INVALID_STATE, LIMIT_REACHED, TOO_MANY_REQUESTS; AccessError NOT_FOUND
 */
export async function copyDesign(
  ctx: RequestContext,
  given: { id: string; requestId: string; content?: PostContentInput | null },
): Promise<DesignEntity> {
  const { userId } = signedIn(ctx);
  const { requestId } = checked(z.object({ requestId: requestIdForm }), { requestId: given.requestId });
  const source = await findOwnDesign(ctx, given.id);
  const known = await findCopy(ctx, source, requestId);
  if (known) return known;
  await consumeLimit(ctx, 'copyPerAccount', userId);
  const post = given.content && (await loadOwnPost(ctx, source));
  const document = given.content && post ? await validPost(ctx, given.content, contentOf(post)) : undefined;
  return copyPost(ctx, source, { requestId, ...(document && { document }) });
}
