import { distance } from '../colour';
import { PALETTE_NAMES, paletteNamed } from '../palettes';
import { chanceFrom, type Chance } from '../seed';
import type { PostDocument } from './document';
import { refOf, type LayoutSpec } from './layout';
import { LAYOUTS, layoutOf } from './layouts/index';
import { paletteFromPicture } from './picture-palette';
import type { PictureSample } from './picture-sample';

type PostPalette = PostDocument['palette'];

/** Distance of the main colours from which two palettes look different. */
const CLEARLY_OTHER = 0.2;

/**
 * Returns the same words in two further looks: each in another layout with other colours. Fonts, picture and texts of
 * sizes stay.
 * @param seed decides which ones
 */
export function furtherLooks(post: PostDocument, sample: PictureSample, seed: string): [PostDocument, PostDocument] {
  const chance = chanceFrom(seed);
  const perSize = post.perSize.map((own) => ({ ...own, layout: null }));
  const taken = { layouts: [layoutOf(post.layout)], palettes: [post.palette] };
  const look = (): PostDocument => {
    const layout = otherLayout(taken.layouts, chance);
    const palette = otherPalette(taken.palettes, sample, chance);
    taken.layouts.push(layout);
    taken.palettes.push(palette);
    return { ...post, layout: refOf(layout), palette, perSize };
  };
  return [look(), look()];
}

/** More than enough: the looks of one seed in five have a layout that is shown already. */
const MOST_SEEDS = 20;

/** Returns a seed whose looks have none of the layouts that the looks of the given one have. */
export function seedOfOtherLooks(post: PostDocument, sample: PictureSample, seed: string): string {
  const idsOf = (one: string) => furtherLooks(post, sample, one).map(({ layout }) => layoutOf(layout).id);
  const shown = new Set(idsOf(seed));
  const chance = chanceFrom(`after ${seed}`);
  const seeds = Array.from({ length: MOST_SEEDS }, () => `${chance.below(2 ** 31)}`);
  return seeds.find((one) => idsOf(one).every((id) => !shown.has(id))) ?? seeds[0] ?? seed;
}

const pictureOf = ({ arrangements, words }: LayoutSpec) => `${arrangements.square.picture.form} ${words.on}`;

/** Returns a layout with another form of picture or ground of words than the taken ones; another one where none has. */
function otherLayout(taken: readonly LayoutSpec[], chance: Chance): LayoutSpec {
  const forms = new Set(taken.map(pictureOf));
  const ids = new Set(taken.map(({ id }) => id));
  const others = LAYOUTS.filter(({ id }) => !ids.has(id));
  const different = others.filter((layout) => !forms.has(pictureOf(layout)));
  const from = different.length > 0 ? different : others;
  return from[chance.below(from.length)] ?? layoutOf('');
}

/** Returns the colours of the picture if they differ from the taken ones, else curated ones that do. */
function otherPalette(taken: readonly PostPalette[], sample: PictureSample, chance: Chance): PostPalette {
  const isOther = ({ main }: { main: string }) => taken.every((one) => distance(one.main, main) > CLEARLY_OTHER);
  const fromPicture = { ...paletteFromPicture(sample), from: 'PICTURE' } as const;
  if (isOther(fromPicture)) return fromPicture;
  const named = PALETTE_NAMES.map(paletteNamed);
  const others = named.filter(isOther);
  const colours = others[chance.below(others.length)] ?? named[chance.below(named.length)] ?? fromPicture;
  return { ...colours, from: 'PRESET' };
}
