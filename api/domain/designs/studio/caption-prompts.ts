import type { CaptionChange } from '../../../graphql/generated/schema';
import type { PostDocument } from '../../../../studio/posts/document';

type Caption = PostDocument['caption'];

const changes: Record<CaptionChange, string> = {
  SHORTER: 'Say the same in at most half of the words, in the same language.',
  WARMER: 'Say the same in warmer, more personal words, about as long, in the same language.',
  TRANSLATED: 'Translate all of it.',
};

/** Asks the text model for another version of a caption. */
export const rewritingPrompt = (caption: Caption, change: CaptionChange, language: string): string =>
  [
    'You edit the caption of a social media post.',
    changes[change],
    'Use no price, number, date, name, address or web address that is not in it. Add no claim.',
    `Change: ${change}`,
    `Language of the answer: ${language || 'as in the caption'}`,
    // as JSON, so that a text can't end its own part of the prompt
    `Caption: ${JSON.stringify(caption.text)}`,
    `Hashtags: ${JSON.stringify(caption.hashtags)}`,
    `Alternative text: ${JSON.stringify(caption.altText)}`,
  ].join('\n');

const text = (description: string) => ({ type: 'string', description });

/** Schema of the answer: only the keywords that the service knows. */
export const rewritingSchema = {
  type: 'object',
  properties: {
    text: text('The caption, at most 2,200 characters.'),
    hashtags: { type: 'array', items: text('Without #.'), minItems: 0, maxItems: 5 },
    altText: text('The alternative text, at most 500 characters.'),
    language: text('BCP 47.'),
  },
  required: ['text', 'hashtags', 'altText', 'language'],
} as const;
