import { z } from 'zod';
import { SLOT_LIMITS } from '../../../../studio/posts/document';
import { plainHashtags } from '../../../../studio/posts/hashtags';

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().slice(0, most).toWellFormed().trimEnd());

/** A text of several lines, with at most one blank line between two. */
const paragraphs = (most: number) =>
  z.string().transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[^\S\n]+/gu, ' ')
      .replaceAll(/ ?\n ?/gu, '\n')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim()
      .slice(0, most)
      .toWellFormed()
      .trimEnd(),
  );

/** What the text model suggests for a post, besides the customer's own words. Too long a text is shortened. */
export const suggestions = z.object({
  second: line(SLOT_LIMITS.second),
  button: line(SLOT_LIMITS.button),
  badge: line(SLOT_LIMITS.badge),
  caption: paragraphs(2200),
  hashtags: z.array(line(100)).transform((tags) => plainHashtags(tags).slice(0, 5)),
  altText: line(500),
  language: line(35),
  scene: z.object({
    subject: line(300),
    setting: line(300),
    light: line(120),
    mood: line(120),
    colours: z.array(line(40)).transform((colours) => colours.slice(0, 3)),
  }),
});

export type Suggestions = z.infer<typeof suggestions>;
