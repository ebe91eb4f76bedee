import { z } from 'zod';
import { MONTH_LIMITS } from '../../../contract/months';
import { plusDays } from '../../../contract/time-zone';
import { plainHashtags } from '../../../studio/posts/hashtags';
import { statesOnlyGiven } from '../designs/studio/given-facts';
import { angleNames } from './planning-prompt';
import type { MonthPostEntity } from './month-post.entity';

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().slice(0, most).toWellFormed().trimEnd());

const post = z.object({
  angle: z.enum(angleNames).catch('TEASER'),
  headline: line(MONTH_LIMITS.headline),
  second: line(MONTH_LIMITS.second),
  caption: line(MONTH_LIMITS.caption),
  hashtags: z
    .array(line(MONTH_LIMITS.hashtag))
    .transform((tags) => plainHashtags(tags).slice(0, MONTH_LIMITS.hashtags)),
  scene: line(300),
});

/** The form in which the text model's answer is read: too long texts are shortened, a missing post is no plan. */
export const monthAnswer = (length: number) =>
  z.object({
    language: line(35),
    posts: z
      .array(post)
      .min(length)
      .transform((posts) => posts.slice(0, length)),
  });

export type MonthAnswer = z.output<ReturnType<typeof monthAnswer>>;

/** A post as a plan stores it at first. */
export type PlannedPost = Pick<
  MonthPostEntity,
  'position' | 'day' | 'angle' | 'headline' | 'second' | 'caption' | 'hashtags' | 'scene'
>;

/** Days over which the posts of a month are spread: four whole weeks. */
const SPAN_DAYS = 28;
const LONGEST_BORROWED = 80;

/** Returns the beginning of the idea as a headline, in whole words. */
function headlineFrom(idea: string): string {
  const text = idea.replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= LONGEST_BORROWED) return text;
  const end = text.lastIndexOf(' ', LONGEST_BORROWED);
  return `${text.slice(0, end > 0 ? end : LONGEST_BORROWED).toWellFormed()}…`;
}

/**
 * Returns the posts of a plan. Texts that state a fact which the customer did not give are dropped; a headline that does
 * is replaced by the customer's own words. The days are spread over four weeks.
 * @param given all words of the customer
 */
export function plannedPosts(
  { language, posts }: MonthAnswer,
  { idea, startsOn, given }: { idea: string; startsOn: string; given: string },
): PlannedPost[] {
  const keep = (text: string) => (statesOnlyGiven(text, given, language) ? text : '');
  return posts.map(({ angle, headline, second, caption, hashtags, scene }, position) => ({
    position,
    day: plusDays(startsOn, Math.floor((position * SPAN_DAYS) / posts.length)),
    angle,
    headline: keep(headline) || headlineFrom(idea),
    second: keep(second),
    caption: keep(caption),
    // as one word, a hashtag has capitals that are no names
    hashtags: hashtags.filter((tag) => statesOnlyGiven(tag, given, 'de')),
    scene,
  }));
}
