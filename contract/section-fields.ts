import { z } from 'zod';
import { printable } from './printable';

const atMost = (most: number) => `may have at most ${most} characters`;
const typed = () => z.string().overwrite(printable);

/** One line of limited length, in characters. */
export const line = (most: number) => typed().trim().max(most, atMost(most));

/** A text of limited length, in characters, with line breaks. */
export const text = (most: number) => typed().max(most, atMost(most));

/** A text that is not blank. */
export const required = <Text extends z.ZodString>(value: Text, sentence: string) =>
  value.refine((given) => given.trim() !== '', sentence);

/** A list of limited length. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry).max(most, `may have at most ${most} entries`);

/**
 * Returns whether a link is safe: http, https, mailto, tel, a path or an anchor of this site, but nothing that could
 * run as a script.
 */
export const isSafeLink = (link: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(link) && !/[\s\\<>"]/.test(link);

/** Returns whether an address of this site or another may be an image's. */
export const isImageAddress = (url: string): boolean => /^(https?:\/\/|\/(?!\/))[^\s\\<>"]*$/i.test(url);

export const link = typed()
  .trim()
  .max(500)
  .refine(isSafeLink, 'must be http, https, mailto, tel or a path of this site');

/** Address of an image; blank means none. */
export const picture = typed()
  .trim()
  .max(500)
  .refine((url) => url === '' || isImageAddress(url), 'must be an address of an image');

/** The name of an icon, or the address of an image. */
export const icon = typed()
  .trim()
  .max(500)
  .refine(
    (name) => /^[a-z0-9-]{1,40}$/.test(name) || isImageAddress(name),
    'must be the name of an icon or an address of an image',
  );

export const orNull = <Value extends z.ZodType>(value: Value) => value.nullish().transform((given) => given ?? null);

/** Address of an image, or null; blank means null as well. */
export const optionalPicture = orNull(picture);
