import { z } from 'zod';
import { FONT_PAIR_IDS } from '../font-pairs';
import { plainHashtags } from './hashtags';
import { POST_SIZE_NAMES, type PostSize } from './sizes';

/** The newest version of the document. Older ones are migrated when they are read. */
export const DOCUMENT_VERSION = 1;

/** Names of the texts of a post, from top to bottom. */
export const SLOTS = ['badge', 'headline', 'second', 'button', 'contact'] as const;
export type Slot = (typeof SLOTS)[number];

/** Most characters of each text. */
export const SLOT_LIMITS: Record<Slot, number> = { badge: 40, headline: 200, second: 200, button: 40, contact: 120 };

export const FINISHES = ['NATURAL', 'DUOTONE', 'SOFT'] as const;
export type Finish = (typeof FINISHES)[number];

/** Names of the slots as the contract spells them. */
export const SLOT_NAMES = ['BADGE', 'HEADLINE', 'SECOND', 'BUTTON', 'CONTACT'] as const;

export const ALIGNS = ['LEFT', 'CENTER', 'RIGHT'] as const;

/** Factor of a text's size. */
export const SCALE = { least: 0.6, most: 1.4 };

/** Narrowest and widest logo, width by height. */
export const LOGO_RATIO = { least: 0.1, most: 12 };

/** Most bytes of a document as JSON. */
export const MOST_DOCUMENT_BYTES = 64 * 1024;

export const hex = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'A colour is written as #rrggbb.');
const share = z.number().min(0).max(1);
const scale = z.number().min(SCALE.least).max(SCALE.most);
/** A layout with its revision: an old design keeps the revision it was made with. */
const layoutRef = z.string().regex(/^[a-z-]{1,32}@\d{1,3}$/, 'A layout is written as name@revision.');
export const words = (most: number) =>
  z
    .string()
    .transform((given) => given.normalize('NFC'))
    .refine((given) => given.length <= most, { message: `At most ${most} characters.` });

const text = (most: number) =>
  z.strictObject({
    text: words(most),
    hidden: z.boolean(),
    scale,
    /** Null follows the layout. */
    align: z.enum(ALIGNS).nullable(),
  });

const palette = z.strictObject({
  ground: hex,
  soft: hex,
  main: hex,
  second: hex,
  accent: hex,
  deep: hex,
  from: z.enum(['PRESET', 'PICTURE', 'BRAND', 'OWN']),
});

/** What one size has of its own; null follows the post. */
const ofOneSize = z.strictObject({
  size: z.enum(POST_SIZE_NAMES),
  layout: layoutRef.nullable(),
  headline: words(SLOT_LIMITS.headline).nullable(),
  hidden: z.array(z.enum(SLOT_NAMES)).max(SLOTS.length),
  scale: scale.nullable(),
  /** The part of the picture that stays in sight. Documents stored before sizes had one follow the post. */
  focal: z.strictObject({ x: share, y: share }).nullable().default(null),
});

const caption = z.strictObject({
  text: words(2200),
  hashtags: z.array(words(100)).overwrite(plainHashtags).max(5),
  altText: words(500),
  /** BCP 47; empty when it is not known. */
  language: z.string().max(35),
});

/** Grounds that a logo is made for; AUTO chooses by the pixels below it. */
export const LOGO_GROUNDS = ['AUTO', 'LIGHT', 'DARK'] as const;

export const LOGO_CORNERS = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
export type LogoCorner = (typeof LOGO_CORNERS)[number];

/** A logo as an uploaded picture, and what layouts know of it. */
export const logoPicture = z.strictObject({
  /** Address of an upload. */
  image: z.string().regex(/^\/image-server\/[0-9a-f]{64}\.(png|jpg|webp)$/, 'Please upload this logo again.'),
  /** Width by height. */
  ratio: z.number().min(LOGO_RATIO.least).max(LOGO_RATIO.most),
  /** The mean colour of what is visible; null for a picture that covers its whole area. */
  ink: hex.nullable(),
});

export type LogoPicture = z.infer<typeof logoPicture>;

/** A logo in a corner, as a picture for light grounds, one for dark grounds, or both. */
const logo = z
  .strictObject({
    light: logoPicture.nullable(),
    dark: logoPicture.nullable(),
    ground: z.enum(LOGO_GROUNDS),
    corner: z.enum(LOGO_CORNERS),
  })
  .refine(({ light, dark }) => light !== null || dark !== null, 'A logo needs a picture.');

/** A post as its customer edits it. Measures are fractions of the canvas or named places, never pixels. */
export const postDocument = z.strictObject({
  version: z.literal(DOCUMENT_VERSION),
  words: z.strictObject({
    badge: text(SLOT_LIMITS.badge),
    headline: text(SLOT_LIMITS.headline),
    second: text(SLOT_LIMITS.second),
    button: text(SLOT_LIMITS.button),
    contact: text(SLOT_LIMITS.contact),
  }),
  layout: layoutRef,
  palette,
  fonts: z.enum(FONT_PAIR_IDS),
  picture: z.strictObject({ focalX: share, focalY: share, finish: z.enum(FINISHES) }),
  logo: logo.nullable().default(null),
  perSize: z
    .array(ofOneSize)
    .max(POST_SIZE_NAMES.length)
    .refine((sizes) => new Set(sizes.map(({ size }) => size)).size === sizes.length, 'Each size at most once.'),
  caption,
});

export type PostDocument = z.infer<typeof postDocument>;
export type PostText = PostDocument['words'][Slot];
export type PostLogo = NonNullable<PostDocument['logo']>;
export type OwnOfSize = PostDocument['perSize'][number];

/** Returns the middle of the part of the picture that stays in sight in a size. */
export function focalOf(
  { picture: { focalX, focalY }, perSize }: PostDocument,
  size: PostSize,
): { x: number; y: number } {
  return perSize.find((one) => one.size === size)?.focal ?? { x: focalX, y: focalY };
}

/** Returns what a size has of its own. */
export const ownOf = ({ perSize }: { readonly perSize: readonly OwnOfSize[] }, size: PostSize): OwnOfSize | undefined =>
  perSize.find((one) => one.size === size);

/** Turns a document of one version into the next one; the key is the version it reads. */
const migrations: Record<number, (document: unknown) => unknown> = {};

/**
 * Reads a stored document of any version as one of the newest version.
 * @throws z.ZodError for one that no version describes
 */
export function readDocument(stored: unknown): PostDocument {
  let document = stored;
  for (let version = versionOf(document); version < DOCUMENT_VERSION; version += 1)
    document = migrations[version]?.(document) ?? document;
  return postDocument.parse(document);
}

const versionOf = (document: unknown): number =>
  typeof document === 'object' && document !== null && 'version' in document && typeof document.version === 'number'
    ? document.version
    : DOCUMENT_VERSION;

/** Returns a text of a post that follows its layout. */
export const plainText = (given = ''): PostText => ({
  text: given.normalize('NFC'),
  hidden: false,
  scale: 1,
  align: null,
});
