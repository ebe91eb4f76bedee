import { z } from 'zod';
import { formatCredits } from './format';
import { atMost, oneLine, printable, saysSomething } from './text';
import { packageLimits } from './limits';
import { isImageAddress } from './section-fields';

export const itemLimits = {
  name: 120,
  description: 2_000,
  guidelines: 20_000,
  accessUrl: 2_000,
  slug: 80,
  imageUrl: 500,
  sample: 2_000,
} as const;

/** Limits and messages of the files that items sell. */
export const itemUpload = {
  path: '/item-files',
  /** Name of the multipart field. */
  field: 'file',
  mostBytes: 50 * 1024 * 1024,
  tooLarge: 'File size exceeds 50 MB. Please upload a smaller file.',
  empty: 'This file is empty.',
  badName: 'Please give the file a plain name of at most 100 characters, such as post-calendar.csv.',
  failed: 'Failed to upload file.',
} as const;

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}`;
/** Zero width (non-)joiners, where they shape what is shown: in Persian and Hindi, and in emoji of several parts. */
const joiner = String.raw`(?<=[\p{L}\p{M}${emoji}])(?<!\p{Script=Latin})[\u200C\u200D](?=[\p{L}${emoji}])(?!\p{Script=Latin})`;
const fileName = new RegExp(
  String.raw`^[\p{L}\p{N}${emoji}](?:[\p{L}\p{M}\p{N}${emoji} ._()\[\],&'’+-]|${joiner}){0,99}$`,
  'u',
);

/**
 * Returns a file name in the form that it is stored in; null when browsers can't save a file under it. Vowel signs and
 * tone marks of scripts such as Devanagari and Thai are characters of their own in every form.
 */
export function plainFileName(given: string): string | null {
  const name = oneLine(given);
  return fileName.test(name) ? name : null;
}

const typed = () => z.string().overwrite(printable);
const text = (max: number, missing: string) =>
  z.string().overwrite(oneLine).refine(saysSomething, missing).max(max, atMost(max));

/** The database holds ten places before the point. */
const highestPrice = 9_999_999_999.99;

/** An amount as it is typed. A currency sign or a decimal comma is refused, and not guessed (decisions, section 10). */
const price = z
  .string()
  .trim()
  .regex(/^\d+(\.\d{1,2})?$/, 'Please enter an amount such as 5 or 5.00, without a currency sign or commas.')
  .refine(
    (amount) => !(Number(amount) > highestPrice),
    `A price is at most ${highestPrice.toLocaleString('en-US', { minimumFractionDigits: 2 })}.`,
  )
  .refine((amount) => Number(amount) > 0, 'A price is at least 0.01.');

const { name, credit, validityDays, features, feature, sellerEmail } = packageLimits;

const packageFields = {
  name: text(name, 'Please enter a name.'),
  price,
  credit: z
    .int('Please enter a whole number of credits.')
    .min(1, 'A package has at least 1 credit.')
    .max(credit, `A package has at most ${formatCredits(credit)}.`),
  validityDays: z
    .int('Please enter a whole number of days.')
    .min(1, 'A package is valid for at least 1 day.')
    .max(validityDays, `A package is valid for at most ${validityDays.toLocaleString('en-US')} days.`),
  sellerEmail: typed()
    .trim()
    .max(sellerEmail, atMost(sellerEmail))
    .refine((address) => address === '' || z.email().safeParse(address).success, 'Please enter an email address.'),
};
const featureLine = z.string().overwrite(oneLine).max(feature, atMost(feature));

/** Schema of a package in its form. */
export const packageForm = z.object({
  ...packageFields,
  features: z
    .array(z.object({ text: featureLine }))
    .max(features, atMost(features, `At most ${features} feature lines.`)),
});

/** Schema of a package as it is sent: blank feature lines are left out. */
export const packageInput = z.object({
  ...packageFields,
  sellerEmail: packageFields.sellerEmail.nullish().transform((address) => address || null),
  features: z
    .array(featureLine)
    .transform((lines) => lines.filter(Boolean))
    .pipe(z.array(z.string()).max(features, atMost(features, `At most ${features} feature lines.`))),
});

/** Returns a slug for a name: 'Post calendar, 2027' is 'post-calendar-2027'. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, itemLimits.slug)
    .replace(/^-/, '')
    .replace(/-$/, '');

const isWebAddress = (address: string) => /^https?:\/\/[^\s\\<>"]+$/i.test(address) && URL.canParse(address);

const itemFields = {
  name: text(itemLimits.name, 'Please enter a name.'),
  description: text(itemLimits.description, 'Please enter a description.'),
  price,
  guidelines: typed().max(itemLimits.guidelines, atMost(itemLimits.guidelines)),
  slug: typed()
    .trim()
    .min(1, 'Please enter a slug.')
    .max(itemLimits.slug, atMost(itemLimits.slug))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use a-z, 0-9 and single hyphens between them.'),
};
const accessUrl = typed()
  .trim()
  .max(itemLimits.accessUrl, atMost(itemLimits.accessUrl))
  .refine((address) => address === '' || isWebAddress(address), 'Please enter an http or https address.');
const imageUrl = typed()
  .trim()
  .max(itemLimits.imageUrl, atMost(itemLimits.imageUrl))
  .refine((url) => url === '' || isImageAddress(url), 'Please enter the address of a picture.');
const sample = typed().max(itemLimits.sample, atMost(itemLimits.sample));

const fileOrAddress = 'Please upload a file, or choose an address.';

/** Schema of an item in its form; `file` is the one that is stored or has just been uploaded. */
export const itemForm = z
  .object({
    ...itemFields,
    delivers: z.enum(['FILE', 'ADDRESS']),
    accessUrl,
    file: z.object({ id: z.string().nullable(), name: z.string(), bytes: z.number() }).nullable(),
    imageUrl,
    sample,
  })
  .refine(({ delivers, file }) => delivers === 'ADDRESS' || file !== null, { path: ['file'], error: fileOrAddress })
  .refine(({ delivers, accessUrl: address }) => delivers === 'FILE' || address !== '', {
    path: ['accessUrl'],
    error: 'Please enter the address for buyers.',
  });

const orNull = <Text extends z.ZodType<string>>(value: Text) =>
  value.nullish().transform((given) => given?.trim() || null);

/** Schema of an item as it is sent. */
export const itemInput = z
  .object({
    ...itemFields,
    accessUrl: orNull(accessUrl),
    fileId: z.string().nullish(),
    imageUrl: orNull(imageUrl),
    sample: orNull(sample),
  })
  .refine(({ accessUrl: address, fileId }) => !address || !fileId, {
    path: ['accessUrl'],
    error: 'An item has a file or an address, not both.',
  });
