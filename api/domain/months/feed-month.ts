import { In } from 'typeorm';
import type { Brand } from '../../../studio/posts/brand';
import type { RequestContext } from '../../context';
import type { MonthPlanState } from '../../graphql/generated/schema';
import { publishAll } from '../../platform/events/events';
import { freshUser } from '../accounts/user.service';
import { creditsPerDesign } from '../credits/credit.service';
import { designEvenDeleted } from '../designs/design.service';
import { createDesign, isDesignRequested } from '../designs/design-creation.service';
import { copyPost } from '../designs/studio/copy-post.service';
import { changeFreshPost, postOfDesign } from '../designs/studio/fresh-post';
import { plainScene } from '../designs/studio/prompts';
import type { Suggestions } from '../designs/studio/suggestions';
import { AccessError, UserError } from '../user-error';
import { brandOfMonth } from './month-brand';
import { bumped, postsOf } from './month-plan.service';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';
import { inBrand, onSharedPicture } from './post-look';
import { postsWithDesign } from './remaking.service';

/** Pictures of a month that are queued or being made at a time: the account's queue has room for other designs. */
const MOST_IN_QUEUE = 3;

interface Feeding {
  plan: MonthPlanEntity;
  brand: Brand | null;
  posts: MonthPostEntity[];
}

const pictureDeleted = 'The picture that it shares was deleted.';

/** Returns the request id of a post's design: the same for each attempt, so that none is made or paid twice. */
const requestOf = ({ id, attempt }: MonthPostEntity): string => `month-${id}-${attempt}`;

/** Changes a post as long as it is in the state and attempt that was read. @returns whether it was */
async function change(
  ctx: RequestContext,
  post: MonthPostEntity,
  values: Partial<Pick<MonthPostEntity, 'state' | 'designId' | 'error'>>,
): Promise<void> {
  const { id, state, attempt } = post;
  const { affected } = await ctx.db.update(MonthPostEntity, { id, state, attempt }, values);
  if (affected === 1) Object.assign(post, values);
}

/**
 * Takes a month one step further, for its owner as the viewer: settles designs that have ended, copies finished pictures
 * for the posts that share them, and queues the next pictures. Repeated or concurrent calls make and cost nothing twice.
 */
export async function feedMonth(ctx: RequestContext, planId: string): Promise<void> {
  const plan = await ctx.db.findOneBy(MonthPlanEntity, { id: planId, state: In(['MAKING', 'PAUSED']) });
  if (!plan) return;
  const feeding = { plan, brand: await brandOfMonth(ctx, plan), posts: await postsOf(ctx, planId) };
  await settle(ctx, feeding);
  if (plan.state === 'MAKING') await copyFinished(ctx, feeding);
  await concludeMonth(ctx, feeding, plan.state === 'MAKING' ? await queueNext(ctx, feeding) : null);
}

/** Records the outcome of the posts' designs that have ended. */
async function settle(ctx: RequestContext, { brand, posts }: Feeding): Promise<void> {
  const making = posts.filter(({ state }) => state === 'MAKING');
  for (const post of making) {
    // one that was deleted after it was made can be restored for some minutes, and its credit is spent
    const design = post.designId && (await designEvenDeleted(ctx, post.designId));
    if (!design) await change(ctx, post, { state: 'FAILED', error: 'Its design was deleted.' });
    else if (design.state === 'SUCCEEDED') {
      await changeFreshPost(ctx, design.id, (made) => inBrand(made, brand));
      await change(ctx, post, { state: 'READY' });
      await publishAll(ctx.db, [{ type: 'design', id: design.id, owner: design.userId }]);
    } else if (design.state === 'FAILED' || design.state === 'CANCELLED')
      await change(ctx, post, { state: 'FAILED', error: design.error ?? 'It was cancelled.' });
  }
}

/** Makes the posts that share a finished picture, for nothing. */
async function copyFinished(ctx: RequestContext, { brand, posts }: Feeding): Promise<void> {
  const alive = await postsWithDesign(ctx, posts);
  for (const post of posts) {
    if (post.state !== 'WAITING' || post.ownsPicture) continue;
    const sharing = posts.filter(({ id, picture }) => id !== post.id && picture === post.picture);
    const ready = sharing.filter(({ id, state }) => state === 'READY' && alive.has(id));
    // it is made, or made again, for another post first
    const isComing = sharing.some(({ ownsPicture, state }) => ownsPicture && state !== 'READY');
    if (ready.length === 0 && isComing) continue;
    const [source] = ready;
    const made = source?.designId ? await postOfDesign(ctx, source.designId) : null;
    if (!source?.designId || !made) {
      await change(ctx, post, { state: 'FAILED', error: pictureDeleted });
      continue;
    }
    const others = await Promise.all(ready.flatMap(({ designId }) => (designId ? [postOfDesign(ctx, designId)] : [])));
    const taken = others.flatMap((other) => other?.document.layout ?? []);
    try {
      const { id } = await copyPost(
        ctx,
        { id: source.designId, userId: post.userId },
        { requestId: requestOf(post), document: onSharedPicture(made, post, { brand, taken }) },
      );
      await change(ctx, post, { state: 'READY', designId: id });
      alive.add(post.id);
    } catch (error) {
      if (!(error instanceof UserError) && !(error instanceof AccessError)) throw error;
      const sentence = error instanceof AccessError ? pictureDeleted : error.message;
      await change(ctx, post, { state: 'FAILED', error: sentence });
    }
  }
}

/** What the painter and the first document take from the plan, instead of asking the text model again. */
function suggestionsFor(
  { plan }: Feeding,
  { headline, second, caption, hashtags, scene }: MonthPostEntity,
): Suggestions {
  return {
    ...{ second, caption, hashtags, language: plan.language },
    button: '',
    badge: '',
    altText: headline,
    scene: plainScene({ niche: plan.niche, request: scene }),
  };
}

/**
 * Queues the next pictures. @returns why no further one can be queued now; null when all are, or the month's share of the
 * queue is full
 */
async function queueNext(ctx: RequestContext, feeding: Feeding): Promise<string | null> {
  const { plan, posts } = feeding;
  const { platform, niche, style } = plan;
  let room = MOST_IN_QUEUE - posts.filter(({ state }) => state === 'MAKING').length;
  for (const post of posts) {
    if (post.state !== 'WAITING' || !post.ownsPicture) continue;
    if (room <= 0) return null;
    // paused or deleted since
    if (!(await ctx.db.existsBy(MonthPlanEntity, { id: plan.id, state: 'MAKING' }))) return null;
    const requestId = requestOf(post);
    // read first, as nothing else of a design is worth preparing that can't be paid
    const credits = (await freshUser(ctx, plan.userId))?.credits ?? 0;
    if (credits < creditsPerDesign && !(await isDesignRequested(ctx, requestId))) return sentenceWithoutCredits(posts);
    try {
      const { id } = await createDesign(ctx, {
        requestId,
        design: {
          ...{ platform, niche, style, lettering: 'SET', size: 'SQUARE' },
          postType: `${platform}_POST`,
          primaryText: post.headline,
          customPrompt: '',
        },
        suggestions: suggestionsFor(feeding, post),
      });
      await change(ctx, post, { state: 'MAKING', designId: id });
      room -= 1;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (error.code === 'INVALID_INPUT' || error.code === 'CONFLICT')
        await change(ctx, post, { state: 'FAILED', error: error.message });
      // the queue has room again when some designs are finished
      else return error.code === 'LIMIT_REACHED' ? null : sentenceOf(error, posts);
    }
  }
  return null;
}

/** The first words of what the owner of a month without credits reads. */
export const noCreditsLeft = 'You have no credits left';

function sentenceWithoutCredits(posts: readonly MonthPostEntity[]): string {
  const left = posts.filter(({ state, ownsPicture }) => state === 'WAITING' && ownsPicture).length;
  return `${noCreditsLeft}, and ${left === 1 ? '1 picture is' : `${left} pictures are`} still to be made. It continues automatically when you have credits.`;
}

/** Says why a month waits. */
const sentenceOf = ({ code, message }: UserError, posts: readonly MonthPostEntity[]): string =>
  code === 'INSUFFICIENT_CREDITS' ? sentenceWithoutCredits(posts) : message;

/** Stores why the month waits, or that it has come to an end. */
async function concludeMonth(ctx: RequestContext, { plan, posts }: Feeding, hold: string | null): Promise<void> {
  const isPaused = plan.state === 'PAUSED';
  const isOpen = posts.some((post) => post.state === 'MAKING' || (post.state === 'WAITING' && isWithin(posts, post)));
  const state: MonthPlanState = posts.every((post) => post.state === 'READY')
    ? 'DONE'
    : isPaused || isOpen
      ? plan.state
      : 'INCOMPLETE';
  if (state === plan.state) {
    await ctx.db.update(MonthPlanEntity, { id: plan.id, state: 'MAKING' }, { hold });
    return;
  }
  await ctx.transaction(async (tx) => {
    const now = await tx.db.findOne(MonthPlanEntity, {
      where: { id: plan.id, state: plan.state },
      lock: { mode: 'pessimistic_write' },
    });
    // retried or paused since these posts were read
    if (!now || now.version !== plan.version) return;
    await bumped(tx, now, { state, hold: null });
    tx.logger.info({ plan: plan.id, state }, 'the posts of a month were made');
  });
}

/** Whether a waiting post is going to be made: its picture has not failed. */
const isWithin = (posts: readonly MonthPostEntity[], post: MonthPostEntity): boolean =>
  post.ownsPicture || posts.some((one) => one.picture === post.picture && one.ownsPicture && one.state !== 'FAILED');
