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
 * @param seed another one gives other looks
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
