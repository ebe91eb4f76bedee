import type { DesignStyle, ImageSize, Niche, Platform, PostType } from '../../gql/schema';

const title = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

export const nicheNames = [
  'FITNESS',
  'COOKING',
  'TRAVEL',
  'TECHNOLOGY',
  'FASHION',
  'BEAUTY',
  'HEALTH',
  'FINANCE',
  'PARENTING',
  'PETS',
  'ART',
  'MUSIC',
  'SPORTS',
  'ENVIRONMENT',
  'DIY',
  'GARDENING',
  'PHOTOGRAPHY',
  'GAMING',
  'VLOG',
  'EDUCATION',
  'BUSINESS',
  'LIFESTYLE',
] as const satisfies readonly Niche[];
export const styleNames = [
  'MINIMAL',
  'BOLD',
  'COLORFUL',
  'PROFESSIONAL',
  'PLAYFUL',
] as const satisfies readonly DesignStyle[];

export const nicheOptions = nicheNames.map((value: Niche) => ({
  value,
  label: value === 'DIY' ? value : title(value),
}));
export const styleOptions = styleNames.map((value: DesignStyle) => ({ value, label: title(value) }));

export const platforms: readonly { value: Platform; label: string; postType: PostType }[] = [
  { value: 'FACEBOOK', label: 'Facebook', postType: 'FACEBOOK_POST' },
  { value: 'INSTAGRAM', label: 'Instagram', postType: 'INSTAGRAM_POST' },
];

export const postTypes: readonly { value: PostType; label: string; platform: Platform }[] = [
  { value: 'FACEBOOK_POST', label: 'Facebook Post', platform: 'FACEBOOK' },
  { value: 'INSTAGRAM_POST', label: 'Instagram Post', platform: 'INSTAGRAM' },
];

export const sizes: readonly { value: ImageSize; name: string; label: string; ratio: string; height: number }[] = [
  { value: 'SQUARE', name: 'Square', label: 'Square (1:1)', ratio: '1 / 1', height: 500 },
  { value: 'LANDSCAPE', name: 'Landscape', label: 'Landscape (16:9)', ratio: '16 / 9', height: 281.25 },
];

export const sizeOf = (size: ImageSize) =>
  sizes.find(({ value }) => value === size) ?? {
    value: size,
    name: 'Square',
    label: 'Square (1:1)',
    ratio: '1 / 1',
    height: 500,
  };
export const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
