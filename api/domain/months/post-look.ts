import type { Brand } from '../../../studio/posts/brand';
import { applyBrand } from '../../../studio/posts/brand';
import { plainText, type PostDocument } from '../../../studio/posts/document';
import { furtherLooks } from '../../../studio/posts/further-looks';
import type { PostOnPicture } from '../designs/studio/fresh-post';
import type { MonthPostEntity } from './month-post.entity';

/** How far a copy looks to another side of the picture it shares, in fractions of the picture. */
const CROP_SHIFT = 0.18;
const sides = [-1, 1] as const;

const branded = (document: PostDocument, brand: Brand | null) =>
  brand ? applyBrand(document, brand).document : document;

/** Returns a post in the brand of its month. */
export const inBrand = ({ document }: PostOnPicture, brand: Brand | null): PostDocument => branded(document, brand);

/** Looks that are tried until one has a layout that no other post over the picture has. */
const MOST_SEEDS = 12;

/** Returns the source in another look, with a layout that none of the taken ones has as far as there are enough. */
function otherLook({ document, sample }: PostOnPicture, seed: string, taken: readonly string[]): PostDocument {
  let look = document;
  for (let round = 0; round < MOST_SEEDS; round += 1) {
    const looks = furtherLooks(document, sample, `${seed}|${round}`);
    const free = looks.find(({ layout }) => !taken.includes(layout));
    if (free) return free;
    [look] = looks;
  }
  return look;
}

/**
 * Returns a post of a month over the picture of another one: its own words, another layout, and another part of the
 * picture.
 * @param taken layouts of the posts that have this picture already
 */
export function onSharedPicture(
  source: PostOnPicture,
  post: Pick<MonthPostEntity, 'id' | 'headline' | 'second' | 'caption' | 'hashtags'>,
  { brand, taken }: { brand: Brand | null; taken: readonly string[] },
): PostDocument {
  const look = otherLook(source, post.id, taken);
  const { headline, second, caption, hashtags } = post;
  const shift = CROP_SHIFT * (sides[taken.length % 2] ?? 1);
  const focalX = Math.min(1, Math.max(0, look.picture.focalX + shift));
  return branded(
    {
      ...look,
      words: { ...look.words, badge: plainText(), headline: plainText(headline), second: plainText(second) },
      picture: { ...look.picture, focalX },
      perSize: [],
      caption: { ...look.caption, text: caption, hashtags, altText: headline },
    },
    brand,
  );
}
