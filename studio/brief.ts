/** Options of a picture. The lists come from the generator form (specification, user area, section 2). */
export const NICHES = [
  'fitness',
  'cooking',
  'travel',
  'technology',
  'fashion',
  'beauty',
  'health',
  'finance',
  'parenting',
  'pets',
  'art',
  'music',
  'sports',
  'environment',
  'diy',
  'gardening',
  'photography',
  'gaming',
  'vlog',
  'education',
  'business',
  'lifestyle',
] as const;
export const STYLES = ['minimal', 'bold', 'colorful', 'professional', 'playful'] as const;
export const PLATFORMS = ['facebook', 'instagram'] as const;
export const SIZES = ['square', 'landscape'] as const;

export type Niche = (typeof NICHES)[number];
export type Style = (typeof STYLES)[number];
export type Platform = (typeof PLATFORMS)[number];
export type Size = (typeof SIZES)[number];

/** Input for one picture. `seed` is usually the whole prompt: the same seed gives the same bytes. */
export interface PostBrief {
  platform: Platform;
  size: Size;
  style: Style;
  niche: Niche;
  primaryText: string;
  seed: string;
  /** Further words about the subject; they may select another drawing of the niche. */
  keywords?: string;
  /** Shown as the sender of the post; without it the post has an icon and no name. */
  brand?: string;
  /** The sender's handle on the platform, with its @. */
  handle?: string;
  /** The sender's web address. */
  site?: string;
  /** A few words above the headline. */
  kicker?: string;
  /** A few words for the button; without them it is an arrow. */
  callToAction?: string;
}

/** Size of a finished picture in pixels; landscape is exactly 16:9. */
export const DIMENSIONS: Record<Size, { width: number; height: number }> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1344, height: 756 },
};
