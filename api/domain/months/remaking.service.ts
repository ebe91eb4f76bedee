import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { freshUser } from '../accounts/user.service';
import { existingDesigns, loadDesign } from '../designs/design.service';
import { UserError, checkId, notFound } from '../user-error';
import { signedIn } from '../viewer';
import { wakeFeeder } from './making.service';
import { refuseMissingLettersIn } from './month-brand';
import { bumped, findMonth, loadPosts, lockMonth, postsOf } from './month-plan.service';
import type { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';

const designsOf = (posts: readonly MonthPostEntity[]) => posts.flatMap(({ designId }) => designId ?? []);
const ofDesigns = (posts: readonly MonthPostEntity[], designs: ReadonlySet<string>) =>
  new Set(posts.filter(({ designId }) => designId && designs.has(designId)).map(({ id }) => id));

/** Returns the ids of posts whose design can still be seen and copied. */
export const postsWithDesign = async (tx: RequestContext, posts: readonly MonthPostEntity[]): Promise<Set<string>> =>
  ofDesigns(posts, await existingDesigns(tx, designsOf(posts)));

/** Returns the same for a field of an answer: what several posts ask is read in one statement. */
async function loadPostsWithDesign(ctx: RequestContext, posts: readonly MonthPostEntity[]): Promise<Set<string>> {
  const found = await Promise.all(designsOf(posts).map((id) => loadDesign(ctx, id)));
  return ofDesigns(posts, new Set(found.flatMap((design) => design?.id ?? [])));
}

/** Returns whether a picture is there, or is going to be made, for a post that shares it with others. */
function hasSharedPicture(
  post: MonthPostEntity,
  posts: readonly MonthPostEntity[],
  alive: ReadonlySet<string>,
): boolean {
  return posts.some(
    (one) =>
      one.id !== post.id &&
      one.picture === post.picture &&
      (one.state === 'READY' ? alive.has(one.id) : one.ownsPicture),
  );
}

/**
 * Returns how many credits it costs to make the picture of a post again: 0 while other posts have it, 1 otherwise; null for
 * a post whose picture was not deleted.
 */
export function creditsToRemake(
  post: MonthPostEntity,
  posts: readonly MonthPostEntity[],
  alive: ReadonlySet<string>,
): number | null {
  const isShared = hasSharedPicture(post, posts, alive);
  // a failed post is tried again by `retryMonth`, unless it waits for a picture that will never come
  const isGone =
    post.state === 'READY' ? !alive.has(post.id) : post.state === 'FAILED' && !post.ownsPicture && !isShared;
  return isGone ? (isShared ? 0 : 1) : null;
}

/** Returns `creditsToRemake` of a post of the caller. */
export async function remakeCreditsOf(ctx: RequestContext, post: MonthPostEntity): Promise<number | null> {
  if (post.state !== 'READY' && post.state !== 'FAILED') return null;
  if (post.state === 'READY' && post.designId && (await loadDesign(ctx, post.designId))) return null;
  const posts = await loadPosts(ctx, post.planId);
  return creditsToRemake(post, posts, await loadPostsWithDesign(ctx, posts));
}

/**
 * Makes the picture of a post again that was deleted: as a copy where other posts have it, else as a new one for a credit,
 * which the posts that shared it can have then. The same call again changes nothing.
 * @throws UserError INVALID_STATE when its picture is there, INSUFFICIENT_CREDITS, INVALID_INPUT for missing letters;
 * AccessError NOT_FOUND
 */
export async function remakeMonthPicture(ctx: RequestContext, given: string): Promise<MonthPlanEntity> {
  const { userId } = signedIn(ctx);
  const known = await ctx.db.findOneBy(MonthPostEntity, { id: checkId(given, 'Post'), userId });
  if (!known) throw notFound('Post');
  const { id: postId, planId: id } = known;
  await refuseMissingLettersIn(ctx, await findMonth(ctx, id), textsOf(known, 'postId'));
  const credits = (await freshUser(ctx, userId))?.credits ?? 0;
  return ctx.transaction(async (tx) => {
    const plan = await lockMonth(tx, id);
    const posts = await postsOf(tx, id);
    const post = posts.find((one) => one.id === postId);
    if (!post) throw notFound('Post');
    if (post.state === 'WAITING' || post.state === 'MAKING') return plan;
    const alive = await postsWithDesign(tx, posts);
    const cost = creditsToRemake(post, posts, alive);
    if (cost === null) throw new UserError('INVALID_STATE', 'The picture of this post was not deleted.', ['postId']);
    if (credits < cost)
      throw new UserError(
        'INSUFFICIENT_CREDITS',
        'Making this picture again costs 1 credit, and you have none. Nothing was taken.',
        ['postId'],
      );
    await makeOwner(tx, posts, cost === 1 ? post : posts.find((one) => isSource(one, post, alive)));
    await tx.db.update(
      MonthPostEntity,
      { id: postId },
      { state: 'WAITING', attempt: () => 'attempt + 1', error: null, designId: null },
    );
    await wakeFeeder(tx);
    return bumped(tx, plan, { state: goingOn(plan), hold: null });
  });
}

/** Returns the texts on the picture of a post, which are refused at this field. */
const textsOf = ({ headline, second }: MonthPostEntity, field: string) =>
  [headline, second].map((text) => ({ text, field: [field] }));

/** The state of a month that has something to make again: only its owner resumes a paused one. */
const goingOn = ({ state }: MonthPlanEntity) => (state === 'PAUSED' ? 'PAUSED' : 'MAKING');

const isSource = (one: MonthPostEntity, post: MonthPostEntity, alive: ReadonlySet<string>): boolean =>
  one.id !== post.id && one.picture === post.picture && one.state === 'READY' && alive.has(one.id);

/** Lets one post own the picture that several share; none for a picture that is being made, which has an owner. */
async function makeOwner(
  tx: RequestContext,
  posts: readonly MonthPostEntity[],
  owner: MonthPostEntity | undefined,
): Promise<void> {
  if (!owner) return;
  for (const { id, picture, ownsPicture } of posts)
    if (picture === owner.picture && ownsPicture !== (id === owner.id))
      await tx.db.update(MonthPostEntity, { id }, { ownsPicture: id === owner.id });
}

/**
 * Tries failed posts again; a paused month stays paused, and begins them once it is resumed. Their credits were released, so
 * each costs what it would have cost. Posts that share a deleted picture stay: `remakeMonthPicture` makes it again.
 * @throws UserError INVALID_STATE for a draft, or when none can be tried again, INVALID_INPUT for missing letters;
 * AccessError NOT_FOUND.
 */
export async function retryMonth(ctx: RequestContext, given: string): Promise<MonthPlanEntity> {
  const found = await findMonth(ctx, given);
  const { id } = found;
  // words of failed posts may have been changed since they were made
  const changed = (await postsOf(ctx, id)).filter(({ state }) => state === 'FAILED');
  await refuseMissingLettersIn(
    ctx,
    found,
    changed.flatMap((post) => textsOf(post, 'id')),
  );
  return ctx.transaction(async (tx) => {
    const plan = await lockMonth(tx, id);
    const posts = await postsOf(tx, id);
    const failed = posts.filter(({ state }) => state === 'FAILED');
    const alive = failed.length > 0 ? await postsWithDesign(tx, posts) : new Set<string>();
    const again = failed.filter((post) => creditsToRemake(post, posts, alive) === null);
    if (plan.state === 'DRAFT' || again.length === 0)
      throw new UserError(
        'INVALID_STATE',
        failed.length > 0
          ? 'The picture of the failed posts was deleted. Open one of them to make it again for 1 credit.'
          : 'No post of this month has failed.',
      );
    await tx.db.update(
      MonthPostEntity,
      { id: In(again.map((post) => post.id)), state: 'FAILED' },
      { state: 'WAITING', attempt: () => 'attempt + 1', error: null, designId: null },
    );
    await wakeFeeder(tx);
    return bumped(tx, plan, { state: goingOn(plan), hold: null });
  });
}
