import { z } from 'zod';
import type { Background } from '../../entities/design-photo/background-field';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { DesignInput, DesignStyle, ImageSize, Lettering, Niche, Platform, PostType } from '../../gql/schema';
import { uploadedPhoto } from '../../lib/upload-design-photo';
import type { FavoritePromptPartsFragment } from './favorites.generated';
import { chooseTemplate, fillTemplate, withSize } from './default-prompt';
import type { PromptTemplates } from './default-prompt';
import { nicheNames, platforms, styleNames } from '../../entities/design/design-options';

/** The form as it is saved in the browser until it has been used. */
export const generatorFormSchema = z.object({
  // missing in a form that an older release saved
  lettering: z.enum(['SET', 'DRAWN']).default('SET'),
  platform: z.enum(['FACEBOOK', 'INSTAGRAM']),
  postType: z.enum(['FACEBOOK_POST', 'INSTAGRAM_POST']),
  size: z.enum(['SQUARE', 'LANDSCAPE']),
  primaryText: z.string().max(200),
  niche: z.enum(nicheNames),
  style: z.enum(styleNames),
  customPrompt: z.string().max(4000),
  enhancedPrompt: z.string().max(4000),
  template: z.string().nullable(),
  // missing in a form that an older release saved
  background: z
    .object({ source: z.enum(['PAINTED', 'PHOTO']), photo: uploadedPhoto.nullable() })
    .default({ source: 'PAINTED', photo: null }),
}) satisfies z.ZodType<GeneratorForm>;

export interface GeneratorForm {
  lettering: Lettering;
  platform: Platform;
  postType: PostType;
  size: ImageSize;
  primaryText: string;
  niche: Niche;
  style: DesignStyle;
  customPrompt: string;
  /** Empty until a prompt has been enhanced. */
  enhancedPrompt: string;
  /** Template of the custom prompt; null once the user has edited it. */
  template: string | null;
  background: Background;
}

export type GeneratorAction =
  | { type: 'lettering'; lettering: Lettering }
  | { type: 'background'; background: Background }
  | { type: 'platform'; platform: Platform }
  | { type: 'size'; size: ImageSize }
  | { type: 'niche'; niche: Niche }
  | { type: 'style'; style: DesignStyle }
  | { type: 'primaryText'; text: string }
  | { type: 'customPrompt'; text: string }
  | { type: 'enhancedPrompt'; text: string }
  | { type: 'enhanced'; text: string }
  | { type: 'reuse'; design: DesignPartsFragment }
  | { type: 'favorite'; favorite: FavoritePromptPartsFragment }
  | { type: 'restore'; form: GeneratorForm }
  | { type: 'reset'; lettering: Lettering };

const postTypeOf = (platform: Platform): PostType =>
  platforms.find(({ value }) => value === platform)?.postType ?? 'FACEBOOK_POST';

/** Returns the form's initial values, also used by Reset. */
export function freshForm(templates: PromptTemplates, lettering: Lettering): GeneratorForm {
  const template = chooseTemplate(templates, 'FACEBOOK', 'BUSINESS');
  return {
    lettering,
    platform: 'FACEBOOK',
    postType: 'FACEBOOK_POST',
    size: 'SQUARE',
    primaryText: '',
    niche: 'BUSINESS',
    style: 'PROFESSIONAL',
    customPrompt: fillTemplate(template, 'SQUARE'),
    enhancedPrompt: '',
    template,
    background: { source: 'PAINTED', photo: null },
  };
}

/** Updates the default prompt for platform, niche and size until the user edits it. */
function withDefaultPrompt(form: GeneratorForm, templates: PromptTemplates): GeneratorForm {
  if (form.template === null) return form;
  const template = chooseTemplate(templates, form.platform, form.niche);
  return { ...form, template, customPrompt: fillTemplate(template, form.size) };
}

export const generatorReducer =
  (templates: PromptTemplates) =>
  (form: GeneratorForm, action: GeneratorAction): GeneratorForm => {
    switch (action.type) {
      case 'platform':
        return withDefaultPrompt(
          { ...form, platform: action.platform, postType: postTypeOf(action.platform) },
          templates,
        );
      case 'niche':
        return withDefaultPrompt({ ...form, niche: action.niche }, templates);
      case 'size':
        return {
          ...form,
          size: action.size,
          customPrompt: withSize(form.customPrompt, action.size),
          enhancedPrompt: withSize(form.enhancedPrompt, action.size),
        };
      case 'lettering':
        return { ...form, lettering: action.lettering };
      case 'background':
        return { ...form, background: action.background };
      case 'style':
        return { ...form, style: action.style };
      case 'primaryText':
        return { ...form, primaryText: action.text };
      case 'customPrompt':
        return { ...form, customPrompt: action.text, template: null };
      case 'enhancedPrompt':
        return { ...form, enhancedPrompt: action.text };
      case 'enhanced':
        return { ...form, enhancedPrompt: withSize(action.text, form.size) };
      case 'reuse': {
        const { lettering, platform, postType, size, niche, style, primaryText, customPrompt, enhancedPrompt } =
          action.design;
        const { pictureSource: source, photoId } = action.design;
        return {
          lettering,
          platform,
          postType,
          size,
          niche,
          style,
          primaryText,
          customPrompt: withSize(customPrompt, size),
          enhancedPrompt: withSize(enhancedPrompt ?? '', size),
          template: null,
          background: {
            source,
            photo: photoId === null ? null : { id: photoId, width: null, height: null },
          },
        };
      }
      case 'favorite': {
        const { prompt, niche, platform } = action.favorite;
        return {
          ...form,
          niche: niche ?? form.niche,
          platform: platform ?? form.platform,
          postType: platform ? postTypeOf(platform) : form.postType,
          customPrompt: withSize(prompt, form.size),
          enhancedPrompt: '',
          template: null,
        };
      }
      case 'restore':
        return action.form;
      case 'reset':
        return freshForm(templates, action.lettering);
    }
  };

/** Returns the effective prompt: the enhanced one if there is one. */
export const promptOf = ({ customPrompt, enhancedPrompt }: Pick<GeneratorForm, 'customPrompt' | 'enhancedPrompt'>) =>
  enhancedPrompt.trim() || customPrompt.trim();

/** Returns whether the form asks for the customer's own photo. */
export const asksForPhoto = ({ lettering, background }: Pick<GeneratorForm, 'lettering' | 'background'>): boolean =>
  lettering === 'SET' && background.source === 'PHOTO';

/** Returns the id of the photo that becomes the background; null for a painted one. */
export const photoIdOf = (form: GeneratorForm): string | null =>
  asksForPhoto(form) ? (form.background.photo?.id ?? null) : null;

/** Returns the form as API input. */
export const toDesignInput = ({
  template: _template,
  background: _background,
  enhancedPrompt,
  ...form
}: GeneratorForm): DesignInput => ({
  ...form,
  enhancedPrompt: enhancedPrompt.trim() || null,
});
