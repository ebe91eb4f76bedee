import {
  designStyleLabels,
  imageSizeLabels,
  letteringLabels,
  nicheLabels,
  platformLabels,
  postTypeLabels,
} from '../../../../contract/labels';
import type { DesignStyle, ImageSize, Lettering, Niche, Platform, PostType } from '../../gql/schema';
import { optionsOf, valuesOf } from '../../lib/options';

export const nicheOptions = optionsOf<Niche>(nicheLabels);
export const nicheNames = valuesOf(nicheOptions);
export const styleOptions = optionsOf<DesignStyle>(designStyleLabels);
export const styleNames = valuesOf(styleOptions);

const postTypeOf = { FACEBOOK: 'FACEBOOK_POST', INSTAGRAM: 'INSTAGRAM_POST' } as const satisfies Record<
  Platform,
  PostType
>;
export const platforms = optionsOf<Platform>(platformLabels).map((one) => ({
  ...one,
  postType: postTypeOf[one.value],
}));

export const postTypes: readonly { value: PostType; label: string; platform: Platform }[] = [
  { value: 'FACEBOOK_POST', label: postTypeLabels.FACEBOOK_POST, platform: 'FACEBOOK' },
  { value: 'INSTAGRAM_POST', label: postTypeLabels.INSTAGRAM_POST, platform: 'INSTAGRAM' },
];

export const letterings: readonly { value: Lettering; label: string; text: string }[] = [
  { value: 'SET', label: letteringLabels.SET, text: 'Always spelled right, editable afterwards, five sizes.' },
  { value: 'DRAWN', label: letteringLabels.DRAWN, text: 'The AI draws everything, words included.' },
];

export const sizes: readonly { value: ImageSize; name: string; label: string; ratio: string; height: number }[] = [
  { value: 'SQUARE', name: 'Square', label: imageSizeLabels.SQUARE, ratio: '1 / 1', height: 500 },
  { value: 'LANDSCAPE', name: 'Landscape', label: imageSizeLabels.LANDSCAPE, ratio: '16 / 9', height: 281.25 },
];

export const sizeOf = (size: ImageSize) =>
  sizes.find(({ value }) => value === size) ?? {
    value: size,
    name: 'Square',
    label: imageSizeLabels.SQUARE,
    ratio: '1 / 1',
    height: 500,
  };
export const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
