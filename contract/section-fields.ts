import { z } from 'zod';
import { printable } from './printable';

const atMost = (most: number) => `may have at most ${most} characters`;
const typed = () => z.string().overwrite(printable);

/** One line of at most so many characters. */
export const line = (most: number) => typed().trim().max(most, atMost(most));

/** A text of at most so many characters, with line breaks. */
export const text = (most: number) => typed().max(most, atMost(most));

/** A text that is not blank. */
export const required = <Text extends z.ZodString>(value: Text, sentence: string) =>
  value.refine((given) => given.trim() !== '', sentence);

/** A list with a bound, as nobody shows more than that. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry).max(most, `may have at most ${most} entries`);

/** http, https, mailto, tel, a path or an anchor of this site: nothing that could run as a script. */
export const isSafeLink = (link: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(link) && !/[\s\\<>"]/.test(link);

/** An address of this site or another where an image may be. */
export const isImageAddress = (url: string): boolean => /^(https?:\/\/|\/(?!\/))[^\s\\<>"]*$/i.test(url);

export const link = typed()
  .trim()
  .max(500)
  .refine(isSafeLink, 'must be http, https, mailto, tel or a path of this site');

/** An image's address; blank means none. */
export const picture = typed()
  .trim()
  .max(500)
  .refine((url) => url === '' || isImageAddress(url), 'must be an address of an image');

/** The name of an icon, or an image's address. */
export const icon = typed()
  .trim()
  .max(500)
  .refine(
    (name) => /^[a-z0-9-]{1,40}$/.test(name) || isImageAddress(name),
    'must be the name of an icon or an address of an image',
  );

export const orNull = <Value extends z.ZodType>(value: Value) => value.nullish().transform((given) => given ?? null);

/** An image's address, or null; blank means none as well. */
export const optionalPicture = orNull(picture);
