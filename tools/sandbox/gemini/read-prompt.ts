import {
  NICHES,
  PLATFORMS,
  STYLES,
  type Niche,
  type Platform,
  type PostBrief,
  type Size,
  type Style,
} from '../../../studio/brief';
import { hashText } from '../../../studio/seed';

/** The requirements of a prompt for the picture. */
export interface PromptFacts {
  platform: Platform;
  size: Size;
  style: Style;
  niche: Niche;
  primaryText: string;
  /** The prompt without its list of facts and without instructions on the answer. */
  freeText: string;
  /** The last sentence about the format, if the prompt has one. */
  formatSentence: string;
}

const SENDER = 'brand(?: name)?|business(?: name)?|company(?: name)?|shop(?: name)?';
const ACTION = 'call to action|cta|button(?: text)?';
const ADDRESS = 'website|web ?site|site|url';
const KEYS = `${SENDER}|${ACTION}|${ADDRESS}|platform|post ?type|image ?size|size|aspect ?ratio|style|niche|primary ?text|headline|text`;

// Synonyms for niches, used when no niche is named.
const HINTS: Partial<Record<Niche, readonly string[]>> = {
  fitness: ['gym', 'workout', 'training', 'yoga'],
  cooking: ['bakery', 'recipe', 'food', 'restaurant', 'coffee', 'bread', 'cafe'],
  travel: ['trip', 'holiday', 'beach', 'hotel', 'mountain'],
  technology: ['software', 'app', 'startup', 'computer'],
  fashion: ['clothes', 'dress', 'outfit', 'boutique'],
  beauty: ['skincare', 'salon', 'cosmetic', 'hair'],
  health: ['clinic', 'doctor', 'wellness', 'dental'],
  finance: ['money', 'accountant', 'savings', 'tax', 'bank'],
  parenting: ['family', 'baby', 'kids', 'children'],
  pets: ['dog', 'cat', 'groomer', 'puppy'],
  art: ['gallery', 'painting', 'exhibition'],
  music: ['concert', 'band', 'guitar', 'song'],
  sports: ['football', 'basketball', 'match', 'tennis'],
  environment: ['climate', 'recycling', 'planet'],
  diy: ['repair', 'tools', 'build', 'craft'],
  gardening: ['garden', 'plants', 'florist', 'flower'],
  photography: ['photo', 'camera', 'wedding'],
  gaming: ['game', 'console', 'esports'],
  vlog: ['video', 'youtube', 'episode'],
  education: ['school', 'course', 'book', 'lesson'],
  lifestyle: ['home', 'interior', 'slow living'],
};

/** Returns the value after 'Key:' at a line's start or anywhere in a sentence. */
function named(prompt: string, keys: string): string {
  return (
    new RegExp(`(?:^|[\\n.;,*-])\\s*\\**(?:${keys})\\**\\s*[:=]\\s*([^\\n]+)`, 'iu').exec(prompt)?.[1]?.trim() ?? ''
  );
}

function wordIn<T extends string>(list: readonly T[], text: string): T | undefined {
  const places = list
    .map((word) => [word, text.search(new RegExp(`\\b${word}\\b`, 'iu'))] as const)
    .filter(([, place]) => place >= 0);
  return places.sort((a, b) => a[1] - b[1])[0]?.[0];
}

/** Reads the facts of a prompt: first the named lines of the product's template, then words anywhere. */
export function readPromptFacts(prompt: string, aspectRatio?: string): PromptFacts {
  const primaryText = readPrimaryText(prompt);
  const freeText = readFreeText(prompt);
  // The words of the picture's own text must not determine its style or platform before the template does.
  const around = primaryText === '' ? prompt : prompt.replace(primaryText, ' ');
  const niche = wordIn(NICHES, named(prompt, 'niche')) ?? wordIn(NICHES, around) ?? hinted(prompt) ?? 'business';
  return {
    platform: wordIn(PLATFORMS, named(prompt, 'platform')) ?? wordIn(PLATFORMS, around) ?? 'facebook',
    size: readSize(prompt, aspectRatio),
    style: wordIn(STYLES, named(prompt, 'style')) ?? wordIn(STYLES, around) ?? 'professional',
    niche,
    primaryText: primaryText || firstWords(freeText),
    freeText,
    formatSentence: /[^.\n]*\bin (?:a |an )?[^.\n]{0,30}format\.?/iu.exec(freeText ? prompt : '')?.[0]?.trim() ?? '',
  };
}

function hinted(prompt: string): Niche | undefined {
  return NICHES.find((niche) => HINTS[niche]?.some((word) => new RegExp(`\\b${word}s?\\b`, 'iu').test(prompt)));
}

function readSize(prompt: string, aspectRatio?: string): Size {
  if (aspectRatio) {
    const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
    return across / down > 1.3 ? 'landscape' : 'square';
  }
  const text = `${named(prompt, 'image ?size|size|aspect ?ratio')} ${prompt}`;
  return /^\W*(?:landscape|16\s*:\s*9)|\blandscape\b|\b16\s*:\s*9\b/iu.test(text) &&
    !/^\W*(?:square|1\s*:\s*1)/iu.test(text)
    ? 'landscape'
    : 'square';
}

function readPrimaryText(prompt: string): string {
  const value =
    /(?:primary ?text|headline)[^:\n"“]{0,24}[:=]?\s*["“]([\s\S]{1,600}?)["”](?=\s*(?:[.,;]|\n|$))/iu.exec(
      prompt,
    )?.[1] ?? named(prompt, 'primary ?text|headline');
  const quoted = value || (/["“]([^"“”\n]{2,200})["”]/u.exec(prompt)?.[1] ?? '');
  return quoted.replace(/^["“]|["”.]?$/gu, (mark) => (mark === '.' ? '.' : '')).trim();
}

// 'Create an instagram post.' says nothing about the subject.
const EMPTY_ORDER = /^(?:create|design|generate|make)\b[\w\s-]{0,40}\b(?:post|image|picture|design)[.!]?$/iu;
const INSTRUCTION =
  /^(?:you are|enhance|improve|rewrite|return|answer|respond|reply|output|do not|don't|only|please|make it|here is|the following|prompt|your task|keep|write|as an?)\b/iu;

function readFreeText(prompt: string): string {
  const lines = prompt.split('\n').filter((line) => !new RegExp(`^\\W*(?:${KEYS})\\W*[:=]`, 'iu').test(line));
  const sentences = lines
    .map((line) =>
      line
        .replace(/^[^:]{0,60}\bprompt\b[^:]{0,20}:\s*/iu, '')
        .replace(/\[\[[a-z-]+\]\]/giu, ' ')
        .trim(),
    )
    .flatMap((line) => line.match(/[^.!?]+[.!?]*/gu) ?? [])
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter(
      (sentence) =>
        sentence.length > 2 &&
        !INSTRUCTION.test(sentence) &&
        !EMPTY_ORDER.test(sentence) &&
        !/\bin (?:a |an )?[^.]{0,30}format\b/iu.test(sentence),
    );
  return sentences.join(' ');
}

function firstWords(text: string): string {
  const words = text
    .replace(/^(?:create|design|make|generate|a|an|the)\s+/giu, '')
    .split(' ')
    .slice(0, 7)
    .join(' ')
    .replace(/[.,;:]+$/u, '');
  return words === '' ? '' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the brief for the renderer; the whole prompt is its seed. */
export function briefOf(prompt: string, aspectRatio?: string): PostBrief {
  const { platform, size, style, niche, primaryText, freeText } = readPromptFacts(prompt, aspectRatio);
  return {
    platform,
    size,
    style,
    niche,
    primaryText,
    keywords: freeText,
    seed: String(hashText(prompt)),
    ...senderIn(prompt.replace(primaryText, ' ')),
  };
}

const unquoted = (text: string): string => text.replace(/^["“'\s]+|["”'.\s]+$/gu, '');

/** Returns the sender of the post and its call to action, where the prompt names them; none is invented. */
function senderIn(prompt: string): Pick<PostBrief, 'brand' | 'handle' | 'site' | 'callToAction'> {
  return {
    brand: unquoted(named(prompt, SENDER)),
    handle: /(?<![\w.])@[\w.]{2,29}(?<!\.)/u.exec(prompt)?.[0] ?? '',
    site: unquoted(named(prompt, ADDRESS)).replace(/^https?:\/\//u, ''),
    callToAction: unquoted(named(prompt, ACTION)),
  };
}
