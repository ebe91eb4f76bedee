import { chanceFrom } from '../../../studio/seed';
import type { ContentRequest } from './request';
import { letteringIn } from './scene-painter';

/** Answers a call with a schema as JSON: words for a post, or what lettering a picture has. */
export async function structuredAnswer({ prompt, picture, schema }: ContentRequest): Promise<string> {
  if (prompt.includes('[[bad-json]]')) return '{"second": "An answer that ends too ea';
  const wanted = (schema?.['properties'] ?? {}) as Record<string, unknown>;
  if ('lettering' in wanted) {
    const text = picture ? await letteringIn(picture) : null;
    return JSON.stringify({ lettering: text === null ? [] : [{ text, legible: true }] });
  }
  if ('wordsToUse' in wanted) return JSON.stringify(wordsOfSite(prompt));
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
  return {
    second,
    button: chance.pick(buttons),
    badge: chance.pick(badges),
    caption: `${headline}\n\n${second} Tell us what you think in the comments.`,
    hashtags: [niche, 'smallbusiness', 'madewithcare'],
    altText: `A ${niche} scene in soft light, with the words ${headline}`,
    language: 'en',
    scene: {
      subject: `one typical object of a ${niche} business`,
      setting: 'a tidy room with a plain wall',
      light: 'soft morning light',
      mood: 'calm and inviting',
      colours: [],
    },
  };
}
