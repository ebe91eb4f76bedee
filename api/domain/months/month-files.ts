import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { RequestContext } from '../../context';
import { csvText } from '../../platform/lists/csv';
import type { PackedDesign } from '../designs/design-archive.service';
import { sizesToPack } from '../designs/design-archive.service';
import { loadDesign } from '../designs/design.service';
import { postOfDesign } from '../designs/studio/fresh-post';
import { UserError } from '../user-error';
import { findMonth, postsOf } from './month-plan.service';
import type { MonthPlanEntity } from './month-plan.entity';
import type { MonthPostEntity } from './month-post.entity';
import { pictureAddress } from './month-pictures';
import { icsOf, type PublishedPost } from './month-calendar';

const textWith = (caption: string, hashtags: readonly string[]): string =>
  [caption, hashtags.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join('\n\n');

/** Returns a post as it is published: with the words of its design, or of the plan until that is made. */
export async function publishedPost(
  ctx: RequestContext,
  post: MonthPostEntity,
): Promise<PublishedPost & { isReady: boolean }> {
  const { id, day, headline, caption, hashtags, designId, state } = post;
  const isMade = state === 'READY' && designId !== null && (await loadDesign(ctx, designId)) !== null;
  const made = isMade ? await postOfDesign(ctx, designId) : null;
  if (!made) return { id, day, headline, text: textWith(caption, hashtags), altText: headline, isReady: false };
  const { words, caption: own } = made.document;
  return {
    id,
    day,
    headline: words.headline.text,
    text: textWith(own.text, own.hashtags),
    altText: own.altText,
    isReady: true,
  };
}

/** Returns the posts of a month as they are published, by day. */
async function publishedPosts(ctx: RequestContext, plan: MonthPlanEntity) {
  const posts: Awaited<ReturnType<typeof publishedPost>>[] = [];
  for (const post of await postsOf(ctx, plan.id)) posts.push(await publishedPost(ctx, post));
  return posts.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/**
 * Returns the finished posts of the caller's month: a folder for each day with all sizes and the caption.
 * @throws UserError INVALID_STATE when none is finished; AccessError NOT_FOUND
 */
export async function monthToPack(ctx: RequestContext, id: string): Promise<PackedDesign[]> {
  const plan = await findMonth(ctx, id);
  const posts = (await postsOf(ctx, plan.id)).filter(({ state, designId }) => state === 'READY' && designId !== null);
  const packed: PackedDesign[] = [];
  const perDay = new Map<string, number>();
  for (const { day, designId } of posts) {
    if (!designId || !(await loadDesign(ctx, designId))) continue;
    const count = (perDay.get(day) ?? 0) + 1;
    perDay.set(day, count);
    const folder = count === 1 ? day : `${day}-${count}`;
    for (const file of await sizesToPack(ctx, designId))
      packed.push({ ...file, path: `${folder}/${sizeName(file.path)}` });
  }
  if (packed.length === 0) throw new UserError('INVALID_STATE', 'No post of this month is finished yet.');
  const calendar = await monthCalendar(ctx, plan.id);
  const open = () => Promise.resolve(Readable.from([Buffer.from(calendar, 'utf8')]));
  return [...packed, { path: 'calendar.ics', compress: true, modifiedAt: plan.savedAt, open }];
}

/** Files of a folder need no date in their names: 'square.png' of 'instagram-instagram-post-1767225600000-square.png'. */
const sizeName = (name: string): string => /-(\w+\.png)$/.exec(name)?.[1] ?? name;

/** Formats of tools that schedule posts; see docs/month.md for their documentation. */
export const SCHEDULE_FORMATS = [
  ...(['table', 'hootsuite', 'publer', 'highlevel'] as const),
  ...(['buffer', 'metricool', 'socialbee', 'postcron'] as const),
] as const;
export type ScheduleFormat = (typeof SCHEDULE_FORMATS)[number];

/** Time of the day that is proposed; people change it in their tool. */
const HOUR = '09:00';

const american = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

/** A post with the address of its picture; blank for none. */
type ScheduledPost = PublishedPost & { picture: string };

interface Format {
  header: readonly string[] | null;
  row: (post: ScheduledPost, plan: MonthPlanEntity) => string[];
}

const formats: Record<ScheduleFormat, Format> = {
  table: {
    header: ['Date', 'Headline', 'Text', 'Image description', 'Picture'],
    row: ({ day, headline, text, altText, picture }) => [day, headline, text, altText, picture],
  },
  // three columns without a header
  hootsuite: { header: null, row: ({ day, text }) => [`${american(day)} ${HOUR}`, text, ''] },
  publer: {
    header: [
      'Date - Intl. format or prompt',
      'Text',
      'Link(s) - Separated by comma for FB carousels',
      'Media URL(s) - Separated by comma',
      'Title - For the video, pin, PDF ..',
      'Label(s) - Separated by comma',
      'Alt text(s) - Separated by ||',
      'Comment(s) - Separated by ||',
      'Pin board, FB album, or Google category',
      'Post subtype - I.e. story, reel, PDF ..',
      'CTA - For Facebook links or Google',
      'Reminder - For stories, reels, shorts, and TikToks',
    ],
    row: ({ day, text, altText, picture }) => [
      ...[`${day} ${HOUR}`, text, '', picture, '', '', altText],
      ...['', '', '', '', ''],
    ],
  },
  highlevel: {
    header: [
      'postAtSpecificTime (YYYY-MM-DD HH:mm:ss)',
      'content',
      'link (OGmetaUrl)',
      'imageUrls',
      'gifUrl',
      'videoUrls',
    ],
    row: ({ day, text, picture }) => [`${day} ${HOUR}:00`, text, '', picture, '', ''],
  },
  buffer: {
    header: ['Text', 'Image URL', 'Tags', 'Posting Time'],
    row: ({ day, text, picture }) => [text, picture, '', `${day} ${HOUR}`],
  },
  socialbee: {
    header: ['text', 'link', 'imageUrls', 'gifUrls', 'videoUrls', 'postAtSpecificTime'],
    row: ({ day, text, picture }) => [text, '', picture, '', '', `${day} ${HOUR}:00`],
  },
  // eight columns without a header
  postcron: {
    header: null,
    row: ({ day, text, picture }) => [text, ...day.split('-'), ...HOUR.split(':'), picture, ''],
  },
  metricool: {
    header: ['Text', 'Date', 'Time', 'Draft', 'Facebook', 'Instagram', 'Picture Url 1', 'Alt text picture 1'],
    row: ({ day, text, altText, picture }, { platform }) => [
      ...[text, day, `${HOUR}:00`, 'FALSE'],
      ...(['FACEBOOK', 'INSTAGRAM'] as const).map((network) => (network === platform ? 'TRUE' : 'FALSE')),
      ...[picture, picture && altText],
    ],
  },
};

/** Guards each line: a blank line of a caption is published as it is. */
const safeCell = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() ? csvText(line) : line))
    .join('\n');

/**
 * Returns dates and captions of the caller's month as CSV, with addresses of the pictures of finished posts while its
 * owner wants such addresses.
 * @throws AccessError NOT_FOUND
 */
export async function monthSchedule(ctx: RequestContext, id: string, format: ScheduleFormat): Promise<string> {
  const { header, row } = formats[format];
  const plan = await findMonth(ctx, id);
  const rows = (await publishedPosts(ctx, plan)).map((post) => {
    const picture = (post.isReady && pictureAddress(ctx, plan, post.id)) || '';
    return row({ ...post, picture }, plan).map(safeCell);
  });
  return stringify(header ? [[...header], ...rows] : rows, {
    // tools read the first cell of a table without a header as a date
    bom: header !== null,
    record_delimiter: '\r\n',
    quoted_string: true,
  });
}

/** Returns the caller's month as an iCalendar file with reminders. @throws AccessError NOT_FOUND */
export async function monthCalendar(ctx: RequestContext, id: string): Promise<string> {
  const posts = await publishedPosts(ctx, await findMonth(ctx, id));
  const { appUrl } = ctx.config;
  return icsOf(posts, { host: new URL(appUrl).host, href: `${appUrl}/user/month/${id}`, now: new Date() });
}
