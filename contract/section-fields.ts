import { z } from 'zod';
import { atMost, oneLine, printable } from './text';

const limit = (most: number) => atMost(most, `may have at most ${most} characters`);
const typed = () => z.string().overwrite(printable);

interface FieldFacts {
  /** What a value is, where its type does not say it: editors show another control, and the server cleans HTML. */
  format?: 'image' | 'alt' | 'icon' | 'link' | 'html' | 'article' | 'stars';
  /** Maximum number of entries. */
  most?: number;
}

/** What is known of a field besides its validation. */
export const fieldFacts = z.registry<FieldFacts>();

/** Marks a rule of saving: a stored body from before the rule remains valid. */
export const onSave = (error: string) => ({ error, params: { onSave: true } });

/** Returns whether an error is about a rule of saving alone, such as the length of a text. */
export const isOnSave = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === 'custom' && issue.params?.['onSave'] === true) ||
  (issue.code === 'too_big' && issue.origin === 'string');

/** One line of limited length, in characters. */
export const line = (most: number) => z.string().overwrite(oneLine).max(most, limit(most));

/** A text of limited length, in characters, with line breaks. */
export const text = (most: number) => typed().max(most, limit(most));

/** HTML of one or a few lines: text marks and links. */
export const html = (most: number) => text(most).register(fieldFacts, { format: 'html' });

/** HTML of a whole text, with headings and lists. */
export const article = (most: number) => text(most).register(fieldFacts, { format: 'article' });

/** A text that is not blank when it is saved. */
export const required = <Text extends z.ZodString>(value: Text, sentence: string) =>
  value.refine((given) => given.trim() !== '', onSave(sentence));

/** A list of limited length. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .array(entry)
    .max(most, atMost(most, `may have at most ${most} entries`))
    .register(fieldFacts, { most });

/** A list that is not empty when it is saved. */
export const atLeastOne = <Entry extends z.ZodType>(list: z.ZodArray<Entry>, sentence: string) =>
  list.refine((given) => given.length > 0, onSave(sentence));

/** One of several values. Rows of earlier releases hold them in lower case. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((given) => (typeof given === 'string' ? given.toUpperCase() : given), z.enum(values));

/** Stars of a rating; a stored one may have none. */
export const stars = z
  .int()
  .min(0, 'Please choose 1 to 5 stars.')
  .max(5, 'Please choose 1 to 5 stars.')
  .refine((given) => given > 0, onSave('Please choose 1 to 5 stars.'))
  .register(fieldFacts, { format: 'stars' });

/** Id of an entry; a new one is made from the time (specification, admin area, section 9). */
export const newId = line(64).default(() => Date.now().toString());

/**
 * Returns whether a link is safe: http, https, mailto, tel, a path or an anchor of this site, but nothing that could
 * run as a script.
 */
export const isSafeLink = (link: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(link) && !/[\s\\<>"]/.test(link);

/** Returns whether an address of this site or another may be an image's. */
export const isImageAddress = (url: string): boolean => /^(https?:\/\/|\/(?!\/))[^\s\\<>"]*$/i.test(url);

const linkThat = (fits: (link: string) => boolean) =>
  typed()
    .trim()
    .max(500, limit(500))
    .refine(fits, 'Please enter a link with http, https, mailto or tel, or a path on this site.')
    .register(fieldFacts, { format: 'link' });

export const link = linkThat(isSafeLink);

/** The link of a button that may be missing. */
export const linkOrBlank = linkThat((given) => given === '' || isSafeLink(given));

/** Address of an image, with the sentence about another text; blank means none. */
export const image = (sentence: string) =>
  typed()
    .trim()
    .max(500, limit(500))
    .refine((url) => url === '' || isImageAddress(url), sentence)
    .register(fieldFacts, { format: 'image' });

export const picture = image('Please enter the address of an image.');

/** What an image shows, for those who cannot see it; the editor says when it is missing. */
export const imageText = line(200).register(fieldFacts, { format: 'alt' });

/** The name of an icon, or the address of an image. */
export const icon = typed()
  .trim()
  .max(500, limit(500))
  .refine(
    (name) => /^[a-z0-9-]{1,40}$/.test(name) || isImageAddress(name),
    'Please enter the name of an icon or the address of an image.',
  )
  .register(fieldFacts, { format: 'icon' });

/** A value that may be absent; absent and blank are null. */
export const orNull = <Value extends z.ZodType>(value: Value) => value.nullable().default(null);
