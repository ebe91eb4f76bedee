import { z } from 'zod';
import { TEXT_CONTRAST, contrast, distance, mix, nearestReadable } from '../colour';
import { FONT_PAIR_IDS } from '../font-pairs';
import type { Palette } from '../palettes';
import { LOGO_CORNERS, SLOT_LIMITS, hex, logoPicture, words, type PostDocument } from './document';
import { plainHashtags } from './hashtags';

/** Most characters or entries of each part of a brand. */
export const BRAND_LIMITS = {
  name: 60,
  contact: SLOT_LIMITS.contact,
  handle: 60,
  buttons: 5,
  button: SLOT_LIMITS.button,
  hashtags: 5,
  hashtag: 100,
  tone: 20,
  toneWord: 40,
  language: 35,
} as const;

/** The colours of a brand, as they are printed. */
export const BRAND_COLOURS = ['ground', 'main', 'second', 'accent', 'deep'] as const;

const tooLong = (most: number) => `Please use at most ${most} characters.`;
const line = (most: number) =>
  z
    .string()
    .overwrite((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
    .max(most, tooLong(most));
const listOf = (entries: number, letters: number, isText: IsText) =>
  z
    .array(line(letters).refine(isText, 'Please write a word, or remove this one.'))
    .max(entries, `Please give at most ${entries}.`);

/** Whether a text is one. */
type IsText = (text: string) => boolean;

/** Whether a text has a visible character: fillers count as letters in Unicode, but show nothing. */
const isVisible: IsText = (text) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** They turn around what a list shows beside a name. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const schemaOf = (isText: IsText) =>
  z.strictObject({
    name: z
      .string()
      .overwrite((text) => text.replaceAll(BIDI_CONTROLS, '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
      .max(BRAND_LIMITS.name, tooLong(BRAND_LIMITS.name))
      .refine(isText, 'Please enter a name'),
    logo: z.strictObject({
      light: logoPicture.nullable(),
      dark: logoPicture.nullable(),
      corner: z.enum(LOGO_CORNERS),
    }),
    colors: z.strictObject({ ground: hex, main: hex, second: hex, accent: hex, deep: hex }),
    fonts: z.enum(FONT_PAIR_IDS),
    contact: line(BRAND_LIMITS.contact),
    handle: line(BRAND_LIMITS.handle),
    buttons: listOf(BRAND_LIMITS.buttons, BRAND_LIMITS.button, isText),
    hashtags: z
      .array(words(BRAND_LIMITS.hashtag))
      .overwrite(plainHashtags)
      .max(BRAND_LIMITS.hashtags, `Please give at most ${BRAND_LIMITS.hashtags}.`),
    wordsToUse: listOf(BRAND_LIMITS.tone, BRAND_LIMITS.toneWord, isText),
    wordsToAvoid: listOf(BRAND_LIMITS.tone, BRAND_LIMITS.toneWord, isText),
    /** BCP 47; empty for the language of the customer's words. */
    language: line(BRAND_LIMITS.language),
  });

/** Schema of a brand; limits and messages for both form and server. */
export const brandForm = schemaOf(isVisible);

/** Schema of a stored brand: one may have been saved when texts of invisible characters were accepted. */
export const storedBrand = schemaOf((text) => text !== '');

export type Brand = z.infer<typeof brandForm>;

/** Parts of a document that a brand sets. */
export const BRAND_PARTS = ['COLORS', 'FONTS', 'LOGO', 'CONTACT', 'BUTTON', 'HASHTAGS', 'LANGUAGE'] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

/** An ink that is not the brand's own, because that can't be read on this ground. */
export interface AdaptedInk {
  on: keyof Palette;
  wanted: string;
  used: string;
}

/** A document in a brand, and what is to be said about it. */
export interface BrandedDocument {
  document: PostDocument;
  changed: BrandPart[];
  adapted: AdaptedInk[];
}

/** Returns the six colours of a document in a brand: its five, exactly, and a tint of its paper. */
export const brandPalette = ({ colors }: Pick<Brand, 'colors'>): PostDocument['palette'] => ({
  ...colors,
  soft: mix(colors.ground, colors.main, 0.16),
  from: 'BRAND',
});

/** Returns the colour of words on a ground: the first readable one, else the nearest shade of one that is. */
export const brandInk = (ground: string, ...preferred: [string, ...string[]]): string =>
  preferred.find((ink) => contrast(ink, ground) >= TEXT_CONTRAST) ?? nearestReadable(ground, ...preferred);

/** Returns where words can't have a colour of the brand: on paper its darkest one, on its other colours paper. */
export function adaptedInks({ ground, main, second, accent, deep }: Omit<Palette, 'soft'>): AdaptedInk[] {
  const onPaper: [string, string] = [deep, deep];
  const onFill: [string, string] = [ground, deep];
  const pairs = [
    { on: 'ground', fill: ground, inks: onPaper },
    { on: 'main', fill: main, inks: onFill },
    { on: 'second', fill: second, inks: onFill },
    { on: 'accent', fill: accent, inks: onFill },
  ] as const;
  return pairs.flatMap(({ on, fill, inks }) => {
    const used = brandInk(fill, ...inks);
    const [wanted = used] = inks.toSorted((one, other) => distance(one, used) - distance(other, used));
    return inks.includes(used) ? [] : [{ on, wanted, used }];
  });
}

/** Copies the values of a brand into a document: a later change of the brand changes no post. */
export function applyBrand(document: PostDocument, brand: Brand): BrandedDocument {
  const { words: texts, caption } = document;
  const { light, dark, corner } = brand.logo;
  const contact = brand.contact || brand.handle || texts.contact.text;
  const button = texts.button.text.trim() ? texts.button.text : (brand.buttons[0] ?? '');
  const next: PostDocument = {
    ...document,
    palette: brandPalette(brand),
    fonts: brand.fonts,
    logo: light || dark ? { light, dark, ground: document.logo?.ground ?? 'AUTO', corner } : null,
    words: {
      ...texts,
      contact: { ...texts.contact, text: contact },
      button: { ...texts.button, text: button },
    },
    caption: {
      ...caption,
      hashtags: withHashtags(brand.hashtags, caption.hashtags),
      language: caption.language || brand.language,
    },
  };
  const parts: Record<BrandPart, (one: PostDocument) => unknown> = {
    COLORS: ({ palette: { from: _from, ...colours } }) => Object.entries(colours).sort(),
    FONTS: ({ fonts }) => fonts,
    LOGO: ({ logo }) => logo,
    CONTACT: (one) => one.words.contact.text,
    BUTTON: (one) => one.words.button.text,
    HASHTAGS: (one) => one.caption.hashtags,
    LANGUAGE: (one) => one.caption.language,
  };
  return {
    document: next,
    changed: BRAND_PARTS.filter((part) => JSON.stringify(parts[part](document)) !== JSON.stringify(parts[part](next))),
    adapted: adaptedInks(next.palette),
  };
}

/** Returns the hashtags of a brand before the post's own, each once, and at most as many as a post may have. */
function withHashtags(first: readonly string[], then: readonly string[]): string[] {
  const all = [...first, ...then].filter(Boolean);
  const isFirst = (tag: string, at: number) =>
    all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at;
  return all.filter(isFirst).slice(0, BRAND_LIMITS.hashtags);
}
