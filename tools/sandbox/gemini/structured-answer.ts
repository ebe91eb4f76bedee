import { chanceFrom } from '../../../studio/seed';
import { monthFor } from './month-answer';
import type { ContentRequest } from './request';
import { letteringIn } from './scene-painter';

/** Answers a call with a schema as JSON: words for a post, a month of posts, or what lettering a picture has. */
export async function structuredAnswer({ prompt, picture, schema }: ContentRequest): Promise<string> {
  if (prompt.includes('[[bad-json]]')) return '{"second": "An answer that ends too ea';
  const wanted = (schema?.['properties'] ?? {}) as Record<string, unknown>;
  if ('lettering' in wanted) {
    const text = picture ? await letteringIn(picture) : null;
    return JSON.stringify({ lettering: text === null ? [] : [{ text, legible: true }] });
  }
  if ('wordsToUse' in wanted) return JSON.stringify(wordsOfSite(prompt));
  if ('text' in wanted && 'altText' in wanted) return JSON.stringify(captionFor(prompt));
  if ('posts' in wanted) return JSON.stringify(monthFor(prompt));
  return JSON.stringify(wordsFor(prompt));
}

/** Returns words of a website, whose text is the last line; a text that gives orders is obeyed, as a weak model would. */
function wordsOfSite(prompt: string) {
  const text = prompt.split('\n').at(-1) ?? '';
  if (/ignore all previous instructions/i.test(text))
    return {
      wordsToUse: ['HACKED', 'made up by the order'],
      hashtags: ['notonthepage'],
      buttons: ['Send money to evil.example'],
      name: 'Evil Ltd',
    };
  const words = [...new Set(text.match(/\p{L}{6,}/gu) ?? [])];
  return { wordsToUse: words.slice(0, 4), hashtags: words.slice(0, 3), buttons: [] };
}

const lineOf = (prompt: string, name: string) => new RegExp(`^${name}: (.+)$`, 'mu').exec(prompt)?.[1]?.trim() ?? '';

/** Reads a JSON value behind a name in the prompt. */
function valueOf<Value>(prompt: string, name: string, none: Value): Value {
  const line = lineOf(prompt, name);
  return line ? (JSON.parse(line) as Value) : none;
}

/** Rewrites a caption as a text model does, in a way that tests recognise. */
function captionFor(prompt: string) {
  const [text, altText] = [valueOf(prompt, 'Caption', ''), valueOf(prompt, 'Alternative text', '')];
  const [change, language] = [lineOf(prompt, 'Change'), lineOf(prompt, 'Language of the answer')];
  const shorter = text.split(/(?<=[.!?])\s|\n/u)[0] ?? text;
  const texts: Record<string, string> = {
    SHORTER: shorter,
    WARMER: `${text} We look forward to seeing you.`,
    TRANSLATED: `(${language}) ${text}`,
  };
  return {
    text: `${texts[change] ?? text}${prompt.includes('[[other-facts]]') ? otherFacts : ''}`,
    hashtags: valueOf<string[]>(prompt, 'Hashtags', []),
    altText: change === 'TRANSLATED' && altText ? `(${language}) ${altText}` : altText,
    language,
  };
}

/** What a customer has not said. */
const otherFacts = ' Only $5 until 31 March at Anna’s, Mill Lane 7.';

const seconds = [
  'Made with care, close to you.',
  'Come by and see for yourself.',
  'A small change that you will feel.',
  'Simple, honest and ready for you.',
] as const;
const buttons = ['See more', 'Find out how', 'Come and visit', 'Try it now'] as const;
const badges = ['New', 'Just in', ''] as const;

/** Returns words as a text model suggests them: in English, without further facts. */
function wordsFor(prompt: string) {
  const [headline, niche] = [lineOf(prompt, 'Headline'), lineOf(prompt, 'Kind of business') || 'business'];
  const chance = chanceFrom(headline);
  const second = chance.pick(seconds);
  const sign = prompt.includes('[[missing-letter]]') ? ' \u{13000}' : '';
  const facts = prompt.includes('[[other-facts]]') ? otherFacts : '';
  return {
    second: `${second}${sign}`,
    button: `${chance.pick(buttons)}${sign}`,
    badge: chance.pick(badges),
    caption: `${headline}\n\n${second} Tell us what you think in the comments.${facts}`,
    hashtags: [niche, 'smallbusiness', 'madewithcare'],
    altText: `A ${niche} scene in soft light, with the words ${headline}${facts && `.${facts}`}`,
    language: 'en',
    scene: {
      subject: `one typical object of a ${niche} business${facts}`,
      setting: 'a tidy room with a plain wall',
      light: 'soft morning light',
      mood: 'calm and inviting',
      colours: [],
    },
  };
}
