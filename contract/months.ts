import { z } from 'zod';
import { atMost, printable, saysSomething } from './text';
import { isDay } from './time-zone';

/** How many posts a month may have. */
export const MONTH_LENGTHS = [8, 12, 20] as const;

/** Most characters of each text, and other bounds. */
export const MONTH_LIMITS = {
  idea: 500,
  headline: 200,
  second: 200,
  caption: 2200,
  hashtags: 5,
  hashtag: 100,
  /** Stored plans of an account. */
  plans: 24,
  /** Days after the first day on which a post may lie. */
  days: 366,
  /** Days for which a plan is retained after its last post. */
  retainedDays: 90,
  /** Days after its last post for which the addresses of its pictures open. */
  pictureDays: 30,
} as const;

const text = (most: number) =>
  z
    .string()
    .overwrite((given) => printable(given).normalize('NFC').trim())
    .max(most, atMost(most));

const day = z.string().refine(isDay, 'Please choose a day.');

/** What a month is planned from. */
export const monthForm = z.object({
  idea: text(MONTH_LIMITS.idea).min(3, 'Please say what the month is about'),
  startsOn: day,
  length: z.union(
    MONTH_LENGTHS.map((length) => z.literal(length)),
    'A month has 8, 12 or 20 posts.',
  ),
});

/** A planned post as its customer edits it. */
export const monthPostForm = z.object({
  id: z.string(),
  day,
  headline: text(MONTH_LIMITS.headline).refine(saysSomething, 'Please enter a headline'),
  second: text(MONTH_LIMITS.second),
  caption: text(MONTH_LIMITS.caption),
  hashtags: z
    .array(text(MONTH_LIMITS.hashtag))
    // as `plainHashtags` of the studio, which the contract does not know
    .overwrite((tags) => tags.map((tag) => tag.replaceAll(/[#\s]/gu, '')).filter(Boolean))
    .max(MONTH_LIMITS.hashtags, `Please give at most ${MONTH_LIMITS.hashtags}.`),
});

/** Returns how many posts at most share a picture. */
export const postsPerPicture = (posts: number, pictures: number): number => Math.ceil(posts / pictures);
