import type { FontPairId } from '../../../../../studio/font-pairs';
import { newDocument } from '../../../../../studio/posts/new-document';
import type { PostDocument } from '../../../../../studio/posts/document';
import { refOf } from '../../../../../studio/posts/layout';
import { layoutOf } from '../../../../../studio/posts/layouts/index';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import { paletteFromPicture } from '../../../../../studio/posts/picture-palette';
import type { Style } from '../../../../../studio/brief';
import type { DesignStyle } from '../../../gql/schema';
import { sampleOf } from '../post/stored-post';
import { TRY_PICTURES } from './try-pictures';

/** A look in which anyone may see a sentence: a layout over one of our own pictures. */
export interface Look {
  /** As customers read it. */
  name: string;
  /** The style with which the generator makes a post in this look. */
  style: DesignStyle;
  pictureUrl: string;
  sample: PictureSample;
  documentOf: (sentence: string) => PostDocument;
}

const CHOICES: readonly { picture: number; style: Style; layout: string; fonts: FontPairId }[] = [
  { picture: 2, style: 'minimal', layout: 'horizon', fonts: 'GROTESQUE' },
  { picture: 0, style: 'bold', layout: 'cut', fonts: 'POSTER' },
  { picture: 1, style: 'playful', layout: 'scrapbook', fonts: 'HANDWRITTEN' },
];

/** The three looks. Their documents depend on the sentence alone. */
export const LOOKS: readonly Look[] = CHOICES.flatMap(({ picture, style, layout, fonts }) => {
  const source = TRY_PICTURES[picture];
  if (!source) return [];
  const sample = sampleOf({ pictureRatio: source.ratio, pictureSample: source.cells });
  const palette = { ...paletteFromPicture(sample), from: 'PICTURE' as const };
  return {
    name: layoutOf(layout).name,
    style: style.toUpperCase() as DesignStyle,
    pictureUrl: source.pictureUrl,
    sample,
    documentOf: (sentence) => ({
      ...newDocument({ primaryText: sentence, style, niche: 'business', seed: layout }, sample),
      layout: refOf(layoutOf(layout)),
      fonts,
      palette,
    }),
  };
});
