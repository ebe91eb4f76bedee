import { FONT_PAIR_IDS } from '../../../../../studio/font-pairs';
import { PALETTE_NAMES, paletteNamed } from '../../../../../studio/palettes';
import type { PostDocument } from '../../../../../studio/posts/document';
import { refOf } from '../../../../../studio/posts/layout';
import { LAYOUTS, layoutOf } from '../../../../../studio/posts/layouts/index';
import { paletteFromPicture } from '../../../../../studio/posts/picture-palette';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import { chanceFrom } from '../../../../../studio/seed';

/** Returns the post with another layout, other colours and another pair of fonts. Its words stay. */
export function shuffled(post: PostDocument, sample: PictureSample, seed: string): PostDocument {
  const chance = chanceFrom(seed);
  const layouts = LAYOUTS.filter(({ id }) => id !== layoutOf(post.layout).id);
  const other = <Value>(values: readonly Value[], current: Value): Value => {
    const rest = values.filter((value) => value !== current);
    return rest[chance.below(rest.length)] ?? current;
  };
  return {
    ...post,
    layout: other(layouts.map(refOf), post.layout),
    fonts: other(FONT_PAIR_IDS, post.fonts),
    palette:
      post.palette.from !== 'PICTURE' && chance.chance(0.35)
        ? { ...paletteFromPicture(sample), from: 'PICTURE' }
        : { ...paletteNamed(chance.pick(PALETTE_NAMES)), from: 'PRESET' },
  };
}
