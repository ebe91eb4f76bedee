import type { DesignInput, DesignStyle, ImageSize, Niche, Platform, PostType } from '../../graphql/generated/schema';

export const sizeNames: Record<ImageSize, string> = { SQUARE: 'Square', LANDSCAPE: 'Landscape' };
export const aspectRatios: Record<ImageSize, '1:1' | '16:9'> = { SQUARE: '1:1', LANDSCAPE: '16:9' };
export const platformNames: Record<Platform, string> = { FACEBOOK: 'facebook', INSTAGRAM: 'instagram' };
export const postTypeNames: Record<PostType, string> = {
  FACEBOOK_POST: 'facebook-post',
  INSTAGRAM_POST: 'instagram-post',
};

const lower = (name: Niche | DesignStyle) => name.toLowerCase();

type PromptParts = Pick<
  DesignInput,
  'platform' | 'postType' | 'size' | 'niche' | 'style' | 'primaryText' | 'customPrompt'
> & { enhancedPrompt?: string | null };

/** Builds the prompt of a design: the template, then the enhanced prompt or else the custom one. */
export function buildPrompt(design: PromptParts): string {
  const size = sizeNames[design.size];
  const designInput = (design.enhancedPrompt?.trim() || design.customPrompt.trim()).replaceAll('{size}', size);
  return [
    'Make it one finished social media post image, ready to publish.',
    `Platform: ${platformNames[design.platform]}`,
    `Post type: ${postTypeNames[design.postType]}`,
    `Image size: ${size} (${aspectRatios[design.size]})`,
    `Style: ${lower(design.style)}`,
    `Niche: ${lower(design.niche)}`,
    `Primary text: "${design.primaryText}"`,
    'Keep the primary text large, spelled exactly as given, with strong contrast and room around it; no other long texts, no watermark, no device frame.',
    designInput,
  ].join('\n');
}

/** Builds the instruction for the text model to enhance a prompt. */
export function enhancementPrompt(design: PromptParts): string {
  return [
    'Rewrite the following design brief so that an image model makes a post with higher engagement.',
    'Keep its subject, its facts and the primary text, and describe composition, light, palette, typography and one clear focal point.',
    'Answer with the brief alone, in at most 130 words.',
    '',
    buildPrompt({ ...design, enhancedPrompt: null }),
  ].join('\n');
}
