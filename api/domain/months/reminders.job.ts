import { In, IsNull, MoreThan } from 'typeorm';
import { formatDay } from '../../../contract/day';
import { beginningOf } from '../../../contract/text';
import { dayIn, isoIn } from '../../../contract/time-zone';
import type { RequestContext } from '../../context';
import { countLiveWork } from '../accounts/test-account.service';
import { emailHtml } from '../../platform/mail/email-html';
import { linkPlaceholder, sealLink } from '../../platform/mail/email-link';
import { queueMail } from '../../platform/mail/mail';
import { wantsMail } from '../accounts/email/mail-choices.service';
import { freshUser } from '../accounts/user.service';
import { remindersOffAddress } from '../messages/subscription.service';
import { readEmailBrand } from '../settings/appearance';
import { readShopSettings } from '../settings/shop-settings';
import type { PublishedPost } from './month-calendar';
import { publishedPost } from './month-files';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';

/** Hour of the shop's day from which reminders are sent. */
const FIRST_HOUR = 8;
const POSTS_AT_ONCE = 200;

/**
 * Writes an email for each post that is to be published today, from eight o'clock in the shop's time zone; each at most
 * once, however often it runs. Posts of other days get none: a reminder that is late is of no use. A post whose owner
 * wants no reminders is marked as handled for the day, so that only one run of a day reads it: an owner who switches
 * reminders on later that day gets reminders from the next day on.
 */
export async function remindOfPosts(ctx: RequestContext, isStopping: () => boolean = () => false): Promise<void> {
  const { timeZone } = await readShopSettings(ctx);
  const now = new Date();
  if (Number(isoIn(timeZone, now).slice(11, 13)) < FIRST_HOUR) return;
  const day = dayIn(timeZone, now);
  let queued = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; !isStopping();) {
    const posts = await ctx.db.find(MonthPostEntity, {
      where: { day, state: 'READY', remindedAt: IsNull(), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: POSTS_AT_ONCE,
    });
    const last = posts.at(-1);
    if (!last) break;
    after = last.id;
    const plans = await ctx.db.findBy(MonthPlanEntity, { id: In(posts.map(({ planId }) => planId)), reminders: true });
    const reminding = new Set(plans.map(({ id }) => id));
    for (const post of posts) {
      const published = reminding.has(post.planId) ? await publishedPost(ctx, post) : null;
      // nothing can be published while its picture is deleted; the next run sees whether it was restored
      if (published?.isReady === false) continue;
      const outcome = await remind(ctx, post, published);
      if (outcome === null) continue;
      await countLiveWork(ctx, post.userId, ctx.metrics.postReminders, { outcome });
      if (outcome === 'queued') queued += 1;
    }
  }
  if (queued > 0) ctx.logger.info({ reminders: queued, day }, 'reminders of planned posts were queued');
}

type Outcome = 'queued' | 'unwanted' | 'limited';

/**
 * Queues the email about a post, in the transaction that marks the post as handled.
 * @param published null where the owner wants no reminders of this month
 * @returns null when another run has handled the post, or it was moved to another day
 */
const remind = (
  ctx: RequestContext,
  { id, userId, day }: MonthPostEntity,
  published: PublishedPost | null,
): Promise<Outcome | null> =>
  ctx.transaction(async (tx) => {
    const post = await tx.db.findOne(MonthPostEntity, {
      where: { id, day, remindedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!post) return null;
    const markHandled = () => tx.db.update(MonthPostEntity, { id }, { remindedAt: new Date() });
    const user = published && (await freshUser(tx, userId));
    if (!user || !(await wantsMail(tx, userId, 'POST_REMINDERS'))) {
      await markHandled();
      return 'unwanted';
    }
    const { headline, text } = published;
    // an unproven address may be another person's, who must not get texts of the account by email
    const isProven = user.emailVerifiedAt !== null;
    const brand = await readEmailBrand(tx);
    const { appUrl, encryptionKey } = tx.config;
    const isQueued = await queueMail(tx, {
      to: user.email,
      subject: `To publish on ${formatDay(day)}: ${isProven ? beginningOf(headline.replaceAll(/\s+/gu, ' '), 120) : 'your post'}`,
      dedupeKey: `post-reminder:${id}:${day}`,
      toProvenAddress: isProven,
      sealedLink: sealLink(encryptionKey, remindersOffAddress(tx.config, userId)),
      html: emailHtml(brand, {
        about: 'reminder',
        greeting: isProven ? `Hello ${user.name}` : 'Hello',
        // not 'today': the mail server may take it later, and it may be read later
        text: `One of your posts is planned for ${formatDay(day)}.`,
        quotes: isProven ? [{ by: headline, text }] : [],
        action: { text: 'Open the calendar', href: `${appUrl}/user/month/${post.planId}` },
        offHref: linkPlaceholder,
      }),
    });
    // an unproven address has had its emails of this hour: the next round tries again
    if (!isQueued) return 'limited';
    await markHandled();
    return 'queued';
  });
