import type { Brand } from '../../../../studio/posts/brand';
import type { DesignStyle, Niche } from '../../../graphql/generated/schema';
import type { Suggestions } from './suggestions';

/** All prompts of designs whose words Postloom sets, as they are sent. */

interface Asked {
  primaryText: string;
  niche: Niche;
  style: DesignStyle;
  /** The customer's prompt, or the enhanced one; blank for none. */
  request: string;
  /** The brand that the post is in; null for none. */
  brand?: Brand | null;
}

/** Says how the texts of a brand are written; the brand's own words are quoted as data. */
export const brandLines = ({ name, colors, wordsToUse, wordsToAvoid }: Brand): string[] => [
  `The post is of the brand ${JSON.stringify(name)}.`,
  wordsToUse.length > 0
    ? `Words that suit it, where they fit: ${wordsToUse.map((word) => JSON.stringify(word)).join(', ')}.`
    : '',
  wordsToAvoid.length > 0
    ? `Never use these words: ${wordsToAvoid.map((word) => JSON.stringify(word)).join(', ')}.`
    : '',
  `The colours of the scene lean to ${colors.main} and ${colors.accent}.`,
];

type Scene = Suggestions['scene'];

/** The side of the picture that is asked to be calm. */
export type CalmSide = 'left' | 'upper' | 'lower' | 'right';

/** Asks the text model for the words beside the headline and for the scene of the background. */
export const writingPrompt = ({ primaryText, niche, style, request, brand }: Asked): string =>
  [
    'You write for a social media post whose headline is given. The headline is fixed: do not repeat or change it.',
    `Headline: ${primaryText}`,
    `Kind of business: ${niche.toLowerCase()}`,
    `Style: ${style.toLowerCase()}`,
    request ? `Request of the customer: ${request}` : '',
    ...(brand ? brandLines(brand) : []),
    `Write in the language of ${brand?.language ? `the tag ${JSON.stringify(brand.language)}` : 'the headline'}. Use no price, number, date, name, address or web address that is not given above.`,
    'second: one sentence of at most 90 letters that supports the headline, without repeating it.',
    'button: two or three words of at most 22 letters. badge: one or two words of at most 18 letters, or an empty text.',
    'caption: at most 600 letters to publish with the picture. hashtags: 3 to 5, without #.',
    'altText: what the picture shows, in at most 250 letters. language: the BCP 47 tag of the headline.',
    'scene: a photograph or illustration that fits, described in English: subject, setting, light, mood, and up to three colours. The scene has no lettering of any kind.',
  ]
    .filter(Boolean)
    .join('\n');

const text = (description: string) => ({ type: 'string', description });

/** Schema of the answer to `writingPrompt`: only the keywords that the service knows. */
export const writingSchema = {
  type: 'object',
  properties: {
    second: text('At most 90 letters.'),
    button: text('At most 22 letters.'),
    badge: text('At most 18 letters, or empty.'),
    caption: text('At most 600 letters.'),
    hashtags: { type: 'array', items: text('Without #.'), minItems: 0, maxItems: 5 },
    altText: text('At most 250 letters.'),
    language: text('BCP 47.'),
    scene: {
      type: 'object',
      properties: {
        subject: text('In English.'),
        setting: text('In English.'),
        light: text('In English.'),
        mood: text('In English.'),
        colours: { type: 'array', items: text('A colour in English.'), maxItems: 3 },
      },
      required: ['subject', 'setting', 'light', 'mood', 'colours'],
    },
  },
  required: ['second', 'button', 'badge', 'caption', 'hashtags', 'altText', 'language', 'scene'],
} as const;

const media: Record<DesignStyle, string> = {
  MINIMAL: 'A quiet photograph',
  PROFESSIONAL: 'A clear, natural photograph',
  BOLD: 'A bold poster photograph in two strong colours',
  COLORFUL: 'A colourful paper-cut illustration',
  PLAYFUL: 'A cheerful gouache illustration',
};

const subjects: Record<CalmSide, string> = {
  left: 'right two thirds',
  right: 'left two thirds',
  upper: 'lower two thirds',
  lower: 'upper two thirds',
};

/** Quoted words invite an image model to draw them. */
const withoutQuotes = (given: string): string =>
  given
    .replaceAll(/["“”„«»'‘’`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The scene of a post for which the text model has suggested none. */
export const plainScene = ({ niche, request }: Pick<Asked, 'niche' | 'request'>): Scene => ({
  subject: request.slice(0, 300) || `one typical object of a ${niche.toLowerCase()} business`,
  setting: 'a simple, tidy place that fits it',
  light: 'soft daylight from one side',
  mood: 'calm and inviting',
  colours: [],
});

/** Asks the image model for a background without lettering. What a picture has is described, not what it lacks. */
export function paintingPrompt(
  asked: Asked,
  scene: Scene,
  { calm, isRepaint = false }: { calm: CalmSide; isRepaint?: boolean },
): string {
  const { subject, setting, light, mood, colours } = scene;
  const request = withoutQuotes(asked.request);
  return [
    `${media[asked.style]} for a ${asked.niche.toLowerCase()} business: ${withoutQuotes(subject)} in ${withoutQuotes(setting)}, ${withoutQuotes(light)}, ${withoutQuotes(mood)}.`,
    `The subject stands in the ${subjects[calm]}; the ${calm} third is calm and even, with soft light and little detail.`,
    'Every surface is blank and unprinted: plain packaging, bare walls, unmarked screens, clothes and signs without any mark.',
    colours.length > 0 ? `Colours lean to ${colours.map(withoutQuotes).join(', ')}.` : '',
    'One clear subject, natural depth, edge to edge, no frame.',
    isRepaint ? 'Repaint every sign, label and screen as a plain, empty surface.' : '',
    request ? `Request for the scene: ${request}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Asks the text model whether a painted background has lettering. */
export const lookingPrompt = [
  'Look at this picture, which should be without any lettering.',
  'List every piece of lettering, number or logo in it: its text as far as it can be read, and whether a person could read it.',
  'Answer with an empty list when there is none.',
].join('\n');

/** Schema of the answer to `lookingPrompt`. */
export const lookingSchema = {
  type: 'object',
  properties: {
    lettering: {
      type: 'array',
      items: {
        type: 'object',
        properties: { text: text('As it is drawn.'), legible: { type: 'boolean' } },
        required: ['text', 'legible'],
      },
    },
  },
  required: ['lettering'],
} as const;
