import { SLOTS, type OwnOfSize, type PostDocument, type Slot } from '../../../../../studio/posts/document';
import { POST_SIZE_NAMES, type PostSize } from '../../../../../studio/posts/sizes';

/** The values of a post by key: what two windows can change without touching each other's work. */
export type PostValues = ReadonlyMap<string, unknown>;

const TEXT_KEYS = ['text', 'hidden', 'scale', 'align'] as const;
const OWN_KEYS = ['layout', 'headline', 'hidden', 'scale', 'focal'] as const;
const CAPTION_KEYS = ['text', 'hashtags', 'altText', 'language'] as const;

/** Returns what a size has of its own while it follows the post in everything. */
export const followsPost = (size: PostSize): OwnOfSize => ({
  size,
  layout: null,
  headline: null,
  hidden: [],
  scale: null,
  focal: null,
});

/** Returns the values of a post by key, such as 'words.headline.text'. */
export function valuesOf(post: PostDocument): Map<string, unknown> {
  const values = new Map<string, unknown>([
    ['layout', post.layout],
    ['palette', post.palette],
    ['fonts', post.fonts],
    ['picture.focal', [post.picture.focalX, post.picture.focalY]],
    ['picture.finish', post.picture.finish],
    ['logo', post.logo],
  ]);
  for (const slot of SLOTS) for (const key of TEXT_KEYS) values.set(`words.${slot}.${key}`, post.words[slot][key]);
  for (const key of CAPTION_KEYS) values.set(`caption.${key}`, post.caption[key]);
  for (const size of POST_SIZE_NAMES) {
    const own = post.perSize.find((one) => one.size === size) ?? followsPost(size);
    for (const key of OWN_KEYS) values.set(`perSize.${size}.${key}`, own[key]);
  }
  return values;
}

/** Returns whether a size follows the post in everything. */
const isEmpty = ({ layout, headline, hidden, scale, focal }: OwnOfSize) =>
  layout === null && headline === null && hidden.length === 0 && scale === null && focal === null;

/** Returns the post with the values of these keys in place of its own. */
export function withValues(post: PostDocument, values: PostValues): PostDocument {
  const next = structuredClone(post);
  for (const [key, value] of values) {
    const [root = '', name = '', part = ''] = key.split('.');
    if (root === 'words') Object.assign(next.words[name as Slot], { [part]: value });
    else if (root === 'caption') Object.assign(next.caption, { [name]: value });
    else if (key === 'picture.focal') [next.picture.focalX, next.picture.focalY] = value as [number, number];
    else if (root === 'picture') Object.assign(next.picture, { [name]: value });
    else if (root === 'perSize') next.perSize = withOwn(next, name as PostSize, { [part]: value }).perSize;
    else Object.assign(next, { [root]: value });
  }
  return next;
}

/** Returns the post with a change of what a size has of its own. */
export function withOwn(post: PostDocument, size: PostSize, change: Partial<OwnOfSize>): PostDocument {
  const own = { ...(post.perSize.find((one) => one.size === size) ?? followsPost(size)), ...change };
  const others = post.perSize.filter((one) => one.size !== size);
  return { ...post, perSize: isEmpty(own) ? others : [...others, own] };
}

const slotNames: Record<Slot, string> = {
  badge: 'Badge',
  headline: 'Headline',
  second: 'Second line',
  button: 'Button',
  contact: 'Contact line',
};
const sizeNames: Record<PostSize, string> = {
  SQUARE: 'Square',
  PORTRAIT: 'Portrait',
  STORY: 'Story',
  LANDSCAPE: 'Landscape',
  LINK: 'Link',
};
const otherNames: Record<string, string> = {
  layout: 'Layout',
  palette: 'Colours',
  fonts: 'Fonts',
  logo: 'Logo',
  'picture.focal': 'Part of the picture',
  'picture.finish': 'Picture finish',
};

export const slotName = (slot: Slot): string => slotNames[slot];
export const sizeName = (size: PostSize): string => sizeNames[size];

/** Names a key as customers read it. */
export function keyName(key: string): string {
  const [root = '', name = ''] = key.split('.');
  if (root === 'words') return slotNames[name as Slot];
  if (root === 'perSize') return `${sizeNames[name as PostSize]} size`;
  return otherNames[key] ?? 'Caption';
}
