import type { DesignStyle, MonthAngle, Niche } from '../../graphql/generated/schema';
import type { Brand } from '../../../studio/posts/brand';

/** What the posts of a month are there for, as the prompt explains them. */
export const ANGLES = {
  TEASER: 'makes curious',
  PROOF: 'shows that it is good',
  HOW_TO: 'explains how something is done',
  OFFER: 'says what can be had',
  QUESTION: 'asks the readers something that they like to answer',
  THANKS: 'thanks the customers',
  BEHIND_THE_SCENES: 'shows the work and the people',
  REMINDER: 'says the most important thing once more',
} as const satisfies Record<MonthAngle, string>;

export const angleNames = Object.keys(ANGLES) as [MonthAngle, ...MonthAngle[]];

interface Asked {
  idea: string;
  length: number;
  niche: Niche;
  style: DesignStyle;
  brand: Brand | null;
}

/** Everything that the customer has stated: the only source of facts. */
export const givenBy = ({ idea, brand }: Pick<Asked, 'idea' | 'brand'>): string =>
  [idea, brand?.name, brand?.contact, brand?.handle, ...(brand?.buttons ?? []), ...(brand?.wordsToUse ?? [])]
    .filter(Boolean)
    .join('\n');

/** Asks the text model for a month of posts. */
export const planningPrompt = ({ idea, length, niche, style, brand }: Asked): string =>
  [
    `Plan ${length} social media posts for one month, all from one idea, each from another angle.`,
    `Idea: ${idea.replaceAll(/\s+/gu, ' ')}`,
    `Number of posts: ${length}`,
    `Kind of business: ${niche.toLowerCase()}`,
    `Style: ${style.toLowerCase()}`,
    brand ? `Name of the business: ${brand.name}` : '',
    brand && brand.wordsToUse.length > 0 ? `Words to use: ${brand.wordsToUse.join(', ')}` : '',
    brand && brand.wordsToAvoid.length > 0 ? `Never use these words: ${brand.wordsToAvoid.join(', ')}` : '',
    `Write in ${brand?.language ? `the language ${brand.language}` : 'the language of the idea'}. Use no price, number, date, weekday, name, address or web address that is not given above.`,
    `Angles: ${angleNames.map((name) => `${name} ${ANGLES[name]}`).join('; ')}. Begin with a TEASER, end with THANKS, and never use one angle twice in a row.`,
    'headline: at most 60 letters, different for each post. second: one sentence of at most 90 letters that supports it.',
    'caption: at most 280 letters to publish with the picture. hashtags: 3 to 5, without #.',
    'scene: in English, in at most 20 words, what a picture without any lettering shows for it.',
  ]
    .filter(Boolean)
    .join('\n');

const text = (description: string) => ({ type: 'string', description });

/** Schema of the answer to `planningPrompt`: only the keywords that the service knows. */
export const planningSchema = (length: number) => ({
  type: 'object',
  properties: {
    language: text('BCP 47.'),
    posts: {
      type: 'array',
      minItems: length,
      maxItems: length,
      items: {
        type: 'object',
        properties: {
          angle: { type: 'string', enum: angleNames },
          headline: text('At most 60 letters.'),
          second: text('At most 90 letters.'),
          caption: text('At most 280 letters.'),
          hashtags: { type: 'array', items: text('Without #.'), minItems: 0, maxItems: 5 },
          scene: text('In English.'),
        },
        required: ['angle', 'headline', 'second', 'caption', 'hashtags', 'scene'],
      },
    },
  },
  required: ['language', 'posts'],
});
