import { MONTH_LIMITS } from '../../../contract/months';
import { dayIn, plusDays } from '../../../contract/time-zone';
import type { RequestContext } from '../../context';
import { fingerprint, randomToken, sameSecret } from '../../platform/secrets/secrets';
import { freshUser } from '../accounts/user.service';
import { loadDesign } from '../designs/design.service';
import { loadAnyDocument } from '../designs/studio/document.service';
import { wantedPrint } from '../designs/studio/print.service';
import type { WantedPrint } from '../designs/studio/print.service';
import { isId, notFound, tooManyRequests } from '../user-error';
import { findMonth } from './month-plan.service';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';

export const monthPicturePath = '/month-pictures';

/** Some tools that schedule posts accept only addresses that end like this. */
const ending = '.jpg';

const signatureOf = (key: Buffer, secret: string, postId: string): string =>
  fingerprint(key, `month-picture:${secret}:${postId}`);

/** Returns the last day (UTC) on which addresses of a month's pictures open. */
export function lastPictureDay(posts: readonly Pick<MonthPostEntity, 'day'>[], startsOn: string): string {
  const last =
    posts
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? startsOn;
  return plusDays(last, MONTH_LIMITS.pictureDays);
}

/** Returns the address at which anyone can open the picture of a post; null while the month has no such addresses. */
export function pictureAddress(
  { config: { appUrl, encryptionKey } }: Pick<RequestContext, 'config'>,
  { pictureSecret }: Pick<MonthPlanEntity, 'pictureSecret'>,
  postId: string,
): string | null {
  if (pictureSecret === null) return null;
  return `${appUrl}${monthPicturePath}/${postId}/${signatureOf(encryptionKey, pictureSecret, postId)}${ending}`;
}

/**
 * Switches the addresses of a month's pictures on or off. Addresses that were made before never open again after they are
 * switched off: a new secret signs the next ones.
 * @throws AccessError NOT_FOUND
 */
export async function setMonthPictureAddresses(
  ctx: RequestContext,
  { id, pictureAddresses }: { id: string; pictureAddresses: boolean },
): Promise<MonthPlanEntity> {
  const plan = await findMonth(ctx, id);
  if (!pictureAddresses) await ctx.db.update(MonthPlanEntity, { id: plan.id }, { pictureSecret: null });
  else if (plan.pictureSecret === null)
    await ctx.db
      .createQueryBuilder()
      .update(MonthPlanEntity)
      .set({ pictureSecret: randomToken() })
      .where('id = :id and picture_secret is null', { id: plan.id })
      .execute();
  return findMonth(ctx, id);
}

/**
 * Finds the picture of an address for an anonymous caller, and counts it against the account whose month it is.
 * @param file the last part of the address
 * @throws UserError TOO_MANY_REQUESTS; AccessError NOT_FOUND for a wrong, old or disabled address
 */
export async function findMonthPicture(ctx: RequestContext, postId: string, file: string): Promise<WantedPrint> {
  const missing = () => notFound('Picture');
  const post = isId(postId) && file.endsWith(ending) ? await ctx.db.findOneBy(MonthPostEntity, { id: postId }) : null;
  const plan = post && (await ctx.db.findOneBy(MonthPlanEntity, { id: post.planId }));
  if (!post || !plan?.pictureSecret) throw missing();
  const signature = signatureOf(ctx.config.encryptionKey, plan.pictureSecret, post.id);
  if (!sameSecret(file.slice(0, -ending.length), signature)) throw missing();
  const posts = await ctx.db.find(MonthPostEntity, { select: { id: true, day: true }, where: { planId: plan.id } });
  if (dayIn('UTC', new Date()) > lastPictureDay(posts, plan.startsOn)) throw missing();
  const owner = await freshUser(ctx, plan.userId);
  if (!owner || owner.disabledAt || post.state !== 'READY' || !post.designId) throw missing();
  const wait = await ctx.limits.take('monthPicturePerAccount', plan.userId);
  if (wait > 0) throw tooManyRequests('The pictures of this account have been opened many times.', wait);
  const design = await loadDesign(ctx, post.designId);
  const row = design && (await loadAnyDocument(ctx, design));
  if (!design || design.userId !== plan.userId || !row) throw missing();
  return wantedPrint(design, row, row.firstSize, 'jpg');
}
